/** How long a visitor stays signed in, in seconds. */
export const SESSION_SECONDS = 60 * 60 * 24 * 30;
