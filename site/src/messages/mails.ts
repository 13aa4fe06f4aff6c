import { mails } from './en/mails.ts';
import { subject } from './subject.ts';

/** Texts of the emails to visitors about what they sent. For the server alone. */
export const mailPartTexts = subject('mails', mails);
