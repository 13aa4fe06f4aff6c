import { decodeEntities } from './entities.ts';
import { stripTags } from './strip-tags.ts';

/**
 * Plain text with line breaks out of what CRMs send: entities decoded until stable (at most twice beyond XML's
 * own decoding), `<br>`, `<p>`, `<li>` as line breaks, other tags dropped, lines trimmed, paragraphs kept with one
 * empty line between them. The result is text, not HTML: escape it on output.
 */
export function cleanText(raw: string): string {
  if (!NEEDS_CLEANING.test(raw)) return raw.trim();
  const once = decodeEntities(raw);
  const decoded = once === raw ? once : decodeEntities(once);
  const lines = stripTags(decoded.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.replace(/[\t\u00a0 ]+/g, ' ').trim());
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}

/** Most texts of a feed are one plain line. */
const NEEDS_CLEANING = /[&<\r\n\t\u00a0]| {2}/;

/** The same on one line: headlines, price texts, names, address parts. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ');
}

/** A text element as a field: null when nothing is left of it. */
export function lineOrNull(raw: string): string | null {
  return cleanLine(raw) || null;
}
