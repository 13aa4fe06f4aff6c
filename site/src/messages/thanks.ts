import { thanks } from './en/thanks.ts';
import { subject } from './subject.ts';

/** Texts of the pages after a form was sent. For the server alone. */
export const thanksTexts = subject('thanks', thanks);
