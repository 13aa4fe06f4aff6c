import { builtInTables } from '@frontage/duty';
import type { DutyInput } from '@frontage/duty/engine';
import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import { agesOf, caveatsOf, resultRows } from './result-rows.ts';

const answer = (inputs: Partial<DutyInput>) =>
  answerOf(builtInTables, { state: 'NSW', date: '2025-08-01', value: 650_000, use: 'primary', ...inputs });
const labels = (inputs: Partial<DutyInput>) => resultRows(answer(inputs)).map(({ label }) => label);

describe('the result’s rows', () => {
  it('are the fees and the grants with their totals', () => {
    expect(labels({})).toEqual([
      'Stamp duty',
      'Transfer fee',
      'Mortgage registration fee',
      'Total fees',
      'First home owner grant',
      'Other grants',
      'Total grants',
    ]);
  });

  it('have foreign buyers duty only for a foreign purchaser in a state that has one', () => {
    expect(labels({ foreign: true })).toContain('Foreign buyers duty');
    expect(labels({ foreign: false })).not.toContain('Foreign buyers duty');
    expect(labels({ foreign: true, state: 'NT' })).not.toContain('Foreign buyers duty');
  });

  it('say what was taken off where something was', () => {
    expect(labels({ firstHome: true })).toContain('Concession, already taken off');
    expect(labels({ firstHome: false })).not.toContain('Concession, already taken off');
  });
});

describe('words about the result', () => {
  const [line] = answer({}).result.lines;
  if (!line) throw new Error('a purchase has lines');

  it('name each caveat once, with all lines it is about', () => {
    expect(
      caveatsOf([
        { ...line, label: 'First', caveats: ['Ends soon.'] },
        { ...line, label: 'Second', caveats: ['Ends soon.', 'Of last year.'] },
      ]),
    ).toEqual(['First, Second: Ends soon.', 'Second: Of last year.']);
  });

  it('say in sight how old each figure is, and where it is not confirmed', () => {
    const aged = { ...line, published: '2026-10-05', confirmed: false, purchaseEdition: '2026-27' };
    expect(agesOf({ lines: [aged, aged], key: 'stampDuty', amount: 1 })).toEqual([
      'as published 5 October 2026, not confirmed for 2026-27',
    ]);
    expect(
      agesOf({ lines: [{ ...aged, published: undefined, confirmed: true }], key: 'stampDuty', amount: 1 }),
    ).toEqual([]);
    expect(agesOf({ lines: [aged], key: 'totalFees', amount: 1 })).toEqual([]);
    expect(agesOf({ lines: [aged], key: 'stampDuty', amount: null })).toEqual([]);
  });
});
