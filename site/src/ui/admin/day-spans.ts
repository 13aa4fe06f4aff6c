/** The spans of days that charts offer, shortest first. */
export const DAY_SPANS: readonly number[] = [30, 90, 365];

/** "3 Jul 2026" for an ISO day, which is one of Sydney already. */
export function dayLabel(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
