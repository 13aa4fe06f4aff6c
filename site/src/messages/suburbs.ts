import { suburbs } from './en/suburbs.ts';
import { subject } from './subject.ts';

/** Texts of the pages of suburbs. For the server alone. */
export const suburbTexts = subject('suburbs', suburbs);
