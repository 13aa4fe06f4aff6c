import type { NewLead } from '../types/lead-types.ts';

let count = 0;

/** A lead as the intake hands it to the store; each has a token of its own. */
export function leadToStore(facts: Partial<NewLead> = {}): NewLead {
  count += 1;
  const token = facts.token ?? `made ${count}`;
  return {
    token,
    form: 'contact-agent',
    formTitle: 'Contact agent',
    formVersion: 1,
    name: 'Zoë',
    email: `${token.replace(' ', '')}@example.com`,
    phone: '1',
    answers: [],
    listingId: null,
    agentId: null,
    officeId: null,
    state: 'new',
    page: '/',
    source: {},
    attachments: [],
    deliveries: [],
    ...facts,
  };
}
