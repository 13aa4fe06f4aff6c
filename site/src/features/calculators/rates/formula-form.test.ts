import { builtInTables, type Formula } from '@frontage/duty';
import { FORMULAS_OF_PART, tableProblems } from '@frontage/duty/staff';
import { expect, it } from 'vitest';
import { type Asked, anotherRule, answersOf, CONDITIONS, withAnswers } from './condition-form.ts';
import { emptyFormula, FORMULA_FORMS, INCOME_LIMITS, LIMITS } from './formula-form.ts';
import { formulaText, ownScale } from './formula-text.ts';

/** Where each number of plain data stands; places in a list count as one. */
function numberPlaces(data: unknown, at: string[] = []): string[] {
  if (typeof data === 'number') return [at.join('.')];
  if (Array.isArray(data)) return data.flatMap((item) => numberPlaces(item, [...at, '*']));
  return typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) => numberPlaces(value, [...at, key]))
    : [];
}

const rules = builtInTables.flatMap(({ schemes }) =>
  schemes.flatMap((scheme) =>
    scheme.tables.flatMap((table) => table.rules.map((rule) => ({ scheme, table, rule }))),
  ),
);

it('asks for each figure of each table there is', () => {
  const missing = rules.flatMap(({ rule }) => {
    const form = FORMULA_FORMS[rule.give.formula];
    const asked = [
      ...form.figures.map(({ at }) => at.join('.')),
      ...form.rows.flatMap(({ at, columns }) => columns.map(({ key }) => [...at, '*', key].join('.'))),
    ];
    const limits = [...LIMITS, ...INCOME_LIMITS].map(({ at }) => at.join('.'));
    return [
      ...numberPlaces(rule.give).filter((place) => !asked.includes(place)),
      ...numberPlaces(rule.when).filter((place) => !limits.includes(place)),
    ];
  });
  expect([...new Set(missing)]).toEqual([]);
});

it('asks for each condition of each table, and reads and writes it back', () => {
  const names = Object.keys(CONDITIONS) as Asked[];
  for (const { rule } of rules) {
    const { valueTo: _, valueUnder: __, valueOver: ___, income: ____, ...when } = rule.when ?? {};
    for (const name of Object.keys(when) as Asked[])
      for (const answer of answersOf(rule, name))
        expect(CONDITIONS[name].answers.map(([value]) => value)).toContain(answer);
    const again = names.reduce((made, name) => withAnswers(made, name, answersOf(rule, name)), {
      ...rule,
      when: undefined,
    } as typeof rule);
    expect(again.when).toEqual(when);
  }
});

it('offers only answers that the server takes', () => {
  const tables = builtInTables.find(({ state }) => state === 'VIC');
  if (!tables) throw new Error('There are no tables of Victoria.');
  for (const [name, { answers }] of Object.entries(CONDITIONS) as [Asked, (typeof CONDITIONS)[Asked]][])
    for (const [answer] of answers) {
      const rule = withAnswers(anotherRule([{ give: { formula: 'nil' } }]), name, [answer]);
      const schemes = tables.schemes.map((scheme) =>
        scheme.id === 'first-home'
          ? { ...scheme, tables: scheme.tables.map((table) => ({ ...table, rules: [rule, ...table.rules] })) }
          : scheme,
      );
      expect([name, answer, tableProblems([{ ...tables, schemes }])]).toEqual([name, answer, []]);
    }
});

it('shows each figure of each table in its text', () => {
  const unsaid = rules.flatMap(({ scheme, rule }) => {
    const parts = [formulaText(rule.give), ownScale(rule.give)];
    const digits = JSON.stringify(parts).replace(/[$,]/g, '');
    return numbersOf(rule.give)
      .filter(
        (figure) => figure !== 0 && !digits.includes(String(figure)) && !digits.includes(figure.toFixed(2)),
      )
      .map((figure) => `${scheme.id} ${rule.give.formula} ${figure}`);
  });
  // A rate counted in steps of $100 is written as the dollars for each step: the same digits.
  expect([...new Set(unsaid)]).toEqual([]);
});

function numbersOf(data: unknown): number[] {
  if (typeof data === 'number') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersOf) : [];
}

it('has a form and a beginning for each kind that a part can have', () => {
  for (const names of Object.values(FORMULAS_OF_PART))
    for (const name of names as Formula['formula'][]) {
      expect(FORMULA_FORMS[name].label).not.toBe('');
      expect(emptyFormula(name).formula).toBe(name);
    }
});

it.each<[Formula, string]>([
  [
    { formula: 'taper', nilTo: 600_000, endsAt: 750_000 },
    'No duty up to $600,000, rising evenly to full duty at $750,000.',
  ],
  [{ formula: 'fee', fee: { base: 120.5 } }, '$120.50.'],
  [
    { formula: 'fee', fee: { base: 101.5, each: 2.34, per: 1_000, count: 'whole', most: 3_611 } },
    '$101.50 plus $2.34 for each whole $1,000 of the price, at most $3,611.',
  ],
  [{ formula: 'unknown' }, 'Not known.'],
])('says %j in words', (give, text) => {
  expect(formulaText(give).text).toBe(text);
});

it('writes bands as rows', () => {
  const scale = {
    per: 100,
    bands: [
      { over: 0, base: 0, rate: 1.25 },
      { over: 17_000, base: 212, rate: 1.5 },
      { over: 960_000, whole: 5.5 },
    ],
  };
  expect(formulaText({ formula: 'scale', scale }).table?.rows).toEqual([
    ['Up to $17,000', '$1.25 for each $100'],
    ['Over $17,000 to $960,000', '$212 plus $1.50 for each $100 over $17,000'],
    ['Over $960,000', '5.5 % of the whole price'],
  ]);
});
