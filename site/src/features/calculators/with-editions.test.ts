import { builtInTables, calculateDuty } from '@frontage/duty';
import { describe, expect, it } from 'vitest';
import { flatEdition } from './testing/flat-edition.ts';
import { layEdition, withEditions } from './with-editions.ts';

const dutyOn = (date: string, tables = builtInTables) =>
  calculateDuty({ state: 'NSW', date, value: 500_000 }, tables).stampDuty;

const stored = (id: number, tables: unknown, state = 'NSW') => ({
  id,
  title: `Edition ${id}`,
  state,
  tables,
});

describe('editions laid over the tables', () => {
  it('hold from their day on and leave what was before alone', () => {
    const { tables, leftOut } = withEditions({ base: builtInTables, editions: [stored(1, flatEdition())] });
    expect(leftOut).toEqual([]);
    expect(dutyOn('2030-06-30', tables)).toBe(dutyOn('2030-06-30'));
    expect(dutyOn('2030-07-01', tables)).toBe(50_000);
  });

  it('replace each other in their order', () => {
    const editions = [stored(1, flatEdition()), stored(2, flatEdition({ percent: 5 }))];
    expect(dutyOn('2030-07-01', withEditions({ base: builtInTables, editions }).tables)).toBe(25_000);
  });

  it('are left out with their problems when they are unsound, and the others stay in', () => {
    const editions = [stored(1, { state: 'NSW' }), stored(2, flatEdition())];
    const { tables, leftOut } = withEditions({ base: builtInTables, editions });
    expect(leftOut).toEqual([{ id: 1, title: 'Edition 1', problems: expect.any(Array) }]);
    expect(leftOut[0]?.problems.join(' ')).toMatch(/\.$/);
    expect(dutyOn('2030-07-01', tables)).toBe(50_000);
  });

  it('change nothing of the tables they are laid over', () => {
    const before = JSON.stringify(builtInTables);
    withEditions({ base: builtInTables, editions: [stored(1, flatEdition())] });
    expect(JSON.stringify(builtInTables)).toBe(before);
  });
});

describe('an edition that does not fit', () => {
  const problemsOf = (tables: unknown, state = 'NSW') => {
    const laid = layEdition({ base: builtInTables, state, tables });
    return laid.ok ? [] : laid.problems;
  };
  const { schemes, ...rest } = flatEdition();

  it.each([
    ['nothing', undefined],
    ['words', 'half a {'],
    ['a list', [flatEdition()]],
    ['an empty object', {}],
    ['a source that is missing', { ...rest, sources: {}, schemes }],
    [
      'a script for an address',
      {
        ...rest,
        schemes,
        sources: { invented: { ...rest.sources.invented, address: 'javascript:alert(1)' } },
      },
    ],
    ['a day that does not exist', flatEdition({ from: '2030-02-30' })],
    ['no end of text', { ...rest, schemes, note: 'x'.repeat(500_001) }],
  ])('is refused in a sentence: %s', (_, tables) => {
    const problems = problemsOf(tables);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^[A-Za-z].*\.$/s);
  });

  it('is refused for another state than its tables are for', () => {
    expect(problemsOf(flatEdition(), 'VIC')).toEqual([
      'The tables are those of NSW. Choose NSW above, or write VIC in them.',
    ]);
  });
});
