import type { Payload } from 'payload';
import { appointmentPath } from '../../appointments/appointment-link.ts';
import { type Appointment, findAppointment } from '../../appointments/appointment-store.ts';
import { appointmentCalendar, appointmentText } from '../../appointments/appointment-texts.ts';
import type { MailTexts, Readership } from '../../forms/lead-form.ts';
import { findLeadForm } from '../../forms/lead-forms.ts';
import type { Download } from '../../types/lead-result.ts';
import type { StoredLead } from '../../types/lead-types.ts';

/** What a booked appraisal adds to the emails of its lead: the time as it is now, a calendar file and a link. */
export type AppointmentParts = {
  lead: StoredLead;
  texts: Partial<MailTexts>;
  download?: Download;
  attachments: { filename: string; content: Buffer }[];
};

/** The parts of an email about a lead that booked an appraisal; undefined for every other. */
export async function appointmentParts({
  payload,
  lead,
  readership,
  agencyName,
  siteUrl,
  secret,
  now,
}: {
  payload: Payload;
  lead: StoredLead;
  readership: Readership;
  agencyName: string;
  siteUrl: string;
  secret: string;
  /** Epoch ms. */
  now: number;
}): Promise<AppointmentParts | undefined> {
  if (!findLeadForm(lead.form)?.books) return undefined;
  const appointment = await findAppointment(payload, lead.id);
  if (!appointment) return { lead, texts: NOT_BOOKED[readership], attachments: [] };
  const href = appointmentPath({ lead: lead.id, by: readership, secret });
  const calendar = appointmentCalendar({
    appointment,
    lead,
    holder: readership,
    agencyName,
    siteUrl,
    link: siteUrl + href,
    now,
  });
  const isBooked = appointment.state === 'booked';
  return {
    lead: { ...lead, answers: answersNow({ lead, appointment }) },
    texts: changedTexts({ appointment, readership }),
    download: isBooked ? { href, label: 'Move or cancel the appraisal' } : undefined,
    attachments: [{ filename: 'appraisal.ics', content: Buffer.from(calendar) }],
  };
}

/** Of a lead that was held as spam and turned out to be none. */
const NOT_BOOKED: Record<Readership, Partial<MailTexts>> = {
  staff: {
    opening: 'The time is not booked, since this lead was held as spam. Contact the owner to arrange one.',
  },
  visitor: {
    subject: '{agency}: we’ve received your request for an appraisal ({reference})',
    opening: 'We’ve received your request. {contact} will contact you to arrange a time.',
  },
};

/** The answers with the time as it is now: the one that was chosen may have been moved. */
const answersNow = ({ lead, appointment }: { lead: StoredLead; appointment: Appointment }) =>
  lead.answers.map((answer) =>
    answer.name === 'appointment'
      ? {
          ...answer,
          text: `${appointmentText(appointment)}${appointment.state === 'cancelled' ? ', cancelled' : ''}`,
        }
      : answer,
  );

/** What the email says of a change, in place of the texts for a booking. */
function changedTexts({
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
