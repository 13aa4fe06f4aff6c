/** A list item as Word writes it: a paragraph with its bullet or number as text. */
const WORD_ITEM = /<p\b[^>]*class="?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi;
/** The bullet or number itself, which Word marks for programs that know no lists, as a comment or without its dashes. */
const WORD_BULLET = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;

/** A table without another one in it. */
const TABLE = /<table\b[^>]*>((?:(?!<table\b)[\s\S])*?)<\/table>/i;
const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr>/gi;
const CELL = /<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi;
/** What begins or ends a line of its own; in a cell, all of it is on one line. */
const LINE = /(?:\s|&nbsp;)*<(?:br\b[^>]*|\/?(?:p|div|h[1-6]|ul|ol|li)\b[^>]*)>(?:\s|&nbsp;)*/gi;

/**
 * Text pasted from Word, Excel or Google Docs, with real lists, tables as lines, and without comments, styles and empty
 * paragraphs. The text editor knows no tables and would run their cells together. It keeps what it knows of the rest
 * (headings, bold, lists, links) and drops the other markup.
 */
export function cleanPasted(html: string): string {
  const listed = html.replace(WORD_ITEM, (_, inner: string) => {
    const bullet = textOf(WORD_BULLET.exec(inner)?.[1] ?? '');
    const tag = /^[\dA-Za-z]+[.)]/.test(bullet) ? 'ol' : 'ul';
    return `<${tag}><li>${inner.replace(WORD_BULLET, '').trim()}</li></${tag}>`;
  });
  return (
    linesOfTables(listed)
      .replace(/<\/(ul|ol)>\s*<\1>/g, '')
      .replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')
      // The text editor has headings 2 to 4: a page's title is its only first one.
      .replace(/(<\/?)h1\b/gi, '$1h2')
      .replace(/(<\/?)h[56]\b/gi, '$1h4')
      .replace(/<a\b[\s\S]*?<\/a>/gi, withoutUnderline)
      // Pictures of a text stay behind, and so do the empty lines around them, which Google Docs writes as breaks.
      .replace(/<img\b[^>]*>/gi, '')
      .replace(/(<\/(?:p|h[1-6]|ul|ol|div|blockquote)>)(?:\s*<br\b[^>]*>)+/gi, '$1')
      .replace(/<(style|script|title|o:p)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<p\b[^>]*>(?:\s|&nbsp;|<br[^>]*>|<span[^>]*>(?:\s|&nbsp;)*<\/span>)*<\/p>/gi, '')
  );
}

/** Whether pasted text has pictures, which stay behind. One that nobody sees counts openings of an email. */
export const hasPicture = (html: string): boolean =>
  /<img\b(?![^>]*\b(?:width|height)=["']?[01]["'\s])[^>]*>/i.test(html);

/** Each row of a table as a line with its cells; a table of one cell, as Excel copies it, as what is in that. */
function linesOfTables(html: string): string {
  let rest = html;
  for (let table = TABLE.exec(rest); table; table = TABLE.exec(rest)) {
    const rows = [...(table[1] ?? '').matchAll(ROW)].map(([, row = '']) =>
      [...row.matchAll(CELL)].map(([, cell = '']) => cell),
    );
    const isFrame = rows.every((cells) => cells.length < 2);
    const lines = isFrame
      ? rows.map(([cell = '']) => (/<(p|div|h[1-6]|ul|ol)\b/i.test(cell) ? cell : `<p>${cell}</p>`))
      : [`<p>${rows.map(lineOf).filter(Boolean).join('<br>')}</p>`];
    rest = rest.replace(table[0], () => lines.join(''));
  }
  return rest;
}

const lineOf = (cells: string[]): string =>
  cells.some((cell) => textOf(cell) !== '')
    ? cells.map((cell) => cell.replace(LINE, ' ').trim()).join(' | ')
    : '';

/** A link's own underline: every link has one. */
const withoutUnderline = (link: string): string =>
  link.replace(/<\/?u\b[^>]*>/gi, '').replace(/text-decoration(?:-line)?:\s*underline[^;"']*;?/gi, '');

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();
