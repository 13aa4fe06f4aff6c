import { leadMessages, messageField, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Buyers who want to hear of what is sold without advertising. Staff send them the private link of a listing. */
export const offMarketBuyers: LeadForm = {
  definition: {
    key: 'off-market-buyers',
    title: 'Join the off-market list',
    intro:
      'Some owners sell without advertising. Tell us what you’re looking for, and we’ll contact you when something suits.',
    fields: [
      ...personFields,
      {
        kind: 'text',
        name: 'areas',
        label: 'Where are you looking?',
        noun: 'the suburbs you’re looking in',
        placeholder: 'e.g. Newtown, Enmore, Marrickville',
        required: true,
        maxLength: 200,
      },
      {
        kind: 'select',
        name: 'looking-for',
        label: 'What are you looking for?',
        noun: 'what you’re looking for',
        required: true,
        width: 'half',
        options: [
          { value: 'house', label: 'House' },
          { value: 'unit', label: 'Apartment or unit' },
          { value: 'townhouse', label: 'Townhouse' },
          { value: 'land', label: 'Land' },
          { value: 'rural', label: 'Rural or lifestyle' },
          { value: 'commercial', label: 'Commercial' },
        ],
      },
      {
        kind: 'text',
        name: 'budget',
        label: 'Budget',
        placeholder: 'e.g. up to $1.5 million',
        maxLength: 60,
        width: 'half',
      },
      { ...messageField, label: 'Anything else?', required: false },
    ],
    submitLabel: 'Join the list',
    messages: leadMessages,
    version: 1,
  },
  noun: 'Off-market buyer',
};
