import { timeZoneOf } from '@frontage/reaxml';
import type { GroupField, Payload, TextFieldSingleValidation, Validate } from 'payload';
import { dayText } from '#site/server/admin-dates.ts';
import { loadPeople } from './load-people.ts';

/** When an agent or an office takes appraisals that owners book themselves, on the clocks of the office. */
export type AppraisalTimes = {
  /** 0 is Sunday. */
  weekdays: number[];
  /** `09:00` */
  from: string;
  until: string;
  /** Length of one appraisal. */
  minutes: number;
  /** For the way to the next one. */
  gapMinutes: number;
  noticeHours: number;
  weeksAhead: number;
  /** Days without appraisals, both ends included: `2026-12-24`. */
  blackouts: { from: string; until: string }[];
};

/** Who takes appraisals: an agent, or an office. */
export type AppraisalHost = { kind: 'agent' | 'office'; id: number };

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Bookings are stored by the quarter of an hour, so every time and length is a multiple of it. In minutes. */
export const CELL_MINUTES = 15;

const isTime: TextFieldSingleValidation = (value) =>
  /^([01]\d|2[0-3]):(00|15|30|45)$/.test(value ?? '') || 'Enter a quarter hour, such as 09:00 or 16:30.';

const isEnd: TextFieldSingleValidation = (value, args) => {
  const { from } = args.siblingData as { from?: string };
  const known = isTime(value, args);
  if (known !== true) return known;
  return String(value) > (from ?? '') || 'Enter a time after the first one.';
};

const quarters =
  (min: number): Validate =>
  (value: unknown) =>
    (Number.isInteger(value) && Number(value) % CELL_MINUTES === 0 && Number(value) >= min) ||
    `Enter a multiple of ${CELL_MINUTES} minutes${min ? `, at least ${min}` : ''}.`;

const whenOffered = {
  condition: (_: unknown, group: Partial<Record<string, unknown>>) => Boolean(group?.offered),
};

/** The times of an agent or an office. */
export const appraisalTimesField: GroupField = {
  name: 'appraisals',
  type: 'group',
  label: 'Appraisal bookings',
  admin: {
    description:
      'Owners choose one of these times on the website. Both sides get an email with a calendar file. Times are in the office’s time zone.',
  },
  fields: [
    { name: 'offered', type: 'checkbox', label: 'Owners can book an appraisal online', defaultValue: false },
    {
      name: 'weekdays',
      type: 'select',
      hasMany: true,
      options: WEEKDAYS.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
      defaultValue: WEEKDAYS.slice(1, 6),
      admin: whenOffered,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'text',
          label: 'First start',
          defaultValue: '09:00',
          validate: isTime,
          admin: whenOffered,
        },
        {
          name: 'until',
          type: 'text',
          label: 'Last end',
          defaultValue: '17:00',
          validate: isEnd,
          admin: whenOffered,
        },
        {
          name: 'minutes',
          type: 'number',
          label: 'Length (minutes)',
          defaultValue: 45,
          max: 240,
          validate: quarters(CELL_MINUTES),
          admin: whenOffered,
        },
        {
          name: 'gapMinutes',
          type: 'number',
          label: 'Travel time after each (minutes)',
          defaultValue: 15,
          max: 240,
          validate: quarters(0),
          admin: whenOffered,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'noticeHours',
          type: 'number',
          label: 'Notice (hours)',
          defaultValue: 24,
          min: 0,
          max: 336,
          admin: whenOffered,
        },
        {
          name: 'weeksAhead',
          type: 'number',
          label: 'Weeks ahead',
          defaultValue: 4,
          min: 1,
          max: 12,
          admin: whenOffered,
        },
      ],
    },
    {
      name: 'blackouts',
      type: 'array',
      label: 'Days off',
      labels: { singular: 'Day off', plural: 'Days off' },
      admin: whenOffered,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'from', type: 'text', required: true, label: 'First day', ...dayText },
            {
              name: 'until',
              type: 'text',
              label: 'Last day',
              ...dayText,
              admin: { ...dayText.admin, description: 'Leave empty for one day.' },
            },
          ],
        },
      ],
    },
  ],
};

type StoredTimes = {
  offered?: boolean | null;
  weekdays?: (typeof WEEKDAYS)[number][] | null;
  from?: string | null;
  until?: string | null;
  minutes?: number | null;
  gapMinutes?: number | null;
  noticeHours?: number | null;
  weeksAhead?: number | null;
  blackouts?: { from: string; until?: string | null }[] | null;
};

/** A host with a page that takes bookings, their times and the zone of their office; undefined for every other. */
export async function loadAppraisalTimes({
  payload,
  host: { kind, id },
}: {
  payload: Payload;
  host: AppraisalHost;
}): Promise<{ name: string; path: string; zone: string; times: AppraisalTimes } | undefined> {
  const people = await loadPeople(payload);
  const person = kind === 'agent' ? people.agentById.get(id) : people.officeById.get(id);
  if (!person?.takesBookings) return undefined;
  const office =
    'officeId' in person
      ? person.officeId && people.officeById.get(person.officeId)
      : people.officeById.get(id);
  const found = await payload.findByID({
    collection: kind === 'agent' ? 'agents' : 'offices',
    id,
    depth: 0,
    disableErrors: true,
  });
  const times = timesOf((found?.appraisals ?? {}) as StoredTimes);
  return times && { name: person.name, path: person.path, zone: timeZoneOf(office || {}), times };
}

function timesOf(stored: StoredTimes): AppraisalTimes | undefined {
  if (!stored.offered) return undefined;
  return {
    weekdays: (stored.weekdays ?? []).map((day) => WEEKDAYS.indexOf(day)),
    from: stored.from ?? '09:00',
    until: stored.until ?? '17:00',
    minutes: stored.minutes ?? 45,
    gapMinutes: stored.gapMinutes ?? 0,
    noticeHours: stored.noticeHours ?? 24,
    weeksAhead: stored.weeksAhead ?? 4,
    blackouts: (stored.blackouts ?? []).map(({ from, until }) => ({ from, until: until || from })),
  };
}
