import type { GroupField } from 'payload';

/** What reminders do until staff choose otherwise. */
export const REMINDERS = { hoursBefore: 24, quietFrom: 20, quietUntil: 8 };

const LONGEST_HOURS = 72;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
}));

const hour = (name: 'quietFrom' | 'quietUntil', label: string) => ({
  name,
  type: 'select' as const,
  label,
  options: HOURS,
  defaultValue: String(REMINDERS[name]),
  admin: { isClearable: false },
});

/** In Lead handling: who is reminded of an inspection or appraisal, how, and when. */
export const remindersField: GroupField = {
  name: 'reminders',
  type: 'group',
  label: 'Reminders before inspections and appraisals',
  admin: {
    description:
      'For visitors who registered for an inspection or booked an appraisal online. They apply to bookings made after you switch them on.',
  },
  fields: [
    { name: 'byEmail', type: 'checkbox', label: 'Send a reminder by email', defaultValue: false },
    {
      name: 'bySms',
      type: 'checkbox',
      label: 'Send a reminder by SMS',
      defaultValue: false,
      validate: (value: unknown, { data }: { data: { smsWebhookUrl?: unknown } }) =>
        !value || Boolean(data.smsWebhookUrl) || 'Enter the webhook for SMS first.',
      admin: {
        description:
          'Both forms then ask visitors whether they want one. It goes to Australian mobile numbers and has a link to stop SMS.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'hoursBefore',
          type: 'number',
          label: 'Hours before',
          min: 1,
          max: LONGEST_HOURS,
          defaultValue: REMINDERS.hoursBefore,
        },
        hour('quietFrom', 'Quiet hours from'),
        hour('quietUntil', 'Quiet hours until'),
      ],
    },
  ],
};
