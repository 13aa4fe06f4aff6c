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
      'Move your rental property to us. We talk to your present manager, the tenant and the bond authority for you.',
    fields: [
      ...withRules({
        fields: personFields,
        rules: { name: { minLength: 3 }, phone: { minLength: 5 } },
      }),
      { ...suburb, label: 'Suburb of the property' },
      officeField,
    ],
    submitLabel: 'Send request',
    messages: { ...leadMessages, waiting: 'Sending your request …' },
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
      subject: '{agency} has your request ({reference})',
      opening:
        'We are glad that you think of us to manage your property. {contact} will explain how the transfer works. Here is what you sent.',
    },
  },
};
