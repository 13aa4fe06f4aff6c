import { listing } from './en/listing.ts';
import { subject } from './subject.ts';

/** Texts of a listing’s page. */
export const listingTexts = subject('listing', listing);
