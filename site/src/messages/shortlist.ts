import { shortlist } from './en/shortlist.ts';
import { subject } from './subject.ts';

/** Texts of saved and compared listings, shared lists and inspection plans. For the server alone. */
export const shortlistTexts = subject('shortlist', shortlist);
