import { addressFields } from './fields/address-fields.ts';
import { appraisalForm, saleOrRent } from './fields/appraisal-form.ts';
import { smsReminderField } from './fields/sms-reminder.ts';
import type { LeadForm } from './lead-form.ts';

const { thankYouPage: _, ...form } = appraisalForm({
  definition: {
    key: 'appraisal-booking',
    title: 'Book an appraisal',
    intro:
      'A local agent will visit at the time you choose and estimate what your property could sell or rent for. It’s free, with no obligation.',
    asks: [
      {
        kind: 'select',
        name: 'appointment',
        label: 'Time',
        noun: 'a time',
        required: true,
        optionsFrom: 'appointments',
        fillFrom: ['appointment'],
        // The list was right when the form was opened.
        messages: { option: 'This time has just been taken. Choose another one.' },
      },
      saleOrRent,
      ...addressFields,
    ],
  },
  what: 'an appraisal',
});

/** Books an appraisal at one of the times that an agent or an office offers. */
export const appraisalBooking: LeadForm = {
  ...form,
  definition: {
    ...form.definition,
    fields: [...form.definition.fields, smsReminderField],
    submitLabel: 'Book this time',
    messages: {
      waiting: 'Booking…',
      failed: 'Nothing has been booked.',
      thanks: { ...form.definition.messages.thanks, body: 'Your appraisal is booked.' },
    },
  },
  noun: 'Appraisal booking',
  books: true,
  mails: {
    staff: { opening: 'The appraisal is booked. The attached file adds it to your calendar.' },
    visitor: {
      subject: '{agency}: your appraisal is booked ({reference})',
      opening:
        'Your appraisal is booked. {contact} will visit you at the time below. The attached file adds it to your calendar.',
      closing:
        'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.',
    },
  },
};
