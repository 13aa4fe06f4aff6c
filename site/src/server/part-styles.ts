/** A stylesheet of what only some pages have, and what says that a page's HTML, or a piece of it, needs it. */
export type PartStyle = { url: string; needed: (html: string) => boolean };

/**
 * A stylesheet with what it is needed for: the classes that it styles and `site`, the one of every page, does not, and the
 * texts of `also`.
 */
export function partStyle({
  url,
  css,
  site,
  also = [],
}: {
  url: string;
  css: string;
  site: string;
  also?: readonly string[];
}): PartStyle {
  const everywhere = new Set([...site.matchAll(/(?:^|[{}])\.([\w-]+)/g)].map(([, name]) => name));
  const own = new Set([...css.matchAll(/\.((?:fr|e)-[\w-]+)/g)].map(([, name]) => name as string));
  const classes = [...own].filter((name) => !everywhere.has(name));
  // One pattern each: what begins alike is found four times as fast as everything at once.
  const patterns = [...CLASS_STARTS.flatMap((start) => classesFrom(start, classes)), also.join('|')]
    .filter(Boolean)
    .map((pattern) => new RegExp(pattern));
  return { url, needed: (html) => patterns.some((pattern) => pattern.test(html)) };
}

/** How our classes begin. */
const CLASS_STARTS = ['fr-', 'e-'];

/** A pattern of the classes that begin so, if there are any: a page is searched faster for what begins alike. */
function classesFrom(start: string, classes: readonly string[]): string[] {
  const ends = classes.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  return ends.length ? [`\\b${start}(?:${ends.join('|')})\\b`] : [];
}

/** A page as it was drawn: texts, and bytes that are the same on many pages. */
type PageParts = readonly (string | Uint8Array)[];

/** A page with links to the stylesheets of the parts that are in it. Takes time in proportion to its texts. */
export function withPartStyles(page: PageParts, parts: readonly PartStyle[] = []): PageParts {
  const links = parts
    .filter((part) => page.some((piece) => isNeeded(part, piece)))
    .map(({ url }) => `<link rel="stylesheet" href="${url}"/>`);
  if (!links.length) return page;
  const head = page.findIndex((piece) => typeof piece === 'string' && piece.includes(HEAD_END));
  return page.map((piece, index) =>
    index === head ? String(piece).replace(HEAD_END, () => links.join('') + HEAD_END) : piece,
  );
}

const HEAD_END = '</head>';

/** What was found in pieces, which are the same on many pages. */
const found = new WeakMap<PartStyle, WeakMap<Uint8Array, boolean>>();

function isNeeded(part: PartStyle, piece: string | Uint8Array): boolean {
  if (typeof piece === 'string') return part.needed(piece);
  const known = found.get(part) ?? new WeakMap<Uint8Array, boolean>();
  found.set(part, known);
  const needed = known.get(piece) ?? part.needed(Buffer.from(piece).toString('latin1'));
  known.set(piece, needed);
  return needed;
}
