import { collectListing } from './collect.ts';
import type { FeedLimits } from './limits.ts';
import type { FeedNode } from './tree.ts';

/** A listing, how many lines its text has beyond the first, and whether a limit cut it off. */
export type PlainListing = { node: FeedNode; tooLarge: boolean; lines: number };

/**
 * A listing whose text is plain: tags, text, the five entities of XML and numbered characters, as nearly all feeds are
 * written. It answers what the parser would, several times as fast, or undefined for anything it is not sure of, also
 * for what is not well-formed: the parser then decides. `line` is where the text begins. Cost grows with the text.
 */
export function readPlainListing({
  text: sent,
  line: firstLine,
  limits,
}: {
  /** From the first character of the element to its last. */
  text: string;
  line: number;
  limits: FeedLimits;
}): PlainListing | undefined {
  // Then no tag and no text of it can be longer.
  if (sent.length > Math.min(limits.maxTagChars, limits.maxTokenChars)) return undefined;
  if (UNSURE.test(sent) || !sent.isWellFormed()) return undefined;
  const text = sent.includes('\r') ? sent.replace(/\r\n?/g, '\n') : sent;
  let line = firstLine;
  let collector: ReturnType<typeof collectListing> | undefined;
  const open: string[] = [];
  for (let at = 0; at < text.length; ) {
    if (collector && open.length === 0) return undefined;
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (!tag) return undefined;
    const [whole, end, name = '', written = '', empty] = tag;
    line += linesIn(whole);
    at = TAG.lastIndex;
    if (end) {
      if (written || empty || open.pop() !== name) return undefined;
      collector?.close();
    } else {
      const attributes = attributesOf(written);
      // The list around it is one element more.
      if (!attributes || open.length + 2 > limits.maxDepth) return undefined;
      open.push(name);
      if (collector) collector.open({ name, attributes, line });
      else collector = collectListing({ tag: { name, attributes, line }, limits });
      if (empty) {
        open.pop();
        if (open.length > 0) collector.close();
      }
    }
    if (open.length === 0) continue;
    const next = text.indexOf('<', at);
    if (next < 0) return undefined;
    if (next === at) continue;
    const between = text.slice(at, next);
    const decoded = decode(between);
    if (decoded === undefined) return undefined;
    collector?.text(decoded);
    line += linesIn(between);
    at = next;
  }
  if (!collector || open.length > 0) return undefined;
  return { node: collector.root, tooLarge: collector.isTooLarge(), lines: line - firstLine };
}

/** Control characters, line ends of XML 1.1 alone, the end of a CDATA section. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
const UNSURE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\ufffe\uffff]|\]\]>/;
const NAME = '[A-Za-z_][\\w.:-]*';
const VALUE = `"[^"<\\t\\n]*"|'[^'<\\t\\n]*'`;
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:${VALUE}))*)\\s*(/?)>`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(${VALUE})`, 'g');

function attributesOf(written: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = Object.create(null);
  if (!written) return attributes;
  for (const [, name = '', quoted = ''] of written.matchAll(ATTRIBUTE)) {
    const value = decode(quoted.slice(1, -1));
    if (value === undefined || name in attributes) return undefined;
    attributes[name] = value;
  }
  return attributes;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/y;

/** Text with its references written out; undefined where one of them is not plain. */
function decode(text: string): string | undefined {
  let decoded = '';
  let from = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', from)) {
    REFERENCE.lastIndex = at;
    const reference = REFERENCE.exec(text);
    if (!reference) return undefined;
    const [, name, decimal, hex] = reference;
    const character = name
      ? NAMED[name]
      : characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
    if (character === undefined) return undefined;
    decoded += text.slice(from, at) + character;
    from = REFERENCE.lastIndex;
  }
  return from === 0 ? text : decoded + text.slice(from);
}

/** A character that every version of XML knows by this number. */
const characterOf = (code: number): string | undefined =>
  (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800) || (code >= 0xe000 && code < 0xfffe)
    ? String.fromCharCode(code)
    : code >= 0x10000 && code <= 0x10ffff
      ? String.fromCodePoint(code)
      : undefined;

/** How many line ends a text has. */
export function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
