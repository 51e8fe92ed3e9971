// Applies differences one after the other and compares; called by test_difference.py with the file of its chains.
import { readFileSync } from "node:fs";

import { applied } from "../../web/src/lib/difference.ts";

let compared = 0;
for (const [first, steps] of JSON.parse(readFileSync(process.argv[2], "utf-8"))) {
  let value = first;
  for (const [change, after] of steps) {
    const before = JSON.stringify(value);
    const made = applied(value, change);
    if (JSON.stringify(made) !== JSON.stringify(after) || JSON.stringify(value) !== before) {
      console.log(`${JSON.stringify(change)}\n  makes ${JSON.stringify(made)}\n  not   ${JSON.stringify(after)}`);
      process.exit(1);
    }
    value = made;
    compared += 1;
  }
}
console.log(`${compared} the same`);
