/** A piece of a line of text. */
export type Inline =
  | { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'picture'; text: string; href: string };

/** A piece of a page: what the manual is written with, and no more of Markdown. */
export type Block =
  | { kind: 'heading'; level: number; id: string; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: Inline[][][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** Reads a page of the manual. */
export function readMarkdown(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const taken = (isPart: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && isPart(lines[at] ?? '')) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    if (heading) {
      const [, marks = '', title = ''] = heading;
      blocks.push({ kind: 'heading', level: marks.length, id: headingId(title), content: readLine(title) });
      at += 1;
    } else if (ITEM.test(line))
      blocks.push(listOf(taken((each) => ITEM.test(each) || /^( {2,}|$)/.test(each))));
    else if (line.startsWith('|')) blocks.push(tableOf(taken((each) => each.startsWith('|'))));
    else if (line.trim()) {
      const part = taken((each) => Boolean(each.trim()) && !ITEM.test(each) && !/^[#|]/.test(each));
      blocks.push({ kind: 'paragraph', content: readLine(part.join(' ')) });
    } else at += 1;
  }
  return blocks;
}

const ITEM = /^(-|\d+\.) /;

/** Items, each with its paragraphs: those after the first are indented. */
function listOf(lines: string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    const own = items.at(-1);
    if (ITEM.test(line)) items.push([line.replace(ITEM, '')]);
    else if (line.trim() && own) own.push(line.trim());
  }
  return {
    kind: 'list',
    isNumbered: /^\d/.test(lines[0] ?? ''),
    items: items.map((paragraphs) => paragraphs.map(readLine)),
  };
}

function tableOf(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => readLine(cell.trim()));
  const [head = '', , ...rows] = lines.map((line) => line.trim());
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

const INLINE = /!\[([^\]]*)\]\(([^)]+)\)|\[([^\]]+)\]\(([^)]+)\)|`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*/g;

/** Reads a line of text with its links, code and stresses. */
export function readLine(line: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    const [whole, alt, src, label, href, code, strong, emphasis] = match;
    if (match.index > end) pieces.push({ kind: 'text', text: line.slice(end, match.index) });
    if (src !== undefined) pieces.push({ kind: 'picture', text: alt ?? '', href: src });
    else if (href !== undefined) pieces.push({ kind: 'link', text: plain(label ?? ''), href });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: plain(strong) });
    else pieces.push({ kind: 'emphasis', text: plain(emphasis ?? '') });
    end = match.index + whole.length;
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) });
  return pieces;
}

/** Stressed text inside a link or a bold text stands as plain text. */
const plain = (text: string): string => text.replace(/[*`]/g, '');

/** The anchor of a heading, as links in the manual write it. */
const headingId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
