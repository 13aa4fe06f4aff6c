import { agentField, listingField } from './fields/context-fields.ts';
import { leadMessages, messageField, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/**
 * A question about one listing, from its page. It names every choice there is; which of them a visitor gets depends on
 * the listing (opening/fit-enquiry.ts).
 */
export const propertyEnquiry: LeadForm = {
  definition: {
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
          { value: 'contract', label: 'see the contract' },
          { value: 'apply', label: 'find out how to apply' },
          { value: 'lease', label: 'ask about the lease' },
          { value: 'pets', label: 'ask about keeping a pet' },
          { value: 'dates', label: 'check which dates are free' },
          { value: 'similar', label: 'hear about similar properties' },
          { value: 'sale-value', label: 'find out what my property could sell for' },
          { value: 'rent-value', label: 'find out what my property could rent for' },
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
  },
  noun: 'Property enquiry',
  redirects: true,
  oldSite: {
    opens: [{ action: 'agent_property_enquiry_form', about: ['agent_id', 'property_id'] }],
    sends: [{ action: 'iproperty_send_emailagent', has: ['property_id'] }],
  },
};
