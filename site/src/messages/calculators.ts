import { calculators } from './en/calculators.ts';
import { subject } from './subject.ts';

/** Texts of calculators. For the server alone. */
export const calculatorTexts = subject('calculators', calculators);
