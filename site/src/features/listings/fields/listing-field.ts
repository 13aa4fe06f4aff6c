import type { FeedListing } from '@frontage/reaxml';
import type { Field } from 'payload';
import type { Channel } from '../terms/categories.ts';
import type { StoredListing } from '../terms/stored-listing.ts';

/** One of the key facts on the listing's page. */
type FieldFact = {
  /** Facts stand in this order, the smallest first. */
  order: number;
  label: string | ((channel: Channel, listing: StoredListing) => string);
  /** What visitors read; nothing: the fact is left out. */
  text: (listing: StoredListing, channel: Channel) => string | null | undefined | false;
  /** From this day on (YYYY-MM-DD) the text is “Now”. */
  nowFrom?: (listing: StoredListing) => string | null | undefined;
};

/** What Frontage knows of a listing's field beside what Payload does. */
type AboutField<Name extends string = string> = {
  /**
   * What a feed's message says about the field: undefined when it says nothing (what is stored stays), null to clear it.
   * Left out for fields that feeds do not send, and for those that need more than the message (feed/map-feed-listing.ts).
   */
  feed?: (message: FeedListing) => ValueOf<Name> | undefined;
  /** How the listing's page shows it among the key facts. Left out: it is not one of them. */
  fact?: FieldFact;
};

type ValueOf<Name extends string> = Name extends keyof StoredListing ? StoredListing[Name] : unknown;

/** A field of the listings collection: Payload's own configuration, and what feeds and visitors make of it. */
export const listingField = <const Named extends Field & { name: keyof StoredListing }>(
  field: Named,
  about: AboutField<Named['name']>,
): Field => ({ ...field, custom: { ...field.custom, listing: about } });

/** The fields of a layout of rows and tabs that have such a record. */
export function fieldsAbout(fields: readonly Field[]): { name: string; about: AboutField }[] {
  return fields.flatMap((field): { name: string; about: AboutField }[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsAbout(tab.fields));
    if (field.type === 'row') return fieldsAbout(field.fields);
    const about: AboutField | undefined = 'name' in field ? field.custom?.listing : undefined;
    return about && 'name' in field ? [{ name: String(field.name), about }] : [];
  });
}
