import { expect, it } from 'vitest';
import { whoFields } from './who-fields.ts';

it('names no time zone within a time of the schedule, whose own zone is beside it', () => {
  const text = JSON.stringify(whoFields);
  const formats = [...text.matchAll(/"name":"schedule(?:Start|End)".*?"displayFormat":"([^"]+)"/g)];
  // O, X, x and z are the browser's time zone.
  expect(formats.map(([, format]) => format)).toEqual(Array(2).fill('d MMM yyyy, h:mm aaa'));
});
