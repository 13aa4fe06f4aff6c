import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InspectionSheet } from './inspection-sheet.tsx';
import type { OpenHomeRow } from './open-home-rows.ts';

const row = (more: Partial<OpenHomeRow>): OpenHomeRow => ({
  listing: 1,
  title: '12 Wattle Street, Newtown',
  startsAt: '2026-12-04T23:00:00.000Z',
  endsAt: '2026-12-04T23:30:00.000Z',
  timeZone: 'Australia/Sydney',
  agents: ['Pat Sample'],
  registered: 0,
  checkedIn: 0,
  doorPath: null,
  ...more,
});
const textOf = (rows: OpenHomeRow[]) =>
  renderToStaticMarkup(<InspectionSheet rows={rows} />)
    .replace(/<\/(caption|tr)>/g, '\n')
    .replace(/<\/t[dh]>/g, '|')
    .replace(/<[^>]+>/g, '')
    .replace(/\s*\u202f/g, ' ')
    .split('\n')
    .filter((line) => /\d/.test(line));

// Pure: no time.
it('lists the open homes of each day, on the clock of the property', () => {
  const sheet = textOf([
    row({ registered: 3 }),
    row({
      ...{ listing: 2, title: '5 Sea Street, Fremantle', timeZone: 'Australia/Perth', agents: [] },
      ...{ startsAt: '2026-12-05T04:00:00.000Z', endsAt: null },
    }),
    row({ startsAt: '2026-12-05T23:00:00.000Z', endsAt: '2026-12-05T23:30:00.000Z' }),
  ]);
  expect(sheet).toEqual([
    expect.stringContaining('Saturday 5 December'),
    expect.stringMatching(/^10:00 am – 10:30 am.*\|12 Wattle Street, Newtown\|Pat Sample\|3\|\|$/),
    expect.stringMatching(/^12:00 pm.*\|5 Sea Street, Fremantle\|\|\|\|$/),
    'Sunday 6 December',
    expect.stringMatching(/^10:00 am – 10:30 am.*\|12 Wattle Street, Newtown\|Pat Sample\|\|\|$/),
  ]);
});
