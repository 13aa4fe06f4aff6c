import { suburb } from './fields/address-fields.ts';
import { officeField } from './fields/context-fields.ts';
import { leadMessages, personFields, withRules } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** An owner moves the management of a rental property to this agency. */
export const transferManagement: LeadForm = {
  definition: {
    key: 'transfer-management',
    title: 'Transfer your property management',
    intro:
      'Move your rental property to us. We’ll contact your current manager, the tenant and the bond authority for you.',
    fields: [
      ...withRules({
        fields: personFields,
        rules: { name: { minLength: 3 }, phone: { minLength: 5 } },
      }),
      { ...suburb, label: 'Suburb of the property' },
      officeField,
    ],
    submitLabel: 'Send request',
    messages: { ...leadMessages, waiting: 'Sending your request…' },
    version: 1,
  },
  noun: 'Transfer of management',
  hash: 'transfer-management',
  redirects: true,
  forPropertyManagers: true,
  oldSite: {
    opens: [{ action: 'agency_transfermanagement_form', about: ['agency_id'] }],
    sends: [{ action: 'iproperty_send_transfermanagement' }],
  },
  mails: {
    visitor: {
      subject: '{agency}: we’ve received your request ({reference})',
      opening:
        'Thanks for considering us to manage your property. {contact} will explain how the transfer works. Here is a copy of what you sent.',
    },
  },
};
