/** A day (`YYYY-MM-DD`) in a list of records: “12 Nov 2026”. */
export function DayCell({ cellData }: { cellData?: unknown }) {
  const day = String(cellData ?? '');
  if (!day) return '–';
  const at = Date.parse(day);
  return Number.isNaN(at) ? day : FORMAT.format(at);
}

const FORMAT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });
