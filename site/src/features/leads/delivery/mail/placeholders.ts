/** The placeholders that staff may use in the texts of an email, such as `{name}`, and what replaces each. */
export const PLACEHOLDERS = {
  name: 'the visitor’s name',
  form: 'the form’s title',
  listing: 'the property’s address',
  reference: 'the lead’s reference',
  agency: 'the agency’s name',
  contact: 'who answers',
  phone: 'the phone number of who answers',
} as const;

/** The values of the placeholders in one email; '' for none. */
export type PlaceholderValues = Record<keyof typeof PLACEHOLDERS, string>;

const LONGEST_VALUE = 150;
const LONGEST_SUBJECT = 200;

/**
 * Fills in the placeholders of one line. A value is one line, of limited length, and never searched for placeholders. An
 * empty one also removes the comma or colon and the space before it. Plain text: escape it in HTML.
 */
export function fillLine({ text, values }: { text: string; values: PlaceholderValues }): string {
  const filled = text.replace(/([,:;]? *)\{([a-z]+)\}/g, (whole, before: string, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = oneLine(values[name as keyof PlaceholderValues], LONGEST_VALUE);
    return value && before + value;
  });
  // An empty one at the beginning leaves its comma behind.
  return filled.replace(/^[\s,:;]+/, '');
}

/** A whole text, filled: paragraphs of lines. */
export function fillParagraphs({ text, values }: { text: string; values: PlaceholderValues }): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => fillLine({ text: line, values }).trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0);
}

/** A subject: always one line. */
export const fillSubject = (args: { text: string; values: PlaceholderValues }): string =>
  oneLine(fillLine(args), LONGEST_SUBJECT);

/** Texts in braces that are not placeholders, as written. */
export function unknownPlaceholders(text: string): string[] {
  const written = [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([whole, name]) => ({ whole, name: name ?? '' }));
  return written.filter(({ name }) => !Object.hasOwn(PLACEHOLDERS, name)).map(({ whole }) => whole);
}

/** Text as one line of at most `longest` characters: no line ends, no controls, nothing that turns its direction. */
export function oneLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}
