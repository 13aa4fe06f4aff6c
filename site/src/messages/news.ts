import { news } from './en/news.ts';
import { subject } from './subject.ts';

/** Texts of the pages of news. For the server alone. */
export const newsTexts = subject('news', news);
