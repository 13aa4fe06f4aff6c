import { costs } from './en/costs.ts';
import { subject } from './subject.ts';

/** Texts about stamp duty and the cost of buying a listing. */
export const costTexts = subject('costs', costs);
