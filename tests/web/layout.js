// Measures a page as a careful eye would: which texts overlap, are cut off, too small or broken within a word, and what is
// asked but out of sight. Run in the page; gives back one sentence for each fault.
//
// allowed: what the eye forgives, by selector: { overlap: [...], clip: [...], small: [...], broken: [...], scrolled: [...] };
// what is asked may lie further down in what may be scrolled.
(allowed) => {
  const LEAST = 11;
  const HAIR = 1.5;
  // A line of text is higher than its letters: accents and descenders reach this far into it.
  const ABOVE = 0.19;
  const BELOW = 0.15;
  const faults = [];
  const forgiven = (element, what) => (allowed[what] ?? []).some((chosen) => element.closest(chosen) !== null);

  const box = (left, top, right, bottom) => ({ left, top, right, bottom, width: right - left, height: bottom - top });
  const meet = (one, other) =>
    box(
      Math.max(one.left, other.left), Math.max(one.top, other.top),
      Math.min(one.right, other.right), Math.min(one.bottom, other.bottom),
    );
  const isEmpty = (one) => one.width <= 0 || one.height <= 0;
  const view = box(0, 0, innerWidth, innerHeight);
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  const inner = (element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const scale = element.offsetWidth ? width / element.offsetWidth : 1;
    const x = left + element.clientLeft * scale;
    const y = top + element.clientTop * scale;
    return element.clientWidth === 0 && element.clientHeight === 0
      ? element.getBoundingClientRect()
      : box(x, y, x + element.clientWidth * scale, y + element.clientHeight * scale);
  };

  /** The elements that clip this one: those around it, without those that it has left by its position. */
  const around = new Map();
  const clippers = (element) => {
    if (!around.has(element)) around.set(element, findClippers(element));
    return around.get(element);
  };
  const findClippers = (element) => {
    const found = [];
    let leaves = "";
    for (let at = element; at !== null && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      const holds = style.position !== "static" || style.transform !== "none" || style.containerType !== "normal" || style.contain !== "none";
      if (at !== element && leaves !== "fixed" && (leaves === "" || holds) && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
        found.push([at, style, inner(at)]);
      }
      if (holds) leaves = "";
      if (style.position === "absolute" || style.position === "fixed") leaves = style.position;
    }
    return found;
  };

  /** What is seen of a box, and whether something cuts it that cannot be scrolled. */
  const clipped = (rect, element, self) => {
    let seen = rect;
    let cut = null;
    const own = styleOf(element);
    const clips = self && own.display !== "inline" && (own.overflowX !== "visible" || own.overflowY !== "visible");
    for (const [clipper, style, next] of [...(clips ? [[element, own, inner(element)]] : []), ...clippers(element)]) {
      const within = { ...seen };
      const fixed = (overflow) => overflow === "hidden" || overflow === "clip";
      if (style.overflowX !== "visible") {
        if (fixed(style.overflowX) && (seen.left < next.left - HAIR || seen.right > next.right + HAIR)) cut ??= clipper;
        within.left = Math.max(seen.left, next.left);
        within.right = Math.min(seen.right, next.right);
      }
      if (style.overflowY !== "visible") {
        if (fixed(style.overflowY) && (seen.top < next.top - HAIR || seen.bottom > next.bottom + HAIR)) cut ??= clipper;
        within.top = Math.max(seen.top, next.top);
        within.bottom = Math.min(seen.bottom, next.bottom);
      }
      seen = box(within.left, within.top, within.right, within.bottom);
      if (isEmpty(seen)) return { seen, cut };
    }
    return { seen: meet(seen, view), cut };
  };

  const isShown = (element) =>
    element.closest(".unseen, [hidden], script, style, noscript, option, template") === null &&
    styleOf(element).clipPath !== "inset(50%)" &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const named = (element) => {
    const of = (one) => one.tagName.toLowerCase() + [...one.classList].filter((name) => !/^s[\w-]{4,}$/.test(name)).map((name) => `.${name}`).join("");
    return [element.parentElement, element].filter(Boolean).map(of).join(" > ");
  };
  const said = ({ text, element }) => `"${text.trim().slice(0, 40)}" (${named(element)})`;

  // Every line of every text that can be seen

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data;
    if (element === null || text.replace(/\u00ad/g, "").trim() === "" || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (rects.length === 0) continue;
    const shown = [];
    for (const rect of rects) {
      const letters = box(rect.left, rect.top + rect.height * ABOVE, rect.right, rect.bottom - rect.height * BELOW);
      const { seen, cut } = clipped(letters, element, true);
      if (cut !== null && !forgiven(element, "clip")) faults.push(`cut off: ${said({ text, element })} by ${named(cut)}`);
      seen.whole = seen.height > 0.9 * letters.height;
      if (!isEmpty(seen) && seen.width > HAIR && seen.height > HAIR) shown.push(seen);
    }
    if (shown.length === 0) continue;
    const svg = element.closest("svg");
    const drawn = svg === null ? null : element.getScreenCTM?.();
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : element.offsetHeight ? element.getBoundingClientRect().height / element.offsetHeight : 1;
    const drawnSmaller = Math.abs(scale - 1) > 0.05; // browsers round heights
    const size = parseFloat(styleOf(element).fontSize) * (drawnSmaller ? scale : 1);
    if (size < LEAST - 0.05 && !forgiven(element, "small")) faults.push(`too small, ${size.toFixed(1)}px: ${said({ text, element })}`);
    if (rects.length > 1 && styleOf(element).hyphens !== "auto" && !forgiven(element, "broken")) {
      for (const [before, after] of breaks(node)) faults.push(`broken within a word, ${before}|${after}: ${said({ text, element })}`);
    }
    for (const seen of shown) lines.push({ text, element, seen });
  }

  /** Where a line ends between two letters. */
  function breaks(node) {
    const found = [];
    const range = document.createRange();
    const isLetter = (sign) => /[\p{L}\p{N}]/u.test(sign ?? "");
    let before = null;
    for (let at = 0; at < node.data.length; at++) {
      if (!isLetter(node.data[at])) {
        before = null;
        continue;
      }
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const rect = [...range.getClientRects()].at(-1); // after a soft hyphen the first is empty, on the line before
      if (rect === undefined) continue;
      if (before !== null && rect.top > before.top + before.height / 2 && rect.left < before.left) {
        found.push([node.data.slice(0, at).split(/[^\p{L}\p{N}]/u).at(-1), node.data.slice(at).split(/[^\p{L}\p{N}]/u)[0]]);
      }
      before = rect;
    }
    return found;
  }

  // What lies over a text: something that is painted there and is neither the text nor around it

  const paints = (element) => {
    if (!element.checkVisibility({ opacityProperty: true })) return false;
    if (element instanceof SVGElement) return element.tagName !== "svg" && element.tagName !== "g";
    const style = styleOf(element);
    const [, alpha = "1"] = /^rgba\(.*?([\d.]+)\)$/.exec(style.backgroundColor) ?? [];
    return element.tagName === "IMG" || style.backgroundImage !== "none" || (style.backgroundColor !== "transparent" && Number(alpha) > 0.3);
  };
  const hasMark = (element) => ["::before", "::after"].some((which) => {
    const style = getComputedStyle(element, which);
    return style.content !== "none" && style.content !== "normal" && style.position === "absolute" && style.backgroundColor !== "rgba(0, 0, 0, 0)";
  });
  const covering = (top, element) => {
    if (top === null || top === element || element.contains(top)) return null;
    if (top.contains(element)) return hasMark(top) && element.closest("button, [role=button]") === top ? top : null;
    for (let at = top; at !== null && !at.contains(element); at = at.parentElement) if (paints(at)) return at;
    return null;
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const line of lines) {
    const { seen, element } = line;
    const across = seen.width < 12 ? [0.25, 0.5, 0.75] : [0.04, 0.25, 0.5, 0.75, 0.96];
    const down = seen.whole ? [0.3, 0.5, 0.8] : [0.5]; // what is scrolled ends somewhere within a line
    const over = down.flatMap((low) => across.map((part) =>
      covering(document.elementFromPoint(seen.left + seen.width * part, seen.top + seen.height * low), element),
    ));
    const count = over.filter((one) => one !== null).length;
    line.covered = count === over.length;
    if (count > 0 && !line.covered && !forgiven(element, "overlap")) {
      const by = over.find((one) => one !== null);
      if (!forgiven(by, "overlap")) faults.push(`covered in part: ${said(line)} by ${named(by)}`);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);

  // Small pictures and badges are whole: nothing cuts them, and they do not stick out of what they belong to

  const BADGE = 48;
  const flies = (element, holder) => {
    for (let at = element; at !== holder; at = at.parentElement) {
      const style = styleOf(at);
      if (style.position === "absolute" || style.position === "fixed" || (at !== element && style.overflowX !== "visible")) return true;
    }
    return false;
  };
  const badges = new Set([...document.querySelectorAll("svg")].filter((one) => one.parentElement?.closest("svg") === null));
  for (const { element } of lines) for (const one of [element, element.parentElement]) if (one !== null && !(one instanceof SVGElement) && paints(one)) badges.add(one);
  for (const badge of badges) {
    if (!isShown(badge) || forgiven(badge, "clip")) continue;
    const rect = badge.getBoundingClientRect();
    if (rect.width < 4 || rect.width > BADGE || rect.height > BADGE) continue;
    const { seen, cut } = clipped(rect, badge, false);
    if (cut !== null && !isEmpty(seen)) faults.push(`cut off: a picture, ${named(badge)} by ${named(cut)}`);
    const holder = badge.parentElement.closest("button, .plate");
    if (holder === null || flies(badge, holder)) continue;
    const { left, right, top, bottom } = holder.getBoundingClientRect();
    if (rect.left < left - HAIR || rect.right > right + HAIR || rect.top < top - HAIR || rect.bottom > bottom + HAIR) {
      faults.push(`sticks out: ${named(badge)} of ${named(holder)}`);
    }
  }

  // Tools can be clicked, unless a window lies over everything
  for (const tool of document.querySelectorAll("header nav button")) {
    if (!isShown(tool) || document.querySelector("dialog:modal") !== null) continue;
    const { left, top, width, height } = tool.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || !tool.contains(hit)) faults.push(`cannot be clicked: ${tool.ariaLabel} below ${hit === null ? "nothing" : named(hit)}`);
  }

  // Two texts in one place

  const open = lines.filter((line) => !line.covered && !forgiven(line.element, "overlap")).sort((one, other) => one.seen.top - other.seen.top);
  for (let at = 0; at < open.length; at++) {
    for (let next = at + 1; next < open.length && open[next].seen.top < open[at].seen.bottom - HAIR; next++) {
      const [one, other] = [open[at], open[next]];
      if (one.element === other.element) continue;
      const both = meet(one.seen, other.seen);
      if (both.width > HAIR && both.height > HAIR) faults.push(`overlapping: ${said(one)} and ${said(other)}`);
    }
  }

  // What is asked can be seen, or a tab or a row to be swiped leads to it

  const asked = new Map();
  for (const element of document.querySelectorAll('[data-key]:not([tabindex="-1"])')) {
    const key = element.dataset.key;
    asked.set(key, (asked.get(key) ?? false) || inSight(element));
  }
  function inSight(element) {
    const panel = element.closest("[role=tabpanel][hidden]");
    if (panel !== null) {
      const tab = document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
      return tab !== null && inSight(tab);
    }
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) return false;
    const { seen } = clipped(rect, element, false);
    if (!isEmpty(seen) && seen.width * seen.height >= 0.6 * rect.width * rect.height) return true;
    const rows = ["[data-swipe]", ...(allowed.scrolled ?? [])].join();
    for (let row = element.closest(rows); row !== null; row = row.parentElement.closest(rows)) if (row !== element && partly(row)) return true;
    return false;
  }
  /** A row can be swiped if enough of it is there to lay a finger on. */
  function partly(row) {
    const { seen } = clipped(row.getBoundingClientRect(), row, false);
    return !isEmpty(seen) && seen.width >= 44 && seen.height >= 24;
  }
  for (const [key, reachable] of asked) if (!reachable) faults.push(`asked, but out of sight: ${key}`);

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is wider than the window: ${page.scrollWidth} > ${innerWidth}`);
  return [...new Set(faults)];
}
