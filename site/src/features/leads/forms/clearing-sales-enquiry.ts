import { agentField, pageField } from './fields/context-fields.ts';
import { leadMessages, messageField, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** A question about a clearing sale. */
export const clearingSalesEnquiry: LeadForm = {
  definition: {
    key: 'clearing-sales-enquiry',
    title: 'Enquire about this clearing sale',
    fields: [...personFields, messageField, agentField, pageField],
    submitLabel: 'Send enquiry',
    messages: leadMessages,
    version: 1,
  },
  noun: 'Clearing sale enquiry',
  oldSite: {
    opens: [{ action: 'agent_clearing_sales_enquiry_form', about: ['agent_id', 'page_id'] }],
    sends: [{ action: 'iproperty_send_emailagent', has: ['page_id', 'agent_id'] }],
  },
};
