/** Memory of the machine, in bytes, from which the admin is built beside the running server. */
const ROOM_BESIDE_SERVER = 3_000_000_000;

/**
 * What a start builds before it serves and what beside the running server, given the stale parts of the build. Visitors
 * need the site alone; staff wait for the admin.
 */
export function planStart({ stale, memory }) {
  const isBeside = stale.includes('admin') && memory > ROOM_BESIDE_SERVER;
  return {
    before: stale.filter((part) => part !== 'admin' || !isBeside),
    beside: isBeside ? ['admin'] : [],
  };
}
