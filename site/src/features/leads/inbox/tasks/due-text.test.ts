import { expect, it } from 'vitest';
import { dueText, tomorrowAtNine } from './due-text.ts';

it('says when a task is due, and when that has passed', () => {
  const at = Date.parse('2026-11-28T09:00:00');
  expect(dueText({ at, now: at - 1 })).toMatchObject({
    isOver: false,
    text: expect.stringMatching(/^Due Sat, 28 Nov, 9:00 am \S+$/),
  });
  expect(dueText({ at, now: at })).toMatchObject({ isOver: true, text: expect.stringMatching(/^Overdue/) });
});

it('begins with tomorrow at nine, at the end of a year too', () => {
  expect(tomorrowAtNine(new Date(2026, 11, 31, 23).getTime())).toBe('2027-01-01T09:00');
});
