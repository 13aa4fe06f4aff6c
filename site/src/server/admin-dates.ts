import type { TextFieldSingleValidation } from 'payload';

/** Weeks begin on Monday. */
const overrides = { calendarStartDay: 1 } as const;

/**
 * Days as people type them, after the format in which the picker shows its value. Left to itself, the picker takes 5/12 for
 * May, and 25/12 for another day altogether.
 */
const TYPED_DAYS = ['d MMM yyyy', 'd MMMM yyyy', 'd/M/yyyy', 'd/M/yy', 'yyyy-MM-dd'];

const TYPED_TIMES = [
  ...TYPED_DAYS,
  'd MMM yyyy, h:mm aaa',
  'd/M/yyyy H:mm',
  'd/M/yyyy h:mm aaa',
  'd/M/yyyy, h:mm aaa',
];

/** Date format of the admin, as in Australia. */
export const DAY = { displayFormat: 'd MMM yyyy', overrides: { ...overrides, dateFormat: TYPED_DAYS } };

/** A day with its time, in the time zone of the browser, which it names: `22 Nov 2026, 9:03 am GMT+11`. */
export const DAY_AND_TIME = {
  pickerAppearance: 'dayAndTime' as const,
  displayFormat: 'd MMM yyyy, h:mm aaa O',
  // The picker cannot read `O`, and throws where a value shown with it is typed over.
  overrides: { ...overrides, dateFormat: ["d MMM yyyy, h:mm aaa 'GMT'xxx", ...TYPED_TIMES] },
};

const WITHOUT_ZONE = 'd MMM yyyy, h:mm aaa';

/** The same for a field with a time zone of its own, which is beside it: the browser's would be named instead. */
export const DAY_AND_TIME_IN_ZONE = {
  ...DAY_AND_TIME,
  displayFormat: WITHOUT_ZONE,
  overrides: { ...overrides, dateFormat: [WITHOUT_ZONE, ...TYPED_TIMES] },
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
