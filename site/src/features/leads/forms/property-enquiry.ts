import type { FormDefinition } from '@frontage/forms';
import { agentField, listingField } from './context-fields.ts';
import { leadMessages, messageField, personFields } from './person-fields.ts';

/** A question about one listing, from its page. */
export const propertyEnquiry: FormDefinition = {
  key: 'property-enquiry',
  title: 'Enquire about this property',
  fields: [
    {
      kind: 'checkboxes',
      name: 'wishes',
      label: 'I would like to …',
      fillFrom: ['wishes'],
      options: [
        { value: 'inspect', label: 'inspect the property' },
        { value: 'price', label: 'get a price guide' },
        { value: 'contract', label: 'see the contract or lease' },
        { value: 'similar', label: 'hear about similar properties' },
      ],
    },
    ...personFields,
    { ...messageField, initial: 'I am interested in this property. Please contact me.' },
    listingField,
    agentField,
  ],
  submitLabel: 'Send enquiry',
  messages: leadMessages,
  version: 1,
};
