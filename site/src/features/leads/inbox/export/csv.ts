/**
 * One record of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula is led by an apostrophe: what
 * visitors write must not run on staff's computers. The same goes for text after a semicolon, which separates cells in
 * some languages.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const divided = text.replace(/;(?=[ \u00a0]*[=+\-@＝＋－＠])/gu, ";'");
  const safe = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(divided) ? `'${divided}` : divided;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
