import type { FormDefinition } from '@frontage/forms';
import { agentField, externalListingField } from './context-fields.ts';
import { leadMessages, messageField, personFields } from './person-fields.ts';

/** A message to one agent, from their profile or from a listing of theirs. */
export const contactAgent: FormDefinition = {
  key: 'contact-agent',
  title: 'Contact agent',
  context: 'agent',
  fields: [...personFields, messageField, agentField, externalListingField],
  submitLabel: 'Send message',
  messages: leadMessages,
  version: 1,
};
