import { builtInTables, STATES, type StateTables } from '@frontage/duty';
import { mergeTables, tableProblems } from '@frontage/duty/staff';
import { describe, expect, it } from 'vitest';
import { newestTables, previewEdition } from './preview-edition.ts';
import { replaceAt, startChange, withTable } from './rates/rate-change.ts';
import { flatEdition } from './testing/flat-edition.ts';

describe('the preview of an edition', () => {
  it('works sample purchases out on the day its newest table starts, before and after', () => {
    const edition = flatEdition();
    const after = mergeTables(builtInTables, [edition]);
    const { date, samples } = previewEdition({ edition, before: builtInTables, after, today: '2026-11-22' });
    expect(date).toBe('2030-07-01');
    expect(samples.length).toBeGreaterThanOrEqual(8);
    const investment = samples.find(({ label }) => label === 'Investment, $400,000');
    const fees = (investment?.payAfter ?? 0) - 40_000;
    expect(fees).toBeGreaterThan(0);
    expect(investment?.payBefore).toBeGreaterThan(fees);
    expect(investment?.payBefore).not.toBe(investment?.payAfter);
    expect(investment?.grantsAfter).toBe(investment?.grantsBefore);
  });

  it('shows no change for an edition that repeats the tables in force', () => {
    const edition = newestTables({ tables: builtInTables, state: 'NSW' });
    if (!edition) throw new Error('There are no tables for NSW.');
    const { samples } = previewEdition({
      edition,
      before: builtInTables,
      after: mergeTables(builtInTables, [edition]),
      today: '2026-11-22',
    });
    for (const { payBefore, payAfter, grantsBefore, grantsAfter } of samples)
      expect([payAfter, grantsAfter]).toEqual([payBefore, grantsBefore]);
  });
});

describe('the preview of a correction', () => {
  const vic = builtInTables.find(({ state }) => state === 'VIC') as StateTables;
  const latest = vic.schemes.find(({ id }) => id === 'transfer-fee')?.tables.at(-1)?.from ?? '';
  const start = startChange({ present: vic, scheme: 'transfer-fee', from: latest, today: '2026-11-22' });

  it('is of today, and has a purchase for each of its own rules', () => {
    if (!start) throw new Error('Victoria has no such table.');
    const edition = withTable(start, (table) => replaceAt(table, ['rules', 1, 'give', 'fee', 'base'], 222));
    const after = mergeTables(builtInTables, [edition]);
    const { date, samples } = previewEdition({ edition, before: builtInTables, after, today: '2026-11-22' });
    expect(date).toBe('2026-11-22');
    const changed = samples.filter(({ payBefore, payAfter }) => payBefore !== payAfter);
    expect(changed.map(({ label }) => label)).toEqual(['Lodged on paper, $650,000']);
  });
});

describe('the start of an edition', () => {
  const states = STATES.map(({ state }) => state).filter((state) =>
    builtInTables.some((tables) => tables.state === state),
  );

  it.each(states)('is the newest table of each scheme of %s, sound by itself', (state) => {
    const start = newestTables({ tables: builtInTables, state });
    const present = builtInTables.find((tables) => tables.state === state);
    expect(start?.schemes.map(({ id }) => id)).toEqual(present?.schemes.map(({ id }) => id));
    for (const scheme of start?.schemes ?? []) expect(scheme.tables).toHaveLength(1);
    expect(tableProblems([start])).toEqual([]);
  });

  it('names only the sources it uses', () => {
    const start = newestTables({
      tables: [
        {
          ...flatEdition(),
          sources: { ...flatEdition().sources, unused: flatEdition().sources.invented as never },
        },
      ],
      state: 'NSW',
    });
    expect(Object.keys(start?.sources ?? {})).toEqual(['invented']);
  });

  it('is nothing for a state without tables', () => {
    expect(newestTables({ tables: [], state: 'NSW' })).toBeUndefined();
  });
});
