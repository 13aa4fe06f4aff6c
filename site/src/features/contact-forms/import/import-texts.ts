import { cleanLine } from '@frontage/forms';

/** "your-name" → "Your name". */
export const inWords = (name: string): string => {
  const words = name.replace(/[-_:]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Trimmed lines with single spaces, and entities decoded. */
export const tidy = (text: string): string =>
  decoded(text)
    .split('\n')
    .map((line) => cleanLine(line).replace(/ {2,}/g, ' '))
    .filter(Boolean)
    .join('\n');

/** HTML as one line of text. */
export const plainText = (html: string): string =>
  cleanLine(decoded(html.replace(/<[^<>]*>/g, ' '))).replace(/ {2,}/g, ' ');

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  nbsp: ' ',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) =>
    Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : whole,
  );
