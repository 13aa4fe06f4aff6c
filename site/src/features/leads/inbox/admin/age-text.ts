const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, as in a list: `5 min`, `3 h`, `2 days`. Times are epoch ms. */
export function ageText({ at, now }: { at: number; now: number }): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  const days = Math.floor(age / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}
