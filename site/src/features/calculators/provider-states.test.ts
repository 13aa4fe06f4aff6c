import { describe, expect, it } from 'vitest';
import { MODULES, providerStates } from './provider-states.ts';
import { flatEdition } from './testing/flat-edition.ts';

describe('the provider’s states', () => {
  const [scheme] = flatEdition().schemes;
  const [table] = scheme?.tables ?? [];
  const [rule] = table?.rules ?? [];
  if (!scheme || !table || !rule) throw new Error('The edition is not as expected.');
  const asking = {
    ...flatEdition(),
    schemes: [
      {
        ...scheme,
        tables: [
          table,
          {
            ...table,
            from: '2031-07-01',
            rules: [{ ...rule, when: { firstHome: true, pensioner: true } }, rule],
          },
        ],
      },
    ],
  };
  const flagsOn = (date: string) =>
    providerStates({ tables: [asking], date }).find(({ short_name }) => short_name === 'NSW')?.active_modules;

  it('are all eight in the order of their numbers', () => {
    const states = providerStates({ tables: [], date: '2030-07-01' });
    expect(states.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(states[6]).toEqual({
      id: 7,
      short_name: 'VIC',
      full_name: 'Victoria',
      active_modules: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it('flag the questions that rules ask on the day', () => {
    expect(MODULES).toHaveLength(9);
    expect(flagsOn('2030-07-01')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(flagsOn('2031-07-01')).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 0]);
  });
});
