const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote']);
const BREAKS = new Set(['li', 'div', 'tr', 'hr', 'dt', 'dd']);
/** Elements whose content is not text, by how they end. */
const OPAQUE = new Map([
  ['script', /<\/script/gi],
  ['style', /<\/style/gi],
]);

/**
 * Turns tags into line breaks or nothing. One walk from left to right without look-back, so that hostile text
 * cannot make it slow. A `<` that does not start a tag ("5 < 6") stays.
 */
export function stripTags(text: string): string {
  if (!text.includes('<')) return text;
  let out = '';
  let at = 0;
  let isLineStart = true;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0) return out + text.slice(at);
    if (open > at) {
      out += text.slice(at, open);
      isLineStart = text[open - 1] === '\n';
    }
    const tag = tagAt(text, open);
    if (!tag) {
      out += '<';
      isLineStart = false;
      at = open + 1;
      continue;
    }
    const lineBreak = breakFor({ name: tag.name, isLineStart });
    out += lineBreak;
    isLineStart ||= lineBreak !== '';
    at = tag.name === 'br' ? skipLineEnd(text, tag.end) : tag.end;
    const end = tag.closing ? undefined : OPAQUE.get(tag.name);
    // unclosed: the rest is script, not words for a visitor
    if (end) at = indexFrom({ pattern: end, text, from: at }) ?? text.length;
  }
  return out;
}

type Tag = { name: string; closing: boolean; end: number };

const TAG_NAME = /<(\/?)([a-z][a-z0-9]{0,15})(?=[\s/>])|<!--/iy;

function tagAt(text: string, open: number): Tag | undefined {
  TAG_NAME.lastIndex = open;
  const match = TAG_NAME.exec(text);
  if (!match) return undefined;
  if (match[2] === undefined) {
    const end = text.indexOf('-->', open);
    return { name: '!--', closing: false, end: end < 0 ? text.length : end + 3 };
  }
  for (let end = open + match[0].length; end < text.length; end++) {
    if (text[end] === '>') return { name: match[2].toLowerCase(), closing: match[1] === '/', end: end + 1 };
    if (text[end] === '<') return undefined;
  }
  return undefined;
}

/** `</li><li>` is one line end, `<br><br>` are two. */
function breakFor({ name, isLineStart }: { name: string; isLineStart: boolean }): string {
  if (PARAGRAPHS.has(name)) return '\n\n';
  if (name === 'br') return '\n';
  return BREAKS.has(name) && !isLineStart ? '\n' : '';
}

/** `<br>` and the line end after it are one break. */
function skipLineEnd(text: string, from: number): number {
  const match = /[ \t]*\n/y;
  match.lastIndex = from;
  return match.test(text) ? match.lastIndex : from;
}

function indexFrom({
  pattern,
  text,
  from,
}: {
  pattern: RegExp;
  text: string;
  from: number;
}): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index;
}
