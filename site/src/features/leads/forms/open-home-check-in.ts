import { listingField } from './fields/context-fields.ts';
import { leadMessages, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

const [name, email, phone] = personFields;
if (!name || !email || !phone) throw new Error('The check-in asks for a name, an email address and a phone.');

/** Who came to an open home: filled in at the door, by the visitor on their own phone or by the agent. */
export const openHomeCheckIn: LeadForm = {
  definition: {
    key: 'open-home-check-in',
    title: 'Check in to the open home',
    intro: 'Welcome! Tell us who is visiting, then come in.',
    fields: [
      { ...name, minLength: undefined },
      { ...phone, label: 'Mobile', noun: 'your mobile number', minLength: 5 },
      {
        ...email,
        required: false,
        // A list of homes cannot be sent to nobody.
        requiredWhen: { field: 'consent', equals: true },
      },
      {
        kind: 'checkbox',
        name: 'consent',
        label: 'Email me about this property and similar ones',
      },
      { kind: 'checkbox', name: 'selling', label: 'I’m also thinking of selling' },
      { kind: 'hidden', name: 'inspection', label: 'Open home', fillFrom: ['inspection'] },
      listingField,
    ],
    submitLabel: 'Check in',
    messages: {
      ...leadMessages,
      waiting: 'Checking you in…',
      failed: 'You have not been checked in.',
      thanks: { title: 'Thank You!', body: 'You are checked in. Come in and have a look around.' },
    },
    version: 1,
  },
  label: 'Open home check-in',
  noun: 'Open home check-in',
  atDoor: { consent: 'consent', urgent: 'selling' },
  mails: {
    staff: {
      subject: '{form}: {name} is thinking of selling ({reference})',
      opening: 'This visitor of your open home is thinking of selling.',
    },
    visitor: {
      // The property may have left the website overnight.
      subject: '{agency}: thank you for visiting our open home',
      opening:
        'Thank you for coming to our open home. {contact} is happy to answer your questions. Here is a copy of what you told us at the door.',
    },
  },
};
