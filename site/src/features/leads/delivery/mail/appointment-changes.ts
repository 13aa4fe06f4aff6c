import type { Appointment } from '../../appointments/appointment-store.ts';
import type { MailTexts, Readership } from '../../forms/lead-form.ts';

/** Of a lead that was held as spam and turned out to be none. */
export const NOT_BOOKED: Record<Readership, Partial<MailTexts>> = {
  staff: {
    opening: 'The time is not booked, since this lead was held as spam. Contact the owner to arrange one.',
  },
  visitor: {
    subject: '{agency}: we’ve received your request for an appraisal ({reference})',
    opening: 'We’ve received your request. {contact} will contact you to arrange a time.',
  },
};

/** What the email says of a change, in place of the texts for a booking. In English. */
export function changedTexts({
  appointment: { state, changes },
  readership,
}: {
  appointment: Appointment;
  readership: Readership;
}): Partial<MailTexts> {
  if (changes === 0) return {};
  const what = state === 'booked' ? 'has moved' : 'is cancelled';
  const file = 'The attached file updates your calendar.';
  if (readership === 'staff')
    return { subject: `Appraisal ${what}: {name} ({reference})`, opening: `The appraisal ${what}. ${file}` };
  return {
    subject: `{agency}: your appraisal ${what} ({reference})`,
    opening:
      state === 'booked'
        ? `Your appraisal has moved to the time below. ${file}`
        : `Your appraisal is cancelled. ${file} To book another time, contact {contact}.`,
    closing: '',
  };
}
