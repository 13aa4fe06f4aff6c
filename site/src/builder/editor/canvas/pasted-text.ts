/** A list item as Word writes it: a paragraph with its bullet or number as text. */
const WORD_ITEM = /<p\b[^>]*class="?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi;
/** The bullet or number itself, which Word marks for programs that know no lists. */
const WORD_BULLET = /<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->/i;

/**
 * Text pasted from Word or Google Docs, with real lists and without comments, styles and empty paragraphs. The text
 * editor keeps what it knows of the rest (headings, bold, lists, links) and drops the other markup.
 */
export function cleanPasted(html: string): string {
  const listed = html.replace(WORD_ITEM, (_, inner: string) => {
    const bullet = textOf(WORD_BULLET.exec(inner)?.[1] ?? '');
    const tag = /^[\dA-Za-z]+[.)]/.test(bullet) ? 'ol' : 'ul';
    return `<${tag}><li>${inner.replace(WORD_BULLET, '').trim()}</li></${tag}>`;
  });
  return listed
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|title|o:p)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<p\b[^>]*>(?:\s|&nbsp;|<br[^>]*>|<span[^>]*>(?:\s|&nbsp;)*<\/span>)*<\/p>/gi, '');
}

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();
