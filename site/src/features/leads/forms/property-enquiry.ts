import type { FormDefinition } from '@frontage/forms';
import { leadMessages, personFields } from './person-fields.ts';

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
    {
      kind: 'textarea',
      name: 'message',
      label: 'Message',
      noun: 'your message',
      required: true,
      rows: 4,
      initial: 'I am interested in this property. Please contact me.',
    },
    { kind: 'hidden', name: 'property_id', label: 'Property', fillFrom: ['property_id', 'pid'] },
  ],
  submitLabel: 'Send enquiry',
  messages: leadMessages,
  version: 1,
};
