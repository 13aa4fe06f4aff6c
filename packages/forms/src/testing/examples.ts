import type { Field, FileLike, FormDefinition } from '../index.ts';

/** Definitions in the shape the product's forms take, for tests only. */

const messages: FormDefinition['messages'] = {
  waiting: 'Sending…',
  failed: 'Your message has not been sent. Check the marked fields and send it again.',
  thanks: { title: 'Thank You!', body: 'Your message has been sent successfully' },
};

const person: readonly Field[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    required: true,
    minLength: 2,
    autocomplete: 'name',
    fillFrom: ['fname'],
  },
  {
    kind: 'phone',
    name: 'phone',
    label: 'Phone number',
    required: true,
    autocomplete: 'tel',
    fillFrom: ['phone'],
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    required: true,
    autocomplete: 'email',
    fillFrom: ['email'],
  },
];

const listing: Field = {
  kind: 'hidden',
  name: 'property_external_id',
  label: 'Property',
  fillFrom: ['property_id', 'pid'],
};

const form = (definition: Pick<FormDefinition, 'key' | 'title' | 'fields'>): FormDefinition => ({
  submitLabel: 'Send',
  messages,
  version: 1,
  ...definition,
});

export const contactAgent = form({
  key: 'contact-agent',
  title: 'Contact agent',
  fields: [...person, { kind: 'textarea', name: 'message', label: 'Message', required: true }, listing],
});

export const propertyEnquiry = form({
  key: 'property-enquiry',
  title: 'Enquire about this property',
  fields: [
    ...person,
    {
      kind: 'checkboxes',
      name: 'about',
      label: 'About',
      options: [
        { value: 'inspection', label: 'An inspection' },
        { value: 'price', label: 'The price' },
        { value: 'contract', label: 'The contract' },
      ],
    },
    { kind: 'textarea', name: 'message', label: 'Message', required: true },
    listing,
    { kind: 'context', name: 'utm_source', label: 'Campaign source', fillFrom: ['utm_source'] },
  ],
});

export const maintenance = form({
  key: 'maintenance-request',
  title: 'Maintenance request',
  fields: [
    { kind: 'select', name: 'office', label: 'Office', required: true, optionsFrom: 'offices' },
    ...person,
    {
      kind: 'radio',
      name: 'repair-nature',
      label: 'Repair nature',
      required: true,
      options: [
        { value: 'plumbing', label: 'Plumbing' },
        { value: 'other', label: 'Other' },
      ],
    },
    {
      kind: 'text',
      name: 'other-repair',
      label: 'Other repair',
      required: true,
      shownWhen: { field: 'repair-nature', equals: 'other' },
    },
    { kind: 'date', name: 'since', label: 'Noticed on', max: 'today' },
    { kind: 'number', name: 'rooms', label: 'Rooms affected', min: 1, max: 20, whole: true },
    {
      kind: 'file',
      name: 'attachments',
      label: 'Images',
      accept: ['jpg', 'jpeg', 'png'],
      maxBytes: 3 * 1024 * 1024,
      maxFiles: 3,
      messages: {
        tooMany: 'You can only attach a total of {max} images.',
        tooFew: 'You must attach at least {min} image/s.',
        fileType: 'Please ensure your file is in JPG, PNG, or JPEG format.',
      },
    },
    { kind: 'checkbox', name: 'access', label: 'You may enter with your key', required: true },
  ],
});

export const registration = form({
  key: 'property-alert-registration',
  title: 'Register for alerts',
  fields: [
    { kind: 'text', name: 'subscriber_first_name', label: 'First name', required: true },
    {
      kind: 'phone',
      name: 'subscriber_mobile',
      label: 'Mobile',
      minLength: 8,
      requiredBySetting: 'mobile',
      shownBySetting: 'mobile',
    },
    { kind: 'password', name: 'subscriber_password', label: 'Password' },
    {
      kind: 'password',
      name: 'subscriber_password_confirmation',
      label: 'Password again',
      requiredWhen: { field: 'subscriber_password', notEmpty: true },
      sameAs: 'subscriber_password',
    },
  ],
});

export const allExamples = [contactAgent, propertyEnquiry, maintenance, registration];

export const offices = { offices: [{ value: '7', label: 'Geelong' }] };

export const picture = (file: Partial<FileLike> = {}): FileLike => ({
  name: 'leak.jpg',
  size: 2048,
  type: 'image/jpeg',
  ...file,
});

export const goodContact = {
  name: 'Ada Byron',
  phone: '0400 000 000',
  email: 'ada@example.com',
  message: 'May I see it on Saturday?',
};
