/**
 * Whether a request comes from a browser in which staff are signed in. It proves nothing: it only decides whether to bypass
 * the cache and not to count the visit.
 */
export const hasStaffCookie = (cookie: string | undefined): boolean =>
  cookie?.includes('payload-token=') ?? false;
