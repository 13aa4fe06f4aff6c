import { describe, expect, it } from 'vitest';
import { dayInSydney, daysBefore } from './sydney-day.ts';

describe('days', () => {
  it('begin at midnight in Sydney, in summer and in winter', () => {
    expect(dayInSydney(Date.parse('2026-01-14T12:59:59Z'))).toBe('2026-01-14');
    expect(dayInSydney(Date.parse('2026-01-14T13:00:00Z'))).toBe('2026-01-15');
    expect(dayInSydney(Date.parse('2026-06-30T13:59:59Z'))).toBe('2026-06-30');
    expect(dayInSydney(Date.parse('2026-06-30T14:00:00Z'))).toBe('2026-07-01');
  });

  it('are counted back over months and years', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2026-01-01', 365)).toBe('2025-01-01');
  });
});
