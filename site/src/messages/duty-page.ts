import { dutyPage } from './en/duty-page.ts';
import { subject } from './subject.ts';

/** Texts of the page of the stamp duty calculator. For the server alone. */
export const dutyPageTexts = subject('dutyPage', dutyPage);
