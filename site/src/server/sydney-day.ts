const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** The ISO day in Sydney at an instant (epoch ms): what "today" means on this website. */
export function dayInSydney(at: number): string {
  return sydney.format(at);
}

/** The ISO day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}
