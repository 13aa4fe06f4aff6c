import type { Payload } from 'payload';
import { inEnglish } from '#site/server/request-language.ts';
import type { FreeAppointments, ReminderSettings } from '../types/lead-types.ts';
import { type AppointmentHolder, readAppointmentLink } from './appointment-link.ts';
import { type Appointment, changeAppointment, findAppointment } from './appointment-store.ts';
import { appointmentText } from './appointment-texts.ts';
import { loadFreeTimes } from './load-free-times.ts';
import { reminderTime } from './reminder-time.ts';

/** An appraisal as its page shows it to someone who has a link to it. */
export type ShownAppointment = Pick<Appointment, 'hostName' | 'state' | 'host'> & {
  by: AppointmentHolder['by'];
  /** Day and time with the name of the time zone. */
  when: string;
  /** It is still to come and was not cancelled. */
  isOpen: boolean;
  /** The other times it can be moved to by this link. */
  free: FreeAppointments['times'];
};

/** Each move writes to everybody: so often owners move an appraisal themselves. Then they call. */
const MOST_MOVES = 10;

/** Moves and cancels appraisals by the links in emails about them. */
export type AppointmentService = {
  /** The appraisal of a link, or undefined when the link was made up or its lead was deleted. */
  find(token: string): Promise<ShownAppointment | undefined>;
  /** False when it was changed meanwhile or is over; then nothing happened. */
  cancel(token: string): Promise<boolean>;
  /** False when the time is taken or not offered, or the appraisal was changed meanwhile; then nothing happened. */
  move(input: { token: string; startsAt: string }): Promise<boolean>;
};

export function createAppointmentService({
  payload,
  secret,
  now,
  reminders,
  onChanged,
}: {
  payload: Payload;
  secret: string;
  /** Epoch ms. */
  now: () => number;
  /** What Lead handling says of reminders. */
  reminders: () => Promise<ReminderSettings | undefined>;
  /** Called when emails about a change are due. */
  onChanged: () => void;
}): AppointmentService {
  async function load(token: string) {
    const holder = readAppointmentLink({ token, secret, now: now() });
    const appointment = holder && (await findAppointment(payload, holder.lead));
    if (!holder || !appointment) return undefined;
    const isOpen = appointment.state === 'booked' && Date.parse(appointment.startsAt) > now();
    return { holder, appointment, isOpen };
  }
  const freeFor = async (
    { host, lead, startsAt, changes }: Appointment,
    { by }: AppointmentHolder,
  ): Promise<FreeAppointments['times']> => {
    if (by === 'visitor' && changes >= MOST_MOVES) return [];
    const free = await loadFreeTimes({ payload, host, now: now(), except: lead });
    return (free?.times ?? []).filter((time) => time.startsAt !== startsAt);
  };

  async function change({ token, startsAt }: { token: string; startsAt?: string }): Promise<boolean> {
    const found = await load(token);
    if (!found?.isOpen) return false;
    const { appointment, holder } = found;
    const to = startsAt
      ? (await freeFor(appointment, holder)).find((time) => time.startsAt === startsAt)
      : undefined;
    if (startsAt && !to) return false;
    // The history is for staff.
    const [was, is] = inEnglish(() => [
      appointmentText(appointment),
      to && appointmentText({ ...appointment, ...to }),
    ]);
    const settings = await reminders();
    const remindAt =
      to && settings
        ? reminderTime({ startsAt: to.startsAt, zone: appointment.zone, now: now(), settings })
        : undefined;
    const changed = await changeAppointment({
      payload,
      appointment,
      to,
      remindAt,
      by: holder.by === 'visitor' ? 'The owner' : 'The agency, by email',
      note: is ? `Appraisal moved from ${was} to ${is}.` : `Appraisal on ${was} cancelled.`,
      now: now(),
    });
    if (changed) onChanged();
    return changed;
  }

  return {
    async find(token) {
      const found = await load(token);
      if (!found) return undefined;
      const { appointment, holder, isOpen } = found;
      const { host, hostName, state } = appointment;
      const free = isOpen ? await freeFor(appointment, holder) : [];
      return { host, hostName, state, by: holder.by, when: appointmentText(appointment), isOpen, free };
    },
    cancel: (token) => change({ token }),
    move: change,
  };
}
