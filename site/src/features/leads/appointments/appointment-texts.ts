import { type CalendarEvent, calendarFile } from '#site/features/listings/page/calendar.ts';
import { dayText, localText, spanText } from '#site/features/listings/public/inspection-times.ts';
import { appointmentTexts } from '#site/messages/appointments.ts';
import type { StoredLead } from '../types/lead-types.ts';
import type { Appointment } from './appointment-store.ts';

type Times = Pick<Appointment, 'startsAt' | 'endsAt' | 'zone' | 'hostZone'>;

/**
 * `Tuesday 1 December, 10:00 – 10:45 am (Sydney time)`: on the clocks of the property, and on those of the office where
 * they show another time.
 */
export function appointmentText({ startsAt, endsAt, zone, hostZone }: Times): string {
  const { inZone, atOffice } = appointmentTexts();
  const on = (where: string) => {
    const span = spanText({ startsAt, endsAt, zone: where }).replace(/ [A-Z]{3,5}$/, '');
    return inZone(`${dayText({ at: startsAt, zone: where })}, ${span}`, cityOf(where));
  };
  const [there, here] = [zone, hostZone].map((where) => localText({ at: startsAt, zone: where }));
  return there === here ? on(zone) : atOffice(on(zone), on(hostZone));
}

/** `Australia/Broken_Hill` → `Broken Hill` */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** The address of the home, as the owner typed it. */
const homeOf = ({ answers }: Pick<StoredLead, 'answers'>): string => {
  const text = (name: string) => answers.find((answer) => answer.name === name)?.text ?? '';
  const state = answers.find(({ name }) => name === 'state')?.text ?? '';
  return [text('street-address'), `${text('suburb')} ${STATES[state] ?? state} ${text('postcode')}`]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
};

/** The choice is stored by its label. */
const STATES: Readonly<Record<string, string>> = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'Western Australia': 'WA',
  'South Australia': 'SA',
  Tasmania: 'TAS',
  'Australian Capital Territory': 'ACT',
  'Northern Territory': 'NT',
};

/** The calendar file of an appointment; the file of a change replaces the one before in the same calendar. */
export function appointmentCalendar({
  appointment,
  lead,
  holder,
  agencyName,
  siteUrl,
  link,
  now,
}: {
  appointment: Appointment;
  lead: StoredLead;
  holder: 'visitor' | 'staff';
  agencyName: string;
  siteUrl: string;
  /** Where the holder moves or cancels it. */
  link: string;
  /** Epoch ms. */
  now: number;
}): string {
  const texts = appointmentTexts();
  const home = homeOf(lead);
  const event: CalendarEvent = {
    uid: `appraisal-${lead.reference}@${new URL(siteUrl).hostname}`,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    stampedAt: new Date(now).toISOString(),
    sequence: appointment.changes,
    cancelled: appointment.state === 'cancelled',
    summary:
      holder === 'visitor'
        ? texts.eventBy(appointment.hostName, agencyName)
        : texts.eventFor([lead.name, home].filter(Boolean).join(', ')),
    description: [
      ...(holder === 'staff' ? [lead.name, lead.phone, lead.email] : []),
      texts.reference(lead.reference),
      texts.change(link),
    ]
      .filter(Boolean)
      .join('\n'),
    location: home || null,
    url: link,
  };
  return calendarFile([event]);
}
