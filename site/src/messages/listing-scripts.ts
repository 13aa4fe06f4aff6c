import { listingScripts } from './en/listing-scripts.ts';
import { subject } from './subject.ts';

/** Texts of what is interactive on a listing’s page. */
export const listingScriptTexts = subject('listingScripts', listingScripts);
