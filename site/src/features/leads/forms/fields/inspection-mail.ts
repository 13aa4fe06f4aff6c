import type { MailTexts } from '../lead-form.ts';

/** What the visitor reads about an inspection, for both inspection forms. */
export const inspectionMail: Partial<MailTexts> = {
  subject: 'Your inspection with {agency} ({reference})',
  closing: 'Can’t make it? Reply to this email and we’ll find another time.',
};
