const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
const HOUR_MS = 60 * 60 * 1000;
let last = { hour: Number.NaN, day: '' };

/** The ISO day in Sydney at an instant (epoch ms): what "today" means on this website. */
export function dayInSydney(at: number): string {
  const hour = Math.floor(at / HOUR_MS);
  // No day begins within an hour of UTC there, and every page asks for the day.
  if (hour !== last.hour) last = { hour, day: sydney.format(at) };
  return last.day;
}

const clock = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** `24 Nov 2026, 9:26 am AEDT`: an instant (epoch ms) on Sydney's clock, which the reports of feeds go by. */
export const timeInSydney = (at: number): string => clock.format(at);

/** The ISO day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}
