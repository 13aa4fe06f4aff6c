import type { BlockFields } from '../fields.ts';
import { listingsDefaults, listingsFields } from '../loop/sources/listings.ts';

/** Which listings a block shows: all that a loop of listings can ask for. */
export const choiceFields = Object.fromEntries(
  Object.entries(listingsFields as BlockFields).map(([name, { shownWhen, ...field }]) => [
    name,
    shownWhen && shownWhen.field !== 'source' ? { ...field, shownWhen } : field,
  ]),
) as typeof listingsFields;

export const CHOICE_DEFAULTS = listingsDefaults;
