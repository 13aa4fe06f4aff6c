import { Marked, type Tokens } from 'marked';
import { cleanPasted } from './pasted-text.ts';

/** What only text with Markdown has: a heading, two items of a list, bold text, a link, or the line below a table's head. */
const SIGNS = [
  /^#{1,6} +\S/m,
  /^ *[-*+] +\S.*(?:\n\s*)+ *[-*+] +\S/m,
  /^ *\d{1,3}[.)] +\S.*(?:\n\s*)+ *\d{1,3}[.)] +\S/m,
  /\*\*\S[^*\n]*\*\*/,
  /\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]+\)/,
  /^\|? *:?-{3,}:? *\|/m,
];

/** Addresses that a link may have. */
const SAFE = /^(?:https?:|mailto:|tel:|\/)/i;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** As the text editor writes it: markup stays text, pictures and lines across stay behind, a table becomes lines. */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => escaped(text),
    image: () => '',
    hr: () => '',
    code: ({ text }) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`,
    codespan: ({ text }) => escaped(text),
    checkbox: () => '',
    link({ href, tokens, raw }) {
      return SAFE.test(href)
        ? `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>`
        : escaped(raw);
    },
    table({ header, rows }) {
      const line = (cells: Tokens.TableCell[]) =>
        cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ');
      return `<p>${[header, ...rows].map(line).join('<br>')}</p>`;
    },
  },
});

/** Text with Markdown as HTML, as ChatGPT and note programs copy it; undefined for text without. */
export function htmlOfMarkdown(text: string): string | undefined {
  const written = text.replace(/\r\n?/g, '\n');
  if (!SIGNS.some((sign) => sign.test(written))) return undefined;
  // What is left of line breaks is between the elements.
  return (markdown.parse(written) as string).replaceAll('\n', '');
}

/** Takes pasted text with Markdown in for a text editor, as its `handlePaste`; what has formatting already is the editor's. */
export function pasteMarkdown(
  view: { pasteHTML: (html: string) => boolean },
  event: ClipboardEvent,
): boolean {
  if (event.clipboardData?.getData('text/html') !== '') return false;
  const html = htmlOfMarkdown(event.clipboardData.getData('text/plain'));
  // Without this event, which would be asked about again.
  return html !== undefined && view.pasteHTML(html);
}

/** Plain text as the HTML of a text block: with Markdown read, else a paragraph for each of its lines. */
export const htmlOfText = (text: string): string => {
  const lines = text.split(/\n/).filter((line) => line.trim() !== '');
  return cleanPasted(htmlOfMarkdown(text) ?? lines.map((line) => `<p>${escaped(line.trim())}</p>`).join(''));
};
