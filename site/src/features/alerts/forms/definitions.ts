import type { Field, FormDefinition } from '@frontage/forms';
import { HOURS, TIME_ZONES } from '#site/features/subscribers/clock-options.ts';
import { ALERT_EVENTS, type AlertEvent, FREQUENCIES, type Frequency } from '../alert-types.ts';
import { criteriaFields } from './criteria-fields.ts';

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  instant: 'At once',
  daily: 'Once a day, in the morning',
  weekly: 'Once a week, on Monday',
};

export const EVENT_LABELS: Readonly<Record<AlertEvent, string>> = {
  new: 'New properties',
  'back-on-market': 'Back on the market',
  'price-change': 'Price changes',
  inspection: 'New inspection times',
  auction: 'Auction dates',
  sold: 'Sold or leased',
};

const frequencyField: Field = {
  kind: 'radio',
  name: 'frequency',
  label: 'How often may we write?',
  required: { message: 'Choose how often we may write' },
  options: FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] })),
  initial: 'daily',
};

const eventsField: Field = {
  kind: 'checkboxes',
  name: 'events',
  label: 'Tell me about',
  options: ALERT_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] })),
  minChosen: 1,
  messages: { tooFew: 'Choose at least one kind of news' },
};

const nameField: Field = {
  kind: 'text',
  name: 'alert_name',
  label: 'Name of the alert',
  hint: 'For you, to tell it from others.',
  maxLength: 80,
};

/** What registering for alerts asks beside who somebody is. */
export const registrationFields: readonly Field[] = [
  ...criteriaFields(),
  // Pages of the old website do not ask it; then it is daily.
  { ...frequencyField, required: false },
];

/** Saves the search that it was opened from as an alert. */
export const saveSearchForm: FormDefinition = {
  key: 'save-search',
  title: 'Save this search',
  fields: [
    { kind: 'hidden', name: 'search', label: 'Search', maxLength: 2000, fillFrom: ['search'] },
    // Set for whoever is signed in: we know where to write to.
    { kind: 'hidden', name: 'signed_in', label: 'Signed in' },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: true,
      autocomplete: 'email',
      shownWhen: { not: { field: 'signed_in', notEmpty: true } },
    },
    frequencyField,
    eventsField,
    nameField,
  ],
  submitLabel: 'Save the search',
  messages: {
    waiting: 'Saving …',
    failed: 'Your search has not been saved.',
    thanks: {
      title: 'One step is left',
      body: 'Check your inbox: we have sent you a message. Press the button in it, and your alert is on.',
    },
  },
  version: 1,
};

/** Changes everything about an alert. Its link says which one it is. */
export const alertSettingsForm: FormDefinition = {
  key: 'alert-settings',
  title: 'Change this alert',
  fields: [
    { kind: 'hidden', name: 'alert', label: 'Alert', maxLength: 20, fillFrom: ['alert'] },
    { kind: 'hidden', name: 'token', label: 'Link', maxLength: 2000, fillFrom: ['t'] },
    nameField,
    ...criteriaFields({ any: true }),
    frequencyField,
    eventsField,
  ],
  submitLabel: 'Save the changes',
  messages: {
    waiting: 'Saving …',
    failed: 'The alert has not been changed.',
    thanks: { title: 'Saved', body: 'Your alert goes by these answers from now on.' },
  },
  version: 1,
};

/** When somebody wants to be left alone, for whoever has alerts without an account as well. */
export const quietHoursForm: FormDefinition = {
  key: 'quiet-hours',
  title: 'Quiet hours',
  intro: 'No alert comes in between: it waits for the end of them. The same hour twice means no quiet hours.',
  fields: [
    { kind: 'hidden', name: 'token', label: 'Link', maxLength: 2000, fillFrom: ['t'] },
    {
      kind: 'select',
      name: 'quiet_from',
      label: 'Quiet from',
      noun: 'when your quiet hours begin',
      required: true,
      options: HOURS,
      width: 'half',
    },
    {
      kind: 'select',
      name: 'quiet_until',
      label: 'Quiet until',
      noun: 'when your quiet hours end',
      required: true,
      options: HOURS,
      width: 'half',
    },
    {
      kind: 'select',
      name: 'time_zone',
      label: 'Your clock',
      hint: 'Daily and weekly alerts go by it, too.',
      required: true,
      options: TIME_ZONES,
    },
  ],
  submitLabel: 'Save',
  messages: {
    waiting: 'Saving …',
    failed: 'Your quiet hours have not been saved.',
    thanks: { title: 'Saved', body: 'We leave you alone in these hours.' },
  },
  version: 1,
};
