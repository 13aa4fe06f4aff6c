/** How long somebody stays signed in without signing in anew, in seconds. */
export const SESSION_SECONDS = 60 * 60 * 24 * 30;
