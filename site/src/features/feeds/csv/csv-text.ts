/** A value of ours that a column may hold under other names. */
export type CsvChoice = { value: string; label: string; also: readonly string[] };

/** A heading or a cell as it is compared: lowercase letters and digits, one space between words. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Our value for what a cell says, by its name or one of its other names; undefined when it is none of them. */
export const guessChoice = (text: string, choices: readonly CsvChoice[]): string | undefined => {
  const key = comparable(text);
  const found = choices.find(
    ({ value, label, also }) =>
      key === comparable(value) ||
      key === comparable(label) ||
      also.some((other) => comparable(other) === key),
  );
  return found?.value;
};

/**
 * A cell without what spreadsheets and our own export (server/csv.ts) put in front of a text so that it is not taken for a
 * formula.
 */
export const unguarded = (cell: string): string =>
  cell
    .replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u, '')
    .replace(/;'(?=[ \u00a0]*[=+\-@＝＋－＠])/gu, ';');

/** The entries of a cell that holds several: a line each, or divided by semicolons, bars or commas. */
export function entriesOf(cell: string): string[] {
  const divider = /[\r\n]/.test(cell) ? /[\r\n]+/ : /[;|]/.test(cell) ? /[;|]/ : /,/;
  return cell
    .split(divider)
    .map((entry) => entry.trim())
    .filter(Boolean);
}
