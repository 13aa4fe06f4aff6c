import type { FormDefinition } from '@frontage/forms';
import { agentField, listingField, pageField } from './context-fields.ts';
import { leadMessages, messageField, personFields } from './person-fields.ts';

/** Asks for a listing's brochure. */
export const brochureRequest: FormDefinition = {
  key: 'brochure-request',
  title: 'Request the brochure',
  intro: 'Enter your details and we’ll give you the brochure.',
  fields: [...personFields, listingField, agentField],
  submitLabel: 'Get the brochure',
  messages: { ...leadMessages, waiting: 'Sending your request…' },
  version: 1,
};

/** A question about a clearing sale. */
export const clearingSalesEnquiry: FormDefinition = {
  key: 'clearing-sales-enquiry',
  title: 'Enquire about this clearing sale',
  fields: [...personFields, messageField, agentField, pageField],
  submitLabel: 'Send enquiry',
  messages: leadMessages,
  version: 1,
};

/** A question about livestock for sale. */
export const livestockEnquiry: FormDefinition = {
  key: 'livestock-enquiry',
  title: 'Enquire about this livestock',
  fields: [...personFields, messageField, pageField],
  submitLabel: 'Send enquiry',
  messages: leadMessages,
  version: 1,
};
