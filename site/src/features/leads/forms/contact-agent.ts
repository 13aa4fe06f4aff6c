import { agentField, externalListingField } from './fields/context-fields.ts';
import { leadMessages, messageField, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** A message to one agent, from their profile or from a listing of theirs. */
export const contactAgent: LeadForm = {
  definition: {
    key: 'contact-agent',
    title: 'Contact agent',
    context: 'agent',
    fields: [...personFields, messageField, agentField, externalListingField],
    submitLabel: 'Send message',
    messages: leadMessages,
    version: 1,
  },
  noun: 'Message to an agent',
  hash: 'contactagent',
  redirects: true,
  oldSite: {
    opens: [{ action: 'agent_contact_form', about: ['agent_id'] }],
    sends: [{ action: 'iproperty_send_emailagent' }],
  },
};
