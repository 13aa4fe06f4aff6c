import type { TextFieldSingleValidation } from 'payload';

/** Weeks begin on Monday. */
const overrides = { calendarStartDay: 1 } as const;

/** Date format of the admin, as in Australia. */
export const DAY = { displayFormat: 'd MMM yyyy', overrides };

/** A day with its time, in the time zone of the browser, which it names: `22 Nov 2026, 9:03 am GMT+11`. */
export const DAY_AND_TIME = {
  pickerAppearance: 'dayAndTime' as const,
  displayFormat: 'd MMM yyyy, h:mm aa O',
  overrides,
};

const WITHOUT_ZONE = 'd MMM yyyy, h:mm aa';

/** The same for a field with a time zone of its own, which is beside it: the browser's would be named instead. */
export const DAY_AND_TIME_IN_ZONE = {
  ...DAY_AND_TIME,
  displayFormat: WITHOUT_ZONE,
  // As it is shown, and as people type it. Left to itself, the picker takes 5/12 for May.
  overrides: {
    ...overrides,
    dateFormat: [WITHOUT_ZONE, 'd/M/yyyy', 'd/M/yyyy H:mm', 'd/M/yyyy h:mm aa', 'd/M/yyyy, h:mm aa'],
  },
};

/** A text field that holds a day as `YYYY-MM-DD`: how it is chosen, checked and listed. */
export const dayText = {
  validate: ((value) =>
    !value ||
    (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) ||
    'Choose a date.') as TextFieldSingleValidation,
  admin: {
    components: {
      Field: '/ui/admin/day-text.client.tsx#DayText',
      Cell: '/ui/admin/day-cell.tsx#DayCell',
    },
  },
};

/** A date field in this IANA time zone, whatever the browser's is. */
export const onClockOf = (zone: string) => ({
  Field: { path: '/ui/admin/zoned-time.client.tsx#ZonedTime', clientProps: { zone } },
});
