import { filters } from './en/filters.ts';
import { subject } from './subject.ts';

export const filterTexts = subject('filters', filters);
