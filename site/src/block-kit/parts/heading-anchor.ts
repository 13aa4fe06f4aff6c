/**
 * The id of a heading, for links to it: its text, and the end of its block's id so that two of the same text do not
 * meet. The table of contents works it out the same way.
 */
export function headingAnchor({ blockId, text }: { blockId: string; text: string }): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-|-$/g, '');
  return `${words || 'part'}-${blockId.slice(-6)}`;
}

export type Heading = { id: string; text: string; level: number };

const HEADING = /<h([2-6])((?: [a-z]+="[^"]*")*)>(.*?)<\/h\1>/gs;

/** Sanitised HTML with an id on every heading, so that links reach it. Those that have one keep it. */
export function withHeadingIds({ html, blockId }: { html: string; blockId: string }): string {
  const seen = new Map<string, number>();
  return html.replace(HEADING, (all, level: string, attributes: string, inner: string) => {
    if (/ id="/.test(attributes)) return all;
    const id = headingAnchor({ blockId, text: textOf(inner) });
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return `<h${level}${attributes} id="${before ? `${id}-${before + 1}` : id}">${inner}</h${level}>`;
  });
}

/** The headings in sanitised HTML, with the ids that {@link withHeadingIds} gives them. Empty ones are left out. */
export function headingsIn({ html, blockId }: { html: string; blockId: string }): Heading[] {
  return [...withHeadingIds({ html, blockId }).matchAll(HEADING)].flatMap(
    ([, level, attributes = '', inner = '']) => {
      const id = / id="([^"]*)"/.exec(attributes)?.[1];
      const text = textOf(inner);
      return id && text ? [{ id, text, level: Number(level) }] : [];
    },
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The text of sanitised HTML, as a visitor reads them. */
export function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();
}
