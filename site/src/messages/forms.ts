import { forms } from './en/forms.ts';
import { subject } from './subject.ts';

/** Texts of lead forms that are in no definition. For the server alone. */
export const formTexts = subject('forms', forms);
