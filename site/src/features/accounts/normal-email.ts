/**
 * The one form in which an address is stored and looked for: trimmed, composed, lower case. What stands before a plus
 * is left as it is: `zoe+home@…` and `zoe@…` may be two mailboxes.
 */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
