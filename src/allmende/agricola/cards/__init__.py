"""What cards are made of and what they can listen to; `base` has those of the base box, `other_boxes` a few more."""
