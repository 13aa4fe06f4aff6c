import { describe, expect, test } from 'vitest';
import { ageText, newYearText, unconfirmedText } from './ages.ts';
import { calculateDuty, type StateTables } from './index.ts';
import type { Table } from './tables.ts';
import { duty, fees, invented, scheme, table } from './testing/invented.ts';

const grant = (own: Partial<Table>) =>
  scheme({
    id: 'grant',
    part: 'fhog',
    tables: [table([{ when: { firstHome: true }, give: { formula: 'amount', amount: 10_000 } }], own)],
  });

function line(own: Partial<Table>, date = '2025-12-01', published: Record<string, string> = {}) {
  const [state] = invented([duty, grant(own), ...fees]) as [StateTables];
  for (const [key, day] of Object.entries(published))
    (state.sources[key] as { published?: string }).published = day;
  const result = calculateDuty({ state: 'NSW', date, value: 200_000, firstHome: true }, [state]);
  const found = result.lines.find(({ id }) => id === 'grant');
  if (!found) throw new Error('a first home buyer reads about the grant');
  return found;
}

describe('the age of a line', () => {
  test('is the day of the first source that has one, never the day somebody looked it up', () => {
    expect(ageText(line({}, undefined, { act: '2026-10-05', gazette: '2026-07-01' }))).toBe(
      'as published 5 October 2026',
    );
    expect(ageText(line({}, undefined, { gazette: '2026-07-01' }))).toBe('as published 1 July 2026');
    expect(ageText(line({}))).toBeUndefined();
  });
});

describe('a line is confirmed', () => {
  test('where the evidence for the year of the purchase is high', () => {
    expect(unconfirmedText(line({}))).toBeUndefined();
  });

  test.each([
    ['not in a later year than the evidence', {}, '2026-07-01', 'not confirmed for 2026-27'],
    ['not on one good source', { evidence: { '2025-26': 'medium' } }, undefined, 'not confirmed for 2025-26'],
    ['not on a weak source', { evidence: { '2025-26': 'low' } }, undefined, 'not confirmed for 2025-26'],
    ['not on one unofficial source alone', { sources: ['blog'] }, undefined, 'not confirmed for 2025-26'],
    ['not after its stated end', { endsOn: '2025-11-30' }, undefined, 'not confirmed for 2025-26'],
  ] as const)('%s', (_, own, date, text) => {
    expect(unconfirmedText(line(structuredClone(own) as Partial<Table>, date))).toBe(text);
  });

  test('where it rests on the official text alone', () => {
    expect(unconfirmedText(line({ sources: ['act'] }))).toBeUndefined();
  });
});

test('a grant is not paid after its stated end, and says so', () => {
  expect(line({ endsOn: '2025-12-01' })).toMatchObject({ amount: 10_000 });
  expect(line({ endsOn: '2025-11-30' })).toMatchObject({
    amount: 0,
    caveats: ['This was due to end on 30 November 2025. We don’t know whether it has been extended.'],
  });
});

test('from 1 July a result whose duty has no new table says that the rates are not in', () => {
  const on = (date: string) =>
    newYearText(calculateDuty({ state: 'NSW', date, value: 200_000 }, invented([duty, ...fees])));
  expect(on('2026-06-30')).toBeUndefined();
  expect(on('2026-07-01')).toBe(
    'The 2026-27 rates for New South Wales are not available yet. This estimate uses the 2025-26 rates.',
  );
});
