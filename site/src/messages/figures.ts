import { figures } from './en/figures.ts';
import { subject } from './subject.ts';

/** Texts of the calculators that answer from numbers alone. For the server alone. */
export const figureTexts = subject('figures', figures);
