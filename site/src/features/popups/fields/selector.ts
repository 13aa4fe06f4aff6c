/** The maximum length of a selector. */
const LONGEST = 200;
const MOST_WITHIN = 3;

/** True, or an error for staff: checks a CSS selector. There is no document on the server to try it on. */
export const checkSelector = (value: unknown): true | string =>
  !value ||
  isSelector(String(value)) ||
  'Enter a CSS selector, such as #offer or .open-offer. Separate several with commas.';

/**
 * Whether a text is a list of CSS selectors: tags, classes, ids, attributes and pseudo-classes with combinators. Reads
 * the text once from left to right.
 */
function isSelector(text: string, within = 0): boolean {
  if (text.length > LONGEST || within > MOST_WITHIN) return false;
  const token =
    /\s*(,)\s*|\s*([>+~])\s*|(\s+)|([a-z*][\w-]*|&)|([#.]-?[a-z_][\w-]*)|(\[\s*[a-z][\w-]*\s*(?:[~|^$*]?=\s*(?:"[^"\n]*"|'[^'\n]*'|[\w-]+)\s*[is]?\s*)?\])|(::?[a-z][a-z-]*)(\()?/iy;
  const source = text.trim();
  // Whether a combinator may follow, and whether a tag may follow.
  let stands = false;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (!found) return false;
    const [, comma, combinator, space, tag, , , pseudo, opens] = found;
    if (comma || combinator || space) {
      if (!stands && !(combinator && within > 0 && at === 0)) return false;
      stands = false;
      continue;
    }
    if (tag && stands) return false;
    if (pseudo && opens) {
      const end = closing({ source, from: token.lastIndex });
      if (end < 0 || !isArgument(source.slice(token.lastIndex, end), within)) return false;
      token.lastIndex = end + 1;
    }
    stands = true;
  }
  return stands;
}

/** The argument of a pseudo-class: selectors, or a position (2n+1, odd). */
const isArgument = (text: string, within: number): boolean =>
  /^\s*([+-]?\d*n?(\s*[+-]\s*\d+)?|odd|even|[a-z-]+)\s*$/i.test(text) || isSelector(text, within + 1);

function closing({ source, from }: { source: string; from: number }): number {
  let open = 1;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '(') open += 1;
    else if (source[at] === ')') open -= 1;
    if (open === 0) return at;
  }
  return -1;
}
