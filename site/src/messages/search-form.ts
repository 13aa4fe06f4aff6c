import { searchForm } from './en/search-form.ts';
import { subject } from './subject.ts';

/** Texts that all search forms share. */
export const searchFormTexts = subject('searchForm', searchForm);
