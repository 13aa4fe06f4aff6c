/** Lengths of passwords in characters. The browser checks them too, so they stand apart from the rules of the server. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };
