/** The most characters that a cell of Excel holds. */
const LONGEST_CELL = 32_767;

/** In characters, as Excel measures columns. */
const WIDTH = 24;

/**
 * An Excel workbook of one sheet, the first row bold and always in sight. Every cell is a text, so that nothing in it is a
 * formula.
 */
export async function workbookOf({
  sheet,
  rows,
}: {
  /** The name on its tab. */
  sheet: string;
  rows: readonly (readonly string[])[];
}): Promise<Buffer> {
  // Loaded with the first workbook: it has eighty files, and a server should not start later for it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const [headings = []] = rows;
  const data = rows.map((row, index) =>
    row.map((text) => ({
      type: String,
      value: plain(text),
      ...(index === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  );
  return writeExcelFile(data, {
    sheet,
    columns: headings.map(() => ({ width: WIDTH })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** Without characters that XML has no place for: Excel would call the file damaged. */
const plain = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, '').slice(0, LONGEST_CELL);
