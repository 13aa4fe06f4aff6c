import { personal } from './en/personal.ts';
import { subject } from './subject.ts';

/** What a script adds to pages for one visitor: their name, and what they compare. */
export const personalTexts = subject('personal', personal);
