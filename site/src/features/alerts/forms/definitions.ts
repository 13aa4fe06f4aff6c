import { type Field, type FormDefinition, NO_MAIL_YET } from '@frontage/forms';
import { RADII } from '#site/features/listings/search/area.ts';
import { hourText } from '#site/features/subscribers/hour-text.ts';
import {
  DEFAULT_QUIET_HOURS,
  quietHoursFields,
  timeZoneField,
} from '#site/features/subscribers/quiet-hours-fields.ts';
import { LANGUAGES, type OtherLanguage } from '#site/messages/language.ts';
import { ALERT_EVENTS, type AlertEvent, FREQUENCIES, type Frequency } from '../alert-types.ts';
import { areaFields } from './area-fields.ts';
import { criteriaFields, otherFilterFields } from './criteria-fields.ts';

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  instant: 'Instantly',
  daily: 'Daily, in the morning',
  weekly: 'Weekly, on Mondays',
};

export const EVENT_LABELS: Readonly<Record<AlertEvent, string>> = {
  new: 'New properties',
  'back-on-market': 'Back on the market',
  'price-change': 'Price changes',
  inspection: 'New inspection times',
  auction: 'Auction dates',
  sold: 'Sold or leased',
};

/** What owners call their home, and the property types of listings like it. */
export const HOME_TYPES = [
  { value: 'house', label: 'House', types: ['House', 'Terrace', 'Duplex / semi-detached', 'Villa'] },
  { value: 'unit', label: 'Apartment or unit', types: ['Apartment', 'Unit', 'Studio'] },
  { value: 'townhouse', label: 'Townhouse', types: ['Townhouse', 'Villa', 'Terrace'] },
  { value: 'land', label: 'Land', types: ['Land', 'Acreage / semi-rural'] },
] as const;

const frequencyField: Field = {
  kind: 'radio',
  name: 'frequency',
  label: 'How often should we email you?',
  hint: `We send nothing between ${hourText(DEFAULT_QUIET_HOURS.from)} and ${hourText(DEFAULT_QUIET_HOURS.until)}, unless you change your quiet hours.`,
  required: { message: 'Choose how often we should email you' },
  options: FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] })),
  initial: 'daily',
};

const eventsField: Field = {
  kind: 'checkboxes',
  name: 'events',
  label: 'Email me about',
  options: ALERT_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] })),
  minChosen: 1,
  messages: { tooFew: 'Choose at least one type of update' },
};

const nameField: Field = {
  kind: 'text',
  name: 'alert_name',
  label: 'Alert name',
  hint: 'Helps you tell your alerts apart.',
  maxLength: 80,
};

/** Set for signed-in visitors: we know their email address. */
const signedInField: Field = { kind: 'hidden', name: 'signed_in', label: 'Signed in' };

const emailField: Field = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  required: true,
  autocomplete: 'email',
  shownWhen: { not: { field: 'signed_in', notEmpty: true } },
};

/** The alert fields of the registration form. */
export const registrationFields: readonly Field[] = [
  ...criteriaFields(),
  // Pages of the old website do not have this field; the default is daily.
  { ...frequencyField, required: false },
];

/** Saves a search as an alert. */
export const saveSearchForm: FormDefinition = {
  key: 'save-search',
  title: 'Save search',
  fields: [
    { kind: 'hidden', name: 'search', label: 'Search', maxLength: 2000, fillFrom: ['search'] },
    signedInField,
    emailField,
    frequencyField,
    eventsField,
    nameField,
  ],
  submitLabel: 'Save search',
  messages: {
    waiting: 'Saving…',
    failed: 'Your search has not been saved.',
    thanks: {
      title: 'Confirm your email address',
      body: 'We’ve sent you an email. Use the link in it to start your alert.',
    },
  },
  withoutMail: {
    intro: `${NO_MAIL_YET} You can save this search, and its alert starts once it can.`,
    thanks: {
      title: 'Your search is saved',
      body: `${NO_MAIL_YET} Your alert starts once you can confirm your email address.`,
    },
  },
  version: 1,
};

/** Emails the owner of a home what is sold around it. */
export const soldNearYouForm: FormDefinition = {
  key: 'sold-near-you',
  title: 'What’s selling near you?',
  intro:
    'See what we have sold around your home, and get an email when we sell something like it. We use your address only to find the suburb, and don’t store it.',
  fields: [
    {
      kind: 'text',
      name: 'address',
      label: 'Your address or suburb',
      placeholder: 'e.g. 12 King Street, Newtown NSW 2042',
      required: { message: 'Enter your address or suburb' },
      maxLength: 200,
      autocomplete: 'street-address',
      fillFrom: ['address'],
    },
    {
      kind: 'select',
      name: 'home',
      label: 'Type of home',
      options: [{ value: 'any', label: 'Any' }, ...HOME_TYPES.map(({ value, label }) => ({ value, label }))],
      initial: 'any',
      width: 'half',
    },
    {
      kind: 'select',
      name: 'km',
      label: 'Distance',
      options: RADII.filter((km) => km <= 20).map((km) => ({ value: String(km), label: `${km} km` })),
      initial: '2',
      width: 'half',
    },
    signedInField,
    emailField,
  ],
  submitLabel: 'Email me sales nearby',
  messages: {
    waiting: 'Sending…',
    failed: 'This has not been sent.',
    thanks: {
      title: 'Confirm your email address',
      body: 'We’ve sent you an email. Use the link in it to see what has sold near you and start your emails.',
    },
  },
  withoutMail: {
    intro: `${NO_MAIL_YET} Leave your details, and emails about sales around your home start once you can confirm your address. We use your street address only to find the suburb, and don’t store it.`,
    thanks: {
      title: 'We have your details',
      body: `${NO_MAIL_YET} Your emails start once you can confirm your address.`,
    },
  },
  version: 1,
};

/** Edits an alert on a website in several languages: that of its emails can be chosen. */
export function alertSettingsFormIn(languages: readonly OtherLanguage[]): FormDefinition {
  if (languages.length === 0) return alertSettingsForm;
  const options = (['en', ...languages] as const).map((value) => ({ value, label: LANGUAGES[value].name }));
  return {
    ...alertSettingsForm,
    fields: [
      ...alertSettingsForm.fields,
      { kind: 'select', name: LANGUAGE_FIELD, label: 'Language of the emails', options, width: 'half' },
    ],
  };
}

/** The name of that field. */
export const LANGUAGE_FIELD = 'language';

/** Edits an alert, which the link names. */
export const alertSettingsForm: FormDefinition = {
  key: 'alert-settings',
  title: 'Edit alert',
  fields: [
    { kind: 'hidden', name: 'alert', label: 'Alert', maxLength: 20, fillFrom: ['alert'] },
    { kind: 'hidden', name: 'token', label: 'Link', maxLength: 2000, fillFrom: ['t'] },
    nameField,
    ...criteriaFields({ any: true }),
    ...areaFields,
    ...otherFilterFields,
    frequencyField,
    eventsField,
  ],
  submitLabel: 'Save changes',
  messages: {
    waiting: 'Saving…',
    failed: 'Your changes have not been saved.',
    thanks: { title: 'Saved', body: 'Your alert has been updated.' },
  },
  version: 1,
};

/** Quiet hours, also for subscribers without an account. */
export const quietHoursForm: FormDefinition = {
  key: 'quiet-hours',
  title: 'Quiet hours',
  intro: 'Alerts wait until these hours are over. Choose the same hour twice to turn quiet hours off.',
  fields: [
    { kind: 'hidden', name: 'token', label: 'Link', maxLength: 2000, fillFrom: ['t'] },
    ...quietHoursFields,
    timeZoneField('We also use it for daily and weekly alerts.'),
  ],
  submitLabel: 'Save',
  messages: {
    waiting: 'Saving…',
    failed: 'Your quiet hours have not been saved.',
    thanks: { title: 'Saved', body: 'We won’t send alerts during these hours.' },
  },
  version: 1,
};
