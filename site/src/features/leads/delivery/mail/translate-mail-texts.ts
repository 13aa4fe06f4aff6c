import { knownMailText } from '#site/messages/known-texts.ts';
import type { MailTexts } from '../../forms/lead-form.ts';

/** The texts of an email in the language of its reader; what staff wrote stays as it is. */
export const translateMailTexts = ({ subject, opening, closing }: MailTexts): MailTexts => ({
  subject: knownMailText(subject) ?? subject,
  opening: knownMailText(opening) ?? opening,
  closing: knownMailText(closing) ?? closing,
});
