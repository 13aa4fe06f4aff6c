/** Headers of an answer that is made again each time. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

/** Headers of an answer for one person: no cache in between keeps it either. */
export const PRIVATE = { 'Cache-Control': 'no-store, private' };

/** The header that says when to try again; none without seconds. */
export const retryAfter = (seconds: number | undefined): Record<string, string> =>
  seconds ? { 'Retry-After': String(seconds) } : {};
