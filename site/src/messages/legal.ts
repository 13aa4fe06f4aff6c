import { legal } from './en/legal.ts';
import { subject } from './subject.ts';

/** Texts around the pages about the law. For the server alone. */
export const legalTexts = subject('legal', legal);
