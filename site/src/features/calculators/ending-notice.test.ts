import { builtInTables } from '@frontage/duty';
import type { StateTables } from '@frontage/duty/engine';
import { mergeTables } from '@frontage/duty/staff';
import { describe, expect, it } from 'vitest';
import { endingLines, endingMail, endingNow, noticesDue } from './ending-notice.ts';
import { flatEdition } from './testing/flat-edition.ts';

/** One state with one rate, known for 2026-27. */
const [flat] = [flatEdition({ from: '2026-07-01' })];
const tables: StateTables[] = [
  {
    ...flat,
    schemes: flat.schemes.map((scheme) => ({
      ...scheme,
      tables: scheme.tables.map((table) => ({ ...table, evidence: { '2026-27': 'high' } })),
    })),
  },
];
const due = (today: string, all = tables) =>
  noticesDue({ tables: all, today }).map(({ when, ends }) => `${when} ${ends}`);

describe('a message about rates that end', () => {
  it.each([
    ['2027-06-16', []],
    ['2027-06-17', ['before 2027-06-30']],
    ['2027-06-30', ['before 2027-06-30']],
    ['2027-07-01', ['after 2027-06-30']],
    ['2027-07-14', ['after 2027-06-30']],
    ['2027-07-15', []],
  ])('is due from two weeks before the year turns, and from its first day on: %s', (today, messages) => {
    expect(due(today)).toEqual(messages);
  });

  it('is not due where there are new rates by then', () => {
    const next = mergeTables(tables, [
      {
        ...flat,
        schemes: flat.schemes.map((scheme) => ({
          ...scheme,
          tables: scheme.tables.map((table) => ({
            ...table,
            from: '2027-07-01',
            evidence: { '2027-28': 'high' },
          })),
        })),
      },
    ]);
    expect(due('2027-06-20', next)).toEqual([]);
    expect(due('2027-07-01', next)).toEqual([]);
  });

  it('names the rates, what visitors are told, and where to enter new ones', () => {
    const [notice] = noticesDue({ tables, today: '2027-06-17' });
    if (!notice) throw new Error('A message is due.');
    const { subject, text } = endingMail({ notice, siteUrl: 'https://example.com' });
    expect(subject).toBe('Stamp duty rates end on 30 June 2027: New South Wales');
    expect(text).toContain('- New South Wales: Transfer duty, rates of 2026-27');
    expect(text).toContain('https://example.com/admin/collections/duty-editions/create');
  });
});

it('the dashboard goes on showing what ended and was not replaced', () => {
  expect(endingLines(endingNow({ tables, today: '2027-06-20' }).soon)).toHaveLength(1);
  expect(endingLines(endingNow({ tables, today: '2027-12-01' }).over)).toEqual([
    'New South Wales: Transfer duty, rates of 2026-27',
  ]);
});

it('every line of the built-in tables is a sentence about a state', () => {
  for (const line of endingLines(endingNow({ tables: builtInTables, today: '2027-07-01' }).over))
    expect(line).toMatch(/^[A-Z][A-Za-z ]+: .+, (rates of \d{4}-\d\d|announced until \d+ \w+ \d{4})$/);
});
