/** The progress of an animation after `elapsed` ms, from 0 to 1, eased in and out. */
export function eased({ elapsed, duration }: { elapsed: number; duration: number }): number {
  const part = duration > 0 ? Math.min(1, Math.max(0, elapsed / duration)) : 1;
  return (1 - Math.cos(part * Math.PI)) / 2;
}

/** The scroll distance beyond its height at which the header becomes sticky, px. */
const HEADER_EXTRA = 200;

/**
 * The state of the header: it scrolls away with the page (`rests`), and from its height + 200 px, or the given distance,
 * it is sticky. It stays sticky until the page is scrolled back to the top.
 */
export function headerState({
  scrolled,
  height,
  offset,
  held,
}: {
  scrolled: number;
  height: number;
  /** The distance from which it is sticky; by default its height + 200. */
  offset?: number;
  held: boolean;
}): 'held' | 'rests' {
  const from = offset ?? height + HEADER_EXTRA;
  return scrolled >= from || (held && scrolled > 0) ? 'held' : 'rests';
}

/** The id in a hash if it is a valid one; otherwise ''. */
export function safeAnchor(hash: string): string {
  return /^#[A-Za-z][\w-]{0,99}$/.test(hash) ? hash.slice(1) : '';
}
