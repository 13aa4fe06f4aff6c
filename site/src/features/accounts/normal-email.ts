/**
 * An email address as stored and looked up: trimmed, Unicode-normalised, lowercase. A part after a plus sign stays:
 * `zoe+home@…` and `zoe@…` may be different mailboxes.
 */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
