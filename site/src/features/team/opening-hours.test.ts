import { expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

it.each([
  ['Monday to Friday 8:30am to 5:30pm', WEEK, '08:30', '17:30'],
  ['Mon – Fri: 9 am – 5 pm', WEEK, '09:00', '17:00'],
  ['Saturday 9:00am to 12:30pm', ['Saturday'], '09:00', '12:30'],
  ['Sat and Sun 10.00-16.00', ['Saturday', 'Sunday'], '10:00', '16:00'],
])('%s', (line, dayOfWeek, opens, closes) =>
  expect(openingHours(line)).toEqual([{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]),
);

it.each([
  'Sunday by appointment',
  'Monday to Friday',
  'Saturday 5pm to 9am',
  'Saturday 14pm to 15pm',
  '',
  null,
])('leaves out %s', (line) => expect(openingHours(line)).toEqual([]));
