/**
 * One record of a CSV file (RFC 4180). Numbers stand as they are. A text that a spreadsheet would take for a formula is led by an apostrophe: what
 * visitors write must not run on staff's computers. The same goes for text after a semicolon, which separates cells in
 * some languages.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const divided = text.replace(/;(?=[ \u00a0]*[=+\-@＝＋－＠])/gu, ";'");
  const safe = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(divided) ? `'${divided}` : divided;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
