import { newsletter } from './en/newsletter.ts';
import { subject } from './subject.ts';

/** Texts of the pages that links in newsletter emails open. For the server alone. */
export const newsletterTexts = subject('newsletter', newsletter);
