import type { FormDefinition } from '@frontage/forms';
import type { LeadListing } from '../../types/lead-types.ts';
import { propertyEnquiry } from '../property-enquiry.ts';

/** Whether a listing is sold or leased: it can no longer be inspected. */
export const isOffMarket = (listing: LeadListing | undefined): boolean =>
  listing?.channel === 'sold' || listing?.channel === 'leased';

/**
 * Adapts the property enquiry to its listing: no inspection of a sold home, no price guide where there is a price, and
 * no “this property” without a listing. Other forms are not changed.
 */
export function fitEnquiry({
  definition,
  listing,
}: {
  definition: FormDefinition;
  listing: LeadListing | undefined;
}): FormDefinition {
  if (definition.key !== propertyEnquiry.definition.key) return definition;
  if (!listing)
    return withChoices({
      definition,
      title: 'Enquire about a property',
      message: 'I am looking for a property. Please contact me.',
      labels: { inspect: 'inspect a property', similar: 'hear about properties that suit me' },
    });
  if (isOffMarket(listing))
    return withChoices({
      definition,
      title: 'Enquire about similar properties',
      message: 'I am interested in properties like this one. Please contact me.',
      labels: { similar: 'hear about similar properties' },
    });
  // A price has digits in it; “Contact agent” has none.
  return /\d/.test(listing.priceText) ? withoutWish({ definition, wish: 'price' }) : definition;
}

/** With these choices only. */
function withChoices({
  definition,
  title,
  message,
  labels,
}: {
  definition: FormDefinition;
  title: string;
  message: string;
  labels: Readonly<Record<string, string>>;
}): FormDefinition {
  return {
    ...definition,
    title,
    fields: definition.fields.map((field) => {
      if (field.kind === 'checkboxes' && field.name === 'wishes') {
        const options = field.options?.flatMap(({ value }) => {
          const label = labels[value];
          return label ? [{ value, label }] : [];
        });
        return { ...field, options };
      }
      return field.name === 'message' ? { ...field, initial: message } : field;
    }),
  };
}

const withoutWish = ({ definition, wish }: { definition: FormDefinition; wish: string }): FormDefinition => ({
  ...definition,
  fields: definition.fields.map((field) =>
    field.kind === 'checkboxes' && field.name === 'wishes'
      ? { ...field, options: field.options?.filter(({ value }) => value !== wish) }
      : field,
  ),
});
