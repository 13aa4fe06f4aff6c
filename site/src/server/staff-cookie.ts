/**
 * Whether a request comes from a browser in which staff are signed in. It proves nothing: it is asked only where staff
 * are to see what is in the database, or are not to be counted.
 */
export const hasStaffCookie = (cookie: string | undefined): boolean =>
  cookie?.includes('payload-token=') ?? false;
