/** The instant this many months before another (epoch ms), as ISO. 31 March less a month is the end of February. */
export function monthsBefore({ at, months }: { at: number; months: number }): string {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString();
}
