/** How far along a movement is after `elapsed` ms, from 0 to 1: it starts and ends gently. */
export function eased({ elapsed, duration }: { elapsed: number; duration: number }): number {
  const part = duration > 0 ? Math.min(1, Math.max(0, elapsed / duration)) : 1;
  return (1 - Math.cos(part * Math.PI)) / 2;
}

/** How far beyond its own height the page is scrolled when the header comes back, px. */
const HEADER_EXTRA = 200;

/**
 * How the header stands: it scrolls away with the page (`rests`), and from its height + 200 px on, or the distance that
 * it was given, it is held at the top. Once held it stays so until the page is back where it began.
 */
export function headerState({
  scrolled,
  height,
  offset,
  held,
}: {
  scrolled: number;
  height: number;
  /** From where it is held; left out: its height + 200. */
  offset?: number;
  held: boolean;
}): 'held' | 'rests' {
  const from = offset ?? height + HEADER_EXTRA;
  return scrolled >= from || (held && scrolled > 0) ? 'held' : 'rests';
}

/** The name in a hash, where it is one that may be looked for in the page; '' for every other. */
export function safeAnchor(hash: string): string {
  return /^#[A-Za-z][\w-]{0,99}$/.test(hash) ? hash.slice(1) : '';
}
