import { streetAddress, suburb } from './fields/address-fields.ts';
import { officeChoice } from './fields/context-fields.ts';
import { leadMessages, personFields, withRules } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Something in a rented property needs a repair. */
export const maintenanceRequest: LeadForm = {
  definition: {
    key: 'maintenance-request',
    title: 'Maintenance request',
    intro:
      'Tell us what needs repairing and we’ll arrange it. If people or the property are in danger, call us instead.',
    fields: [
      officeChoice,
      ...withRules({ fields: personFields, rules: { name: { minLength: undefined } } }),
      streetAddress,
      suburb,
      {
        kind: 'radio',
        name: 'repair-urgency',
        label: 'How urgent is it?',
        noun: 'how urgent it is',
        required: true,
        options: [
          { value: 'emergency', label: 'Emergency: within hours' },
          { value: 'urgent', label: 'Urgent: within a day or two' },
          { value: 'soon', label: 'Soon: within two weeks' },
          { value: 'routine', label: 'Not urgent' },
        ],
      },
      {
        kind: 'select',
        name: 'repair-nature',
        label: 'What needs repairing?',
        noun: 'what needs repairing',
        required: true,
        options: [
          { value: 'plumbing', label: 'Plumbing or hot water' },
          { value: 'electrical', label: 'Electrical' },
          { value: 'appliance', label: 'Oven, dishwasher or other appliance' },
          { value: 'heating-cooling', label: 'Heating or cooling' },
          { value: 'locks-doors-windows', label: 'Locks, doors or windows' },
          { value: 'roof-gutters', label: 'Roof or gutters' },
          { value: 'garden-fence', label: 'Garden or fence' },
          { value: 'pests', label: 'Pests' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        kind: 'textarea',
        name: 'other-repair',
        label: 'Describe what needs repairing',
        noun: 'what needs repairing',
        required: true,
        rows: 3,
        maxLength: 2000,
        shownWhen: { field: 'repair-nature', equals: 'other' },
      },
      {
        kind: 'textarea',
        name: 'repair-details',
        label: 'Describe the problem',
        hint: 'Include which room it’s in, when it started and anything you have tried.',
        rows: 3,
        maxLength: 2000,
        shownWhen: { not: { field: 'repair-nature', equals: 'other' } },
      },
      {
        kind: 'radio',
        name: 'property-access',
        label: 'How can the tradesperson get in?',
        noun: 'how the tradesperson can get in',
        required: true,
        options: [
          { value: 'agency-key', label: 'Use the agency’s key' },
          { value: 'call-first', label: 'Call me to arrange a time' },
          { value: 'always-home', label: 'Someone is always home' },
        ],
      },
      {
        kind: 'file',
        name: 'attachments',
        label: 'Pictures',
        hint: 'Up to 3 images (JPG or PNG) of at most 3 MB each.',
        accept: ['jpg', 'jpeg', 'png'],
        maxBytes: 3 * 1024 * 1024,
        maxFiles: 3,
        messages: {
          tooMany: 'You can only attach a total of {max} images.',
          tooFew: 'You must attach at least {min} image/s.',
          fileType: 'Please ensure your file is in JPG, PNG, or JPEG format.',
          fileSize: 'Each image can be {max} at most. Attach a smaller one.',
        },
      },
    ],
    submitLabel: 'Send request',
    messages: { ...leadMessages, waiting: 'Sending your request…' },
    version: 1,
  },
  hash: 'maintenance-request',
  redirects: true,
  forPropertyManagers: true,
  mayBeUrgent: true,
  oldSite: {
    opens: [{ action: 'maintenance_request_form', about: ['agency_id'] }],
    sends: [{ action: 'iproperty_submit_maintenance', answer: 'json' }],
  },
  mails: {
    visitor: {
      subject: '{agency}: we’ve received your maintenance request ({reference})',
      opening:
        'We’ve received your maintenance request. {contact} will contact you about the repair. Here is a copy of what you sent.',
      closing:
        'For urgent repairs, such as a burst pipe, gas leak or no power, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.',
    },
  },
};
