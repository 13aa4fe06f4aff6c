import { results } from './en/results.ts';
import { subject } from './subject.ts';

export const resultTexts = subject('results', results);
