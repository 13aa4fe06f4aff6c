import { site } from './en/site.ts';
import { subject } from './subject.ts';

/** Texts of what surrounds every page. */
export const siteTexts = subject('site', site);
