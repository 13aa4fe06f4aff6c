import { search } from './en/search.ts';
import { subject } from './subject.ts';

export const searchTexts = subject('search', search);
