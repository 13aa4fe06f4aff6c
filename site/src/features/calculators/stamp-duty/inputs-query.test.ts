import { calculateDuty } from '@frontage/duty';
import { type DutyInput, STATES } from '@frontage/duty/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputsFromQuery, queryOfInputs } from './inputs-query.ts';
import { QUESTIONS } from './questions.ts';

const today = '2026-07-15';
const read = (query: string) => inputsFromQuery(new URLSearchParams(query), { today });

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const dollars = fc.integer({ min: 0, max: 1e11 }).map((cents) => cents / 100);

const purchases: fc.Arbitrary<DutyInput> = fc
  .record({
    state: fc.constantFrom(...STATES.map(({ state }) => state)),
    date: fc.constantFrom('2023-07-01', '2024-02-29', '2026-06-30', '2031-01-01'),
    value: fc.oneof(dollars, fc.constantFrom(0, 0.01, 1e12)),
    use: fc.constantFrom('primary' as const, 'investment' as const),
    firstHome: fc.boolean(),
    kind: fc.constantFrom('established' as const, 'new' as const, 'vacant' as const),
    foreign: maybe(fc.boolean()),
    foreignShare: maybe(fc.integer({ min: 0, max: 10_000 }).map((share) => share / 10_000)),
    pensioner: maybe(fc.boolean()),
    income: maybe(dollars),
    children: maybe(fc.integer({ min: 0, max: 99 })),
    location: maybe(
      fc.constantFrom('metro' as const, 'peel' as const, 'regional' as const, 'north26' as const),
    ),
    electronic: maybe(fc.boolean()),
    offThePlan: maybe(fc.constantFrom(true, false, 'preConstruction' as const, 'underConstruction' as const)),
    dwelling: maybe(fc.constantFrom('unit' as const, 'house' as const)),
    houseAndLandPackage: maybe(fc.boolean()),
    constructionAfterContract: maybe(dollars),
    primaryProduction: maybe(fc.boolean()),
  })
  .map((purchase) => JSON.parse(JSON.stringify(purchase)) as DutyInput);

describe('the address of a purchase', () => {
  it('holds every answer: what is written is read back', () => {
    fc.assert(
      fc.property(purchases, (inputs) => {
        expect(read(queryOfInputs(inputs))).toEqual({ inputs, problems: {} });
      }),
    );
  });

  it('is in plain words', () => {
    expect(
      queryOfInputs({
        state: 'VIC',
        date: '2026-07-15',
        value: 750000,
        firstHome: true,
        foreignShare: 0.333,
      }),
    ).toBe('state=VIC&date=2026-07-15&value=750000&firstHome=yes&foreignShare=33.3');
  });
});

describe('reading an address', () => {
  it('starts with an example in New South Wales today', () => {
    expect(read('')).toEqual({
      inputs: {
        state: 'NSW',
        date: today,
        value: 800_000,
        use: 'primary',
        firstHome: false,
        kind: 'established',
      },
      problems: {},
    });
  });

  it.each(['', 'All', 'ALL', 'all'])('takes the state %j for New South Wales', (state) => {
    const { inputs, problems } = read(new URLSearchParams({ state }).toString());
    expect([inputs.state, problems]).toEqual(['NSW', {}]);
  });

  it('takes a state in lowercase, and an amount as people write it', () => {
    expect(read('state=qld&value=%241%2C234%2C567.50&income=85+000').inputs).toMatchObject({
      state: 'QLD',
      value: 1_234_567.5,
      income: 85_000,
    });
  });

  it.each([
    ['1.2m', 1_200_000],
    ['1,2 million', 1_200_000],
    ['850k', 850_000],
  ])('understands %s', (value, amount) => {
    expect(read(`${new URLSearchParams({ value })}`)).toMatchObject({
      inputs: { value: amount },
      problems: {},
    });
  });

  it('leaves open what is left empty', () => {
    const { inputs, problems } = read('income=&constructionAfterContract=&foreignShare=&date=&use=');
    expect(problems).toEqual({});
    expect(inputs).toMatchObject({ date: today, use: 'primary' });
    expect([inputs.income, inputs.constructionAfterContract, inputs.foreignShare]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('joins the two questions about a place in Western Australia', () => {
    expect(read('location=regional&side=north').inputs.location).toBe('north26');
    expect(read('location=regional&side=south').inputs.location).toBe('regional');
    expect(read('location=north26&side=south').inputs.location).toBe('regional');
    expect(read('location=metro&side=north').inputs.location).toBe('metro');
  });

  it.each([
    ['state=XYZ', 'state', 'Choose a state or territory from the list.'],
    ['date=2026-02-30', 'date', 'Enter a valid date, such as 1/7/2026.'],
    ['date=tomorrow', 'date', 'Enter a valid date, such as 1/7/2026.'],
    ['value=', 'value', 'Enter the property value in dollars, such as 750,000 or 1.2m.'],
    ['value=a+lot', 'value', 'Enter the property value in dollars, such as 750,000 or 1.2m.'],
    ['value=-5', 'value', 'Enter the property value as a positive number, such as 750,000 or 1.2m.'],
    ['value=1e6', 'value', 'Enter the property value in dollars, such as 750,000 or 1.2m.'],
    ['value=1000000000001', 'value', 'Enter a smaller amount. The maximum is $1,000,000,000,000.'],
    ['income=-1', 'income', 'Enter an amount as a positive number, such as 85,000.'],
    ['settlement=soon', 'settlement', 'Enter a valid date, such as 1/7/2026.'],
    ['use=holiday', 'use', 'Choose one of the answers.'],
    ['firstHome=maybe', 'firstHome', 'Choose one of the answers.'],
    ['kind=castle', 'kind', 'Choose one of the answers.'],
    ['children=-1', 'children', 'Choose one of the answers.'],
    ['location=moon', 'location', 'Choose one of the answers.'],
    ['offThePlan=perhaps', 'offThePlan', 'Choose one of the answers.'],
    ['income=much', 'income', 'Enter an amount in dollars, such as 85,000.'],
    ['foreignShare=101', 'foreignShare', 'Enter a number from 0 to 100.'],
  ])('%s has a problem beside its field, and keeps the first answer', (query, field, problem) => {
    const { inputs, problems } = read(query);
    expect(problems).toEqual({ [field]: problem });
    expect(inputs).toEqual(read('').inputs);
  });

  it('refuses a settlement before the contract', () => {
    expect(
      read('state=TAS&firstHome=yes&date=2026-05-10&settlement=2026-05-09').problems.settlement,
    ).toContain('on or after the contract date');
    expect(read('date=2026-05-10&settlement=2026-05-10').problems).toEqual({});
  });

  it('keeps earlier answers that are not in the form', () => {
    const before = { ...read('').inputs, income: 90_000 };
    const { inputs } = inputsFromQuery(new URLSearchParams('value=5'), { today, before });
    expect(inputs).toEqual({ ...before, value: 5 });
  });

  it('never makes a purchase that cannot be calculated, whatever is in the address', () => {
    const names = ['state', 'date', 'value', 'side', ...QUESTIONS.map(({ name }) => name)];
    const words = [
      'NSW',
      'WA',
      'yes',
      'no',
      'true',
      '2026-07-01',
      '0',
      '1e400',
      '-0',
      '.',
      '٣',
      'north26',
      '99',
      '1000',
    ];
    const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...words), fc.string()));
    fc.assert(
      fc.property(query, (params) => {
        const { inputs } = inputsFromQuery(new URLSearchParams(params), { today });
        expect(calculateDuty(inputs).state).toBe(inputs.state);
      }),
    );
  });
});
