/**
 * Whether something with a beginning and an end (ISO instants, '' for none) is shown at `now`, and when that changes
 * next (epoch ms).
 */
export function announcementTime({ from, until, now }: { from: string; until: string; now: number }): {
  isShown: boolean;
  expiresAt?: number;
} {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const coming = [start, end].filter((moment) => moment > now);
  return {
    isShown: !(start > now) && !(end <= now),
    ...(coming.length ? { expiresAt: Math.min(...coming) } : {}),
  };
}
