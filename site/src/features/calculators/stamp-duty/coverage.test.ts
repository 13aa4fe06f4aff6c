import { builtInTables } from '@frontage/duty';
import { STATES } from '@frontage/duty/engine';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';

describe('what the calculator covers', () => {
  it('is every state and territory, with what runs there, for which years', () => {
    const covered = coverageOf(builtInTables);
    expect(covered.map(({ state }) => state)).toEqual(STATES.map(({ state }) => state));
    for (const { schemes, from, lastEdition } of covered) {
      expect(schemes.length).toBeGreaterThan(2);
      expect(from <= '2023-07-01').toBe(true);
      expect(lastEdition >= '2025-26').toBe(true);
    }
  });

  it('leaves out a scheme that ended', () => {
    const [one] = builtInTables;
    if (!one) throw new Error('there are tables');
    const ended = one.schemes.map((scheme) => ({
      ...scheme,
      tables: scheme.tables.map((table, index) =>
        index === scheme.tables.length - 1 ? { ...table, rules: [] } : table,
      ),
    }));
    expect(coverageOf([{ ...one, schemes: ended }])[0]?.schemes).toEqual([]);
  });
});
