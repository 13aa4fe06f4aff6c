import type { FormDefinition } from '@frontage/forms';
import { leadMessages, personFields } from './person-fields.ts';

/** A message to one agent, from their profile or from a listing of theirs. */
export const contactAgent: FormDefinition = {
  key: 'contact-agent',
  title: 'Contact agent',
  fields: [
    ...personFields,
    { kind: 'textarea', name: 'message', label: 'Message', noun: 'your message', required: true, rows: 5 },
    { kind: 'hidden', name: 'agent_id', label: 'Agent', fillFrom: ['agent_id'] },
    {
      kind: 'hidden',
      name: 'property_external_id',
      label: 'Property',
      fillFrom: ['property_external_id', 'property_id', 'pid'],
    },
  ],
  submitLabel: 'Send message',
  messages: leadMessages,
  version: 1,
};
