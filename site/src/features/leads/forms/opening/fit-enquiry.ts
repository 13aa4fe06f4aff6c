import type { FormDefinition } from '@frontage/forms';
import type { LeadListing } from '../../types/lead-types.ts';
import { propertyEnquiry } from '../property-enquiry.ts';

/** Whether a listing is sold or leased: it can no longer be inspected. */
export const isOffMarket = (listing: LeadListing | undefined): boolean =>
  listing?.channel === 'sold' || listing?.channel === 'leased';

/** What the enquiry says and offers: the choices by their value, with a label of their own where they need one. */
type Fitted = { title?: string; message?: string; choices: readonly (string | readonly [string, string])[] };

/**
 * Adapts the property enquiry to its listing, so that nobody is offered a price guide for a fixed rent, an inspection
 * of a sold home, or “this property” where there is none. Other forms are not changed.
 */
export function fitEnquiry({
  definition,
  listing,
}: {
  definition: FormDefinition;
  listing: LeadListing | undefined;
}): FormDefinition {
  if (definition.key !== propertyEnquiry.definition.key) return definition;
  const { title, message, choices } = fittedTo(listing);
  return {
    ...definition,
    title: title ?? definition.title,
    fields: definition.fields.map((field) => {
      if (field.kind === 'checkboxes' && field.name === 'wishes') {
        const options = choices.flatMap((choice) => {
          const [value, label] = typeof choice === 'string' ? [choice, undefined] : choice;
          const known = field.options?.find((option) => option.value === value);
          return known ? [{ ...known, label: label ?? known.label }] : [];
        });
        return { ...field, options };
      }
      return field.name === 'message' && message ? { ...field, initial: message } : field;
    }),
  };
}

function fittedTo(listing: LeadListing | undefined): Fitted {
  if (!listing)
    return {
      title: 'Enquire about a property',
      message: 'I am looking for a property. Please contact me.',
      choices: [
        ['inspect', 'inspect a property'],
        ['similar', 'hear about properties that suit me'],
      ],
    };
  const { channel, category } = listing;
  if (channel === 'sold' || channel === 'leased')
    return {
      title: 'Enquire about similar properties',
      message: 'I am interested in properties like this one. Please contact me.',
      choices: ['similar', channel === 'sold' ? 'sale-value' : 'rent-value'],
    };
  // A price has digits in it; “Contact agent” has none.
  const guide = /\d/.test(listing.priceText) ? [] : ['price'];
  if (channel === 'rent') {
    // The law of most states wants one fixed rent for a home, so there is no guide to ask for.
    if (category === 'holiday') return { choices: ['dates', 'pets', 'similar'] };
    if (category === 'commercial') return { choices: ['inspect', ...rentGuide(guide), 'lease', 'similar'] };
    return { choices: ['inspect', 'apply', 'lease', 'pets', 'similar'] };
  }
  if (category === 'business')
    return {
      choices: [
        ['inspect', 'see the business'],
        ...guide,
        'contract',
        ['similar', 'hear about similar businesses'],
      ],
    };
  return { choices: ['inspect', ...guide, 'contract', 'similar'] };
}

const rentGuide = (guide: readonly string[]) => guide.map((value) => [value, 'find out the rent'] as const);
