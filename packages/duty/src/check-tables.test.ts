import { expect, test } from 'vitest';
import { builtInTables } from './built-in-tables.ts';
import { tableProblems } from './check-tables.ts';
import { duty, fees, invented } from './testing/invented.ts';

/** Sound tables with one value changed: `schemes.0.tables.0.from`. */
function changed(path: string, value: unknown) {
  const tables = JSON.parse(JSON.stringify(invented([duty, ...fees])));
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((at, key) => at[key], tables[0]);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return tableProblems(tables);
}

const scale = 'schemes.0.tables.0.rules.0.give.scale';

test('sound tables have no problems', () => {
  expect(tableProblems(invented([duty, ...fees]))).toEqual([]);
});

test.each([
  ['state', 'NZ', '1 › state should be one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA.'],
  ['kinds', ['castle'], '1 › kinds › 1 should be one of established, new, vacant.'],
  [
    'sources.act.address',
    'ftp://x',
    '1 › sources › act › address should be an address that starts with http.',
  ],
  ['sources.act.published', 'yesterday', '1 › sources › act › published should be a day like 2026-07-01.'],
  ['schemes.0.part', 'tip', /should have a part out of dutiableValue, duty/],
  ['schemes.0.tables', [], '1 › schemes › 1 › tables should not be empty.'],
  ['schemes.0.tables.0.from', '2025-02-30', /from should be a day like/],
  ['schemes.0.tables.0.from', undefined, /from is missing/],
  ['schemes.0.tables.0.evidence', { '2025-27': 'high' }, /2025-27 should be an edition like 2026-27/],
  ['schemes.0.tables.0.until', '2026-01-01', /until is not known here/],
  ['schemes.0.tables.0.sources', ['hearsay'], /names the source “hearsay”, which is not among the sources/],
  [
    'schemes.0.tables.0.rules.0.give',
    { formula: 'fee', fee: { base: 1 } },
    /should have a formula out of scale/,
  ],
  ['schemes.0.tables.0.rules.0.when', { weather: 'fine' }, /weather is not known here/],
  [`${scale}.bands.1.rate`, '2', /rate should be a number/],
  [`${scale}.bands.1.rate`, 101, /rate should be a number between 0 and 100/],
  [`${scale}.bands.0.over`, 5, /The first band should start at 0/],
  [`${scale}.bands.1.over`, 0, /should come after 0/],
  [
    `${scale}.bands.1.base`,
    1_100,
    'NSW, duty: The band over 100000 starts with 1100, but the band before ends at 1000.',
  ],
])('%s of %j is a problem', (path, value, sentence) => {
  expect(changed(path, value)).toContainEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});

test('names that every object has by itself are no exception', () => {
  expect(changed('schemes.0.tables.0.sources', ['constructor'])).toContainEqual(
    expect.stringMatching(/names the source “constructor”/),
  );
  expect(changed('schemes.0.tables.0.toString', 'x')).toContainEqual(
    expect.stringMatching(/toString is not known here/),
  );
});

test('two tables of the same day, or out of order, are a problem', () => {
  const [table] = duty.tables;
  const twice = { ...duty, tables: [table, table] } as typeof duty;
  expect(tableProblems(invented([twice]))).toContainEqual(
    expect.stringMatching(/List each day once, oldest first/),
  );
});

test('two schemes of one name are a problem', () => {
  expect(tableProblems(invented([duty, duty]))).toEqual([
    'NSW has two schemes called duty. Put their tables into one.',
  ]);
});

test.each([null, 'rates', {}, [null], [{ state: 'NSW' }]])(
  '%j from outside is told apart, never trusted',
  (candidate) => {
    expect(tableProblems(candidate)).not.toEqual([]);
  },
);

test('no single value of the real tables can be dropped without being noticed, or being optional', () => {
  const optional = new Set([
    'when',
    'label',
    'caveat',
    'row',
    'rule',
    'minimum',
    'rounding',
    'per',
    'steps',
    'over',
    'each',
    'count',
    'most',
    'scale',
    'foreignToo',
    'leavesAtMost',
    'published',
  ]);
  const [table] = JSON.parse(JSON.stringify(builtInTables.slice(1, 2)));
  const unnoticed: string[] = [];
  const dropEach = (value: Record<string, unknown>, path: string) => {
    for (const [key, item] of Object.entries(value)) {
      if (Array.isArray(value) || optional.has(key) || path.endsWith('when') || path.endsWith('evidence'))
        continue;
      delete value[key];
      if (tableProblems([table]).length === 0) unnoticed.push(`${path}.${key}`);
      value[key] = item;
    }
  };
  dropEach(table, '');
  dropEach(table.schemes[0], 'scheme');
  dropEach(table.schemes[0].tables[0], 'table');
  dropEach(table.schemes[0].tables[0].rules[0].give.scale, 'scale');
  dropEach(table.schemes[0].tables[0].rules[0].give.scale.bands[0], 'band');
  dropEach(Object.values(table.sources)[0] as Record<string, unknown>, 'source');
  expect(unnoticed).toEqual([]);
});
