import { builtInTables, calculateDuty } from '@frontage/duty';
import { type DutyInput, STATES } from '@frontage/duty/engine';
import { describe, expect, it } from 'vitest';
import { answerOf, niceStep } from './answer.ts';
import { kindOptions } from './questions.ts';

const purchase: DutyInput = {
  state: 'NSW',
  date: '2025-08-01',
  value: 650_000,
  use: 'primary',
  kind: 'established',
};
const answer = (inputs: Partial<DutyInput> = {}) => answerOf(builtInTables, { ...purchase, ...inputs });
const BASE = ['use', 'firstHome', 'kind', 'pensioner', 'foreign', 'location', 'electronic'];
const base = (inputs: Partial<DutyInput>) => answer(inputs).asked.filter((name) => BASE.includes(name));

describe('the questions', () => {
  it('are the state’s own base modules', () => {
    expect(base({ state: 'WA' })).toContain('location');
    expect(base({ state: 'NSW' })).not.toContain('location');
    expect(base({ state: 'VIC' })).toContain('electronic');
    expect(base({ state: 'NSW' })).not.toContain('electronic');
    expect(base({ state: 'ACT' })).toContain('pensioner');
  });

  it('leave out income and children until they matter', () => {
    expect(answer({ state: 'ACT' }).asked).not.toContain('income');
    expect(answer({ state: 'ACT', firstHome: true }).asked).toEqual(
      expect.arrayContaining(['income', 'children']),
    );
    expect(answer({ state: 'NSW', firstHome: true }).asked).not.toContain('income');
  });

  it('ask for a foreign share only of a foreign purchaser', () => {
    expect(answer({ foreign: false }).asked).not.toContain('foreignShare');
    expect(answer({ foreign: true }).asked).toContain('foreignShare');
  });

  it('are none where there are no rates', () => {
    const early = answer({ date: '1990-01-01' });
    expect(early.asked).toEqual([]);
    expect(early.result.noRates).toMatch(/^No rates for New South Wales/);
    expect(early.curve).toEqual([]);
  });
});

describe('purchasing types', () => {
  it.each([
    [['new', 'established', 'vacant'] as const, ['New home', 'Established home', 'Vacant land']],
    [['established', 'new', 'vacant'] as const, ['Established', 'Newly constructed', 'Vacant land']],
    [['established', 'new'] as const, ['Established', 'Newly constructed']],
  ])('%j are called %j', (kinds, labels) => {
    expect(kindOptions([...kinds]).map(([, label]) => label)).toEqual(labels);
  });

  it('that a state does not know become its established home', () => {
    for (const { state } of STATES) {
      const { kinds, inputs } = answer({ state, kind: 'vacant' });
      expect(inputs.kind).toBe(kinds.includes('vacant') ? 'vacant' : 'established');
    }
  });
});

describe('off the plan', () => {
  it('is a stage where the state asks for one, and yes or no elsewhere', () => {
    expect(answer({ state: 'WA', offThePlan: true })).toMatchObject({
      stages: true,
      inputs: { offThePlan: 'preConstruction' },
    });
    expect(answer({ state: 'VIC', offThePlan: 'underConstruction' })).toMatchObject({
      stages: false,
      inputs: { offThePlan: true },
    });
  });
});

describe('the chart and the comparison', () => {
  it('draw the duty that the engine answers, to well above the price', () => {
    const { curve } = answer({ value: 3_100_000 });
    expect(curve.at(-1)?.[0]).toBeGreaterThan(4_000_000);
    for (const [value, duty] of curve) expect(duty).toBe(calculateDuty({ ...purchase, value }).stampDuty);
  });

  it('hold the same purchase in every state', () => {
    const { states, result } = answer({ firstHome: true });
    expect(states.map(({ state }) => state)).toEqual(STATES.map(({ state }) => state));
    const { stampDuty, totalFees, totalGrants } = result;
    expect(states.find(({ state }) => state === 'NSW')).toEqual({
      state: 'NSW',
      stampDuty,
      totalFees,
      totalGrants,
    });
    const there = calculateDuty({ ...purchase, state: 'TAS', firstHome: true });
    expect(states.find(({ state }) => state === 'TAS')).toMatchObject({ stampDuty: there.stampDuty });
  });

  it('survive the smallest and the largest price', () => {
    for (const value of [0, 0.01, 1e12]) expect(answer({ value }).curve.length).toBeGreaterThan(10);
  });
});

describe('a step of an axis', () => {
  it.each([
    [1, 0.25],
    [38_000, 10_000],
    [40_000, 10_000],
    [40_001, 20_000],
    [91_000, 25_000],
    [0, 1],
  ])('for four parts of %d is %d', (most, step) => {
    expect(niceStep(most, 4)).toBeCloseTo(step, 10);
    expect(niceStep(most, 4) * 4).toBeGreaterThanOrEqual(most);
  });
});
