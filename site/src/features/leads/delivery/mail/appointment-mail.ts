import type { Payload } from 'payload';
import { appointmentTexts } from '#site/messages/appointments.ts';
import { knownMailText } from '#site/messages/known-texts.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { appointmentPath } from '../../appointments/appointment-link.ts';
import { type Appointment, findAppointment } from '../../appointments/appointment-store.ts';
import { appointmentCalendar, appointmentText } from '../../appointments/appointment-texts.ts';
import type { MailTexts, Readership } from '../../forms/lead-form.ts';
import { findLeadForm } from '../../forms/lead-forms.ts';
import type { Download } from '../../types/lead-result.ts';
import type { StoredLead } from '../../types/lead-types.ts';
import { changedTexts, NOT_BOOKED } from './appointment-changes.ts';

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
  if (!appointment) return { lead, texts: inLanguageOfReader(NOT_BOOKED[readership]), attachments: [] };
  const href = languagePath(currentLanguage(), appointmentPath({ lead: lead.id, by: readership, secret }));
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
    texts: inLanguageOfReader(changedTexts({ appointment, readership })),
    download: isBooked ? { href, label: appointmentTexts().moveOrCancel } : undefined,
    attachments: [{ filename: 'appraisal.ics', content: Buffer.from(calendar) }],
  };
}

/** Texts that replace those of the form, where there are some. */
const inLanguageOfReader = (texts: Partial<MailTexts>): Partial<MailTexts> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text && (knownMailText(text) ?? text)]),
  );

/** The answers with the time as it is now: the one that was chosen may have been moved. */
const answersNow = ({ lead, appointment }: { lead: StoredLead; appointment: Appointment }) =>
  lead.answers.map((answer) =>
    answer.name === 'appointment'
      ? {
          ...answer,
          text:
            appointment.state === 'cancelled'
              ? appointmentTexts().cancelled(appointmentText(appointment))
              : appointmentText(appointment),
        }
      : answer,
  );
