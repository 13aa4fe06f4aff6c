import { builtInTables, STATES } from '@frontage/duty';
import { mergeTables, tableProblems } from '@frontage/duty/staff';
import { describe, expect, it } from 'vitest';
import { newestTables, previewEdition } from './preview-edition.ts';
import { flatEdition } from './testing/flat-edition.ts';

describe('the preview of an edition', () => {
  it('works sample purchases out on the day its newest table starts, before and after', () => {
    const edition = flatEdition();
    const after = mergeTables(builtInTables, [edition]);
    const { date, samples } = previewEdition({ edition, before: builtInTables, after });
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
    });
    for (const { payBefore, payAfter, grantsBefore, grantsAfter } of samples)
      expect([payAfter, grantsAfter]).toEqual([payBefore, grantsBefore]);
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
