import type { Field, TextareaFieldValidation, TextFieldSingleValidation } from 'payload';
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts';

/** A reply that staff choose when they answer a lead. It may use the placeholders of all emails. */
export type ReplyTemplate = { title: string; subject: string; text: string };

/** The templates an agency begins with. */
const FIRST_TEMPLATES: ReplyTemplate[] = [
  {
    title: 'Thank you, I will call',
    subject: 'Your enquiry about {listing}',
    text: 'Hello {name},\n\nThank you for your enquiry about {listing}. I will call you shortly to answer your questions.\n\nKind regards,\n{contact}\n{agency}\n{phone}',
  },
  {
    title: 'Offer an inspection',
    subject: 'Inspection of {listing}',
    text: 'Hello {name},\n\nThank you for your interest in {listing}. I would be happy to show you the property. Which day and time suit you?\n\nKind regards,\n{contact}\n{agency}\n{phone}',
  },
  {
    title: 'No longer available',
    subject: '{listing} is no longer available',
    text: 'Hello {name},\n\nThank you for your enquiry. {listing} is no longer available. If you tell me what you are looking for, I will let you know about similar properties.\n\nKind regards,\n{contact}\n{agency}\n{phone}',
  },
];

const placeholderList = Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ');

const checkPlaceholders = (value: unknown): true | string => {
  if (typeof value !== 'string' || !value.trim()) return 'Enter a text.';
  const [unknown] = unknownPlaceholders(value);
  return unknown ? `${unknown} is not a placeholder. Use ${placeholderList}.` : true;
};

/** The field of templates for replies. */
export const replyTemplatesField: Field = {
  name: 'replies',
  type: 'array',
  label: 'Reply templates',
  labels: { singular: 'Template', plural: 'Templates' },
  defaultValue: FIRST_TEMPLATES,
  admin: {
    initCollapsed: true,
    description: `Offered when staff reply to a lead. Placeholders: ${placeholderList}. {contact} is the person who replies.`,
    components: {
      RowLabel: {
        path: '/ui/admin/row-title.client.tsx#RowTitle',
        clientProps: { field: 'title', empty: 'Template' },
      },
    },
  },
  fields: [
    { name: 'title', type: 'text', label: 'Name', required: true, maxLength: 80 },
    {
      name: 'subject',
      type: 'text',
      label: 'Subject',
      required: true,
      maxLength: 200,
      validate: checkPlaceholders as TextFieldSingleValidation,
    },
    {
      name: 'text',
      type: 'textarea',
      label: 'Message',
      required: true,
      admin: { rows: 8 },
      validate: checkPlaceholders as TextareaFieldValidation,
    },
  ],
};
