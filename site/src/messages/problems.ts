import { problems } from './en/problems.ts';
import { subject } from './subject.ts';

/** Texts of pages that say what went wrong. For the server alone. */
export const problemTexts = subject('problems', problems);
