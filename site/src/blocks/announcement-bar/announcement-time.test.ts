import { expect, it } from 'vitest';
import { announcementTime } from './announcement-time.ts';

const now = Date.parse('2026-11-21T00:00:00Z');
const before = '2026-11-20T00:00:00Z';
const after = '2026-11-22T00:00:00Z';
const at = Date.parse(after);

it.each([
  ['', '', { isShown: true }],
  [before, '', { isShown: true }],
  [after, '', { isShown: false, expiresAt: at }],
  ['', after, { isShown: true, expiresAt: at }],
  ['', before, { isShown: false }],
  [before, after, { isShown: true, expiresAt: at }],
  ['', '2026-11-21T00:00:00Z', { isShown: false }],
  ['no time', 'no time', { isShown: true }],
])('from %j until %j: %j', (from, until, shown) =>
  expect(announcementTime({ from, until, now })).toEqual(shown),
);
