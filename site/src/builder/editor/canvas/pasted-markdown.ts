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

const HEADING = /^(#{1,6}) +(.*?)[ #]*$/;
const ITEM = /^( *)(?:[-*+]|(\d{1,3})[.)]) +(.*)$/;
const RULE = /^ *(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,}|`{3,}.*)$/;
const BELOW_HEAD = /^\|?(?: *:?-{3,}:? *\|?)+$/;

/** Text with Markdown as HTML, as ChatGPT and note programs copy it; undefined for text without. */
export function htmlOfMarkdown(text: string): string | undefined {
  const written = text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ');
  if (!SIGNS.some((sign) => sign.test(written))) return undefined;
  const parts: string[] = [];
  let lines: string[] = [];
  let items: Item[] = [];
  const end = () => {
    if (lines.length > 0) parts.push(`<p>${lines.join('<br>')}</p>`);
    if (items.length > 0) parts.push(listOf(items));
    lines = [];
    items = [];
  };
  for (const line of written.split('\n')) {
    const [, marks, heading] = HEADING.exec(line) ?? [];
    const [, indent, number, item] = ITEM.exec(line) ?? [];
    const isBlank = line.trim() === '';
    const last = items.at(-1);
    if (RULE.test(line) || (isBlank && items.length === 0)) end();
    else if (isBlank || BELOW_HEAD.test(line)) continue;
    else if (marks && heading !== undefined) {
      end();
      parts.push(`<h${marks.length}>${inline(heading.replaceAll('**', ''))}</h${marks.length}>`);
    } else if (indent !== undefined && item !== undefined) {
      if (lines.length > 0) end();
      items.push({ indent: indent.length, tag: number ? 'ol' : 'ul', html: inline(item) });
    } else if (last && /^ {2}/.test(line)) last.html += `<br>${inline(line.trim())}`;
    else {
      if (items.length > 0) end();
      lines.push(
        inline(
          line
            .trim()
            .replace(/^> ?/, '')
            .replace(/^\| *| *\|$/g, ''),
        ),
      );
    }
  }
  end();
  return parts.join('');
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

type Item = { indent: number; tag: 'ul' | 'ol'; html: string };

/** Items as a list; those further in are in the item before them. Another kind of list begins another list. */
function listOf([first, ...rest]: Item[]): string {
  if (!first) return '';
  const next = rest.findIndex(({ indent }) => indent <= first.indent);
  const inner = next < 0 ? rest : rest.slice(0, next);
  const after = listOf(next < 0 ? [] : rest.slice(next));
  const item = `<${first.tag}><li><p>${first.html}</p>${listOf(inner)}</li>`;
  const joined = after.startsWith(`<${first.tag}>`) ? after.slice(4) : `</${first.tag}>${after}`;
  return item + joined;
}

function inline(text: string): string {
  return escaped(text)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\(((?:https?:|mailto:|tel:|\/)[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*(\S(?:[^*]*\S)?)\*(?=$|[\s.,;:!?)])/g, '$1<em>$2</em>')
    .replace(/`([^`]+)`/g, '$1');
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
