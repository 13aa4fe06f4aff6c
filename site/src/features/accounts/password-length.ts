/** Lengths of passwords in characters, in a file of their own because the browser checks them too. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };
