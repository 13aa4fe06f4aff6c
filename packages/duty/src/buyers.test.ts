import { describe, expect, it } from 'vitest';
import { type Buyer, buyersProblem, calculateForBuyers } from './buyers.ts';
import { builtInTables, calculateDuty, type DutyInput, STATES, type State } from './index.ts';

/*
 * “several buyers with shares and different claims … as far as the rules say how shares count; else the result says
 * ‘not known’ with a sentence; companies and trusts: as far as the tables know”
 */

const purchase: DutyInput = { state: 'VIC', date: '2025-09-01', value: 700_000, use: 'primary' };
const person = (more: Partial<Buyer> = {}): Buyer => ({
  kind: 'person',
  share: 0.5,
  firstHome: false,
  foreign: false,
  ...more,
});
const FIRST = person({ firstHome: true });
const FOREIGN = person({ foreign: true });
const pay = (buyers: Buyer[], more: Partial<DutyInput> = {}) =>
  calculateForBuyers({ input: { ...purchase, ...more }, buyers }, builtInTables);
const alone = (more: Partial<DutyInput>) => calculateDuty({ ...purchase, ...more });

describe('the shares', () => {
  it('come to the whole', () => {
    expect(buyersProblem([FIRST, FOREIGN])).toBeUndefined();
    const third = person({ share: 1 / 3 });
    expect(buyersProblem([third, third, third])).toBeUndefined();
    expect(buyersProblem([FIRST])).toBe('The shares come to 50%. Make them come to 100%.');
    expect(buyersProblem([person({ share: 0 }), person({ share: 1 })])).toContain('more than 0%');
    expect(buyersProblem([person({ share: Number.NaN })])).toContain('more than 0%');
  });

  it('decide the foreign surcharge: on the foreign buyers’ part of the value alone', () => {
    const { stampDuty, foreignDuty, notes } = pay([
      person({ share: 0.7 }),
      person({ share: 0.3, foreign: true }),
    ]);
    expect(foreignDuty).toBe(16_800);
    expect(stampDuty).toBe(alone({}).stampDuty);
    expect(notes).toEqual(['The surcharge applies to the foreign buyers’ 30% share of the property.']);
  });
});

describe('one first home buyer and one foreign buyer', () => {
  it.each(['VIC', 'TAS', 'ACT'] as const)('pay full duty in %s, where every buyer must qualify', (state) => {
    const more = { state, value: 600_000 } as const;
    const { stampDuty, notes } = pay([FIRST, FOREIGN], more);
    expect(stampDuty).toBe(alone({ ...more, foreign: true, foreignShare: 0.5 }).stampDuty);
    expect(stampDuty).toBeGreaterThan(0);
    expect(notes[0]).toMatch(/every buyer must qualify for first home relief/);
  });

  it.each(['NSW', 'QLD', 'WA'] as const)('get “not known” and the full duty in a sentence in %s', (state) => {
    const more = { state, value: 600_000 } as const;
    const { stampDuty, totalFees, notes } = pay([FIRST, FOREIGN], more);
    expect([stampDuty, totalFees]).toEqual([null, null]);
    expect(notes[0]).toMatch(
      /only some of the buyers are first home buyers is not known\. Without a concession/,
    );
  });

  it('still read their duty where there is no relief to argue about', () => {
    const more = { state: 'NT', value: 600_000, kind: 'new' } as const;
    const { stampDuty, totalGrants, notes } = pay([FIRST, FOREIGN], more);
    expect(stampDuty).toBe(alone(more).stampDuty);
    expect(totalGrants).toBeNull();
    expect(notes).toHaveLength(1);
  });
});

describe('first home buyers together', () => {
  it('are given what one would be', () => {
    const { stampDuty, notes } = pay([FIRST, FIRST], { value: 650_000 });
    expect(stampDuty).toBe(alone({ value: 650_000, firstHome: true }).stampDuty);
    expect(notes).toEqual([]);
  });

  // “Every grant and first-home relief wants at least one buyer who is a citizen or permanent resident; a wholly foreign
  // purchase gets none”
  it.each(['VIC', 'TAS', 'NSW'] as const)('need one citizen or permanent resident in %s', (state) => {
    const more = { state, value: 600_000 } as const;
    const foreign = { ...FIRST, foreign: true };
    const relief = alone({ ...more, firstHome: true, foreign: true, foreignShare: 0.5 }).stampDuty;
    expect(pay([FIRST, foreign], more).stampDuty).toBe(relief);
    expect(pay([foreign, foreign], more).stampDuty).toBe(alone(more).stampDuty);
  });

  it('are told in Victoria that the office’s pages differ on it', () => {
    const mixed = pay([FIRST, { ...FIRST, foreign: true }], { value: 600_000, kind: 'new' });
    expect(mixed.stampDuty).toBe(0);
    expect(mixed.totalGrants).toBe(10_000);
    expect(mixed.notes).toContain(
      'The office’s pages differ on whether one buyer or all must be citizens or permanent residents.',
    );
    expect(pay([FIRST, FIRST], { value: 600_000 }).notes).toEqual([]);
  });
});

describe('a company', () => {
  it('pays as an investor does', () => {
    const { stampDuty, notes } = pay([{ kind: 'company', share: 1, firstHome: false, foreign: false }], {
      value: 500_000,
    });
    expect(stampDuty).toBe(alone({ value: 500_000, use: 'investment' }).stampDuty);
    expect(notes[0]).toContain('Owner-occupier concessions are not available to a company or trust');
  });

  it('beside a person leaves the home’s concession unknown where there is one', () => {
    const company: Buyer = { kind: 'company', share: 0.5, firstHome: false, foreign: false };
    expect(pay([company, person()], { value: 500_000 }).stampDuty).toBeNull();
    expect(pay([company, person()], { value: 500_000, state: 'SA' }).stampDuty).toBe(
      alone({ value: 500_000, state: 'SA' }).stampDuty,
    );
  });
});

describe('a trust', () => {
  const trust: Buyer = { kind: 'trust', share: 1, firstHome: false, foreign: false };

  it('has an unknown surcharge where there is one, and a known duty', () => {
    const { stampDuty, foreignDuty, totalFees, notes } = pay([trust]);
    expect(stampDuty).toBe(alone({ use: 'investment' }).stampDuty);
    expect([foreignDuty, totalFees]).toEqual([null, null]);
    expect(notes.at(-1)).toContain('can’t tell whether a trust is foreign');
    expect(pay([trust], { state: 'NT' }).foreignDuty).toBe(0);
  });

  it('that is foreign pays it', () => {
    expect(pay([{ ...trust, foreign: true }]).foreignDuty).toBe(56_000);
  });
});

it('never charges more than a wholly foreign investor pays, nor invents an amount', () => {
  const kinds: Buyer[] = [
    FIRST,
    FOREIGN,
    person(),
    { ...FIRST, kind: 'company' },
    { ...FOREIGN, kind: 'trust' },
  ];
  for (const state of STATES.map((one) => one.state) as State[])
    for (const one of kinds)
      for (const other of kinds) {
        const { stampDuty, foreignDuty, notes } = pay([one, other], { state });
        const most = alone({ state, use: 'investment', foreign: true });
        if (stampDuty === null || foreignDuty === null) expect(notes.length).toBeGreaterThan(0);
        else {
          expect(stampDuty).toBeLessThanOrEqual(Number(most.stampDuty));
          expect(foreignDuty).toBeLessThanOrEqual(Number(most.foreignDuty));
        }
      }
});
