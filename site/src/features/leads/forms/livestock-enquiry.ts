import { pageField } from './fields/context-fields.ts';
import { leadMessages, messageField, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** A question about livestock for sale. */
export const livestockEnquiry: LeadForm = {
  definition: {
    key: 'livestock-enquiry',
    title: 'Enquire about this livestock',
    fields: [...personFields, messageField, pageField],
    submitLabel: 'Send enquiry',
    messages: leadMessages,
    version: 1,
  },
  noun: 'Livestock enquiry',
  oldSite: {
    opens: [{ action: 'agent_livestock_enquiry_form', about: ['page_id'] }],
    sends: [{ action: 'iproperty_send_emailagent', has: ['page_id'] }],
  },
};
