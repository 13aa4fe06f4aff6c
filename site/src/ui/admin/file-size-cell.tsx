/** A size in bytes in a list of records: “31 kB”, “1.2 MB”. */
export function FileSizeCell({ cellData }: { cellData?: unknown }): string {
  if (cellData === null || cellData === undefined || cellData === '') return '–';
  const bytes = Number(cellData);
  if (!Number.isFinite(bytes)) return String(cellData);
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

const MEGABYTE = 1_000_000;
