import { describe, expect, it } from 'vitest';
import { builtInTables, type DutyInput } from './index.ts';
import { calculateAtSettlement, settlementDecides } from './settlement.ts';

/* “settlement date where a state decides by it (TAS)”: first homes that settled by 30 June 2026 paid nothing. */

const home: DutyInput = { state: 'TAS', date: '2026-05-10', value: 600_000, use: 'primary', firstHome: true };
const duty = (settlement?: string, more: Partial<DutyInput> = {}) =>
  calculateAtSettlement({ ...home, ...more, settlement }, builtInTables);

describe('a first home in Tasmania', () => {
  it('pays nothing when it settles in time, whatever the contract says without a settlement', () => {
    expect(duty('2026-06-30').stampDuty).toBe(0);
    expect(duty().stampDuty).toBe(0);
  });

  it('pays the duty when it settles later, and the totals and lines follow', () => {
    const { stampDuty, concession, totalFees, transferFee, mortgageFee, lines } = duty('2026-07-01');
    expect(stampDuty).toBe(22_497.5);
    expect(concession).toBe(0);
    expect(totalFees).toBeCloseTo(22_497.5 + Number(transferFee) + Number(mortgageFee), 2);
    expect(lines.filter(({ part }) => part === 'duty')).toHaveLength(1);
    expect(lines.find(({ part }) => part === 'transferFee')?.amount).toBe(transferFee);
  });

  it('keeps the grant of the contract’s day', () => {
    const contract = duty(undefined, { kind: 'new' });
    expect(duty('2026-07-01', { kind: 'new' })).toEqual(contract);
  });
});

describe('other purchases', () => {
  it('do not go by settlement', () => {
    expect(settlementDecides({ ...home, state: 'VIC' })).toBe(false);
    expect(settlementDecides({ ...home, firstHome: false })).toBe(false);
    expect(duty('2026-07-01', { state: 'VIC' })).toEqual(duty(undefined, { state: 'VIC' }));
  });

  it('with a settlement before the contract, or none that is a day, go by the contract', () => {
    expect(duty('2026-01-01').stampDuty).toBe(0);
    expect(duty('soon').stampDuty).toBe(0);
  });
});
