import type { Field } from '@frontage/forms';
import { hourText } from './hour-text.ts';

/** The quiet hours of subscribers until they choose their own. */
export const DEFAULT_QUIET_HOURS = { from: 21, until: 7 };

/** The hours of the day as options of a form. */
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

/** The time zones of Australia and of neighbours who buy here. */
export const TIME_ZONES = [
  { value: 'Australia/Sydney', label: 'Sydney, Canberra' },
  { value: 'Australia/Melbourne', label: 'Melbourne' },
  { value: 'Australia/Hobart', label: 'Hobart' },
  { value: 'Australia/Brisbane', label: 'Brisbane' },
  { value: 'Australia/Adelaide', label: 'Adelaide' },
  { value: 'Australia/Darwin', label: 'Darwin' },
  { value: 'Australia/Perth', label: 'Perth' },
  { value: 'Australia/Broken_Hill', label: 'Broken Hill' },
  { value: 'Australia/Lord_Howe', label: 'Lord Howe Island' },
  { value: 'Pacific/Auckland', label: 'Auckland' },
  { value: 'Asia/Singapore', label: 'Singapore' },
  { value: 'Europe/London', label: 'London' },
];

/** The fields for a subscriber's quiet hours, side by side. */
export const quietHoursFields: Field[] = [
  {
    kind: 'select',
    name: 'quiet_from',
    label: 'Quiet hours from',
    noun: 'when your quiet hours begin',
    required: true,
    options: HOURS,
    width: 'half',
  },
  {
    kind: 'select',
    name: 'quiet_until',
    label: 'Quiet hours until',
    noun: 'when your quiet hours end',
    required: true,
    options: HOURS,
    width: 'half',
  },
];

/** The field for a subscriber's time zone. */
export const timeZoneField = (hint: string): Field => ({
  kind: 'select',
  name: 'time_zone',
  label: 'Time zone',
  hint,
  required: true,
  options: TIME_ZONES,
});
