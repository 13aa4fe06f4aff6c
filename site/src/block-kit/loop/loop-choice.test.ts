import { expect, it } from 'vitest';
import type { FilterJoin, LoopState } from './loop-address.ts';
import { type Choose, chooseTerm } from './loop-choice.ts';

const state: LoopState = {
  page: 4,
  filters: [
    { taxonomy: 'type', operator: 'IN', terms: ['house', 'unit'] },
    { taxonomy: 'suburb', operator: 'AND', terms: ['newtown'] },
  ],
};
const choose = ({
  taxonomy = 'type',
  term,
  how = 'any',
  join = 'AND',
}: {
  taxonomy?: string;
  term: string;
  how?: Choose;
  join?: FilterJoin;
}) => {
  const { page, filters } = chooseTerm({ state, taxonomy, term, choose: how, join });
  return [page, ...filters.map((filter) => `${filter.taxonomy} ${filter.operator} ${filter.terms}`)];
};

it.each<[string, Parameters<typeof choose>[0], (string | number)[]]>([
  [
    'another one, beside those chosen',
    { term: 'land' },
    [1, 'suburb AND newtown', 'type IN house,unit,land'],
  ],
  ['one of those chosen is taken back', { term: 'unit' }, [1, 'suburb AND newtown', 'type IN house']],
  ['one alone', { term: 'land', how: 'one' }, [1, 'suburb AND newtown', 'type AND land']],
  ['all of them', { term: 'land', how: 'all' }, [1, 'suburb AND newtown', 'type AND house,unit,land']],
  ['none of them', { term: 'land', how: 'none' }, [1, 'suburb AND newtown', 'type NOT IN house,unit,land']],
  ['nothing any more', { term: '' }, [1, 'suburb AND newtown']],
  [
    'the last one is taken back',
    { taxonomy: 'suburb', term: 'newtown', how: 'one' },
    [1, 'type IN house,unit'],
  ],
  ['one filter at a time', { taxonomy: 'beds', term: '3', how: 'one', join: 'DISABLED' }, [1, 'beds AND 3']],
])('%s', (_, input, expected) => expect(choose(input)).toEqual(expected));
