import { expect, it } from 'vitest';
import type { ComingChange } from './coming-change.ts';
import { monthOf } from './month-of.ts';

const change = (at: string): ComingChange => ({
  key: at,
  at: Date.parse(at),
  zone: 'Australia/Sydney',
  does: 'Publish',
  kind: 'Page',
  name: 'Campaign',
  href: '/admin',
});
const month = (input: {
  asked?: unknown;
  changes?: ComingChange[];
  now?: string;
  zone?: 'Australia/Perth';
}) =>
  monthOf({
    asked: input.asked,
    changes: input.changes ?? [],
    zone: input.zone ?? 'Australia/Sydney',
    now: Date.parse(input.now ?? '2026-11-24T03:00:00Z'),
  });

it('has whole weeks from Monday', () => {
  const { title, days, before, after } = month({ asked: '2026-12' });
  expect(title).toBe('December 2026');
  expect([before, after]).toEqual(['2026-11', '2027-01']);
  expect(days).toHaveLength(35);
  expect([days[0]?.day, days[0]?.isOther, days.at(-1)?.day]).toEqual(['2026-11-30', true, '2027-01-03']);
});
it('is the present month without one, or with nonsense', () => {
  expect(month({}).month).toBe('2026-11');
  expect(month({ asked: ['2026-12'] }).month).toBe('2026-11');
  expect(month({ asked: '2026-13' }).month).toBe('2026-11');
  expect(month({}).days.find(({ isToday }) => isToday)?.day).toBe('2026-11-24');
});
it('puts a change on the day that it is in the agency’s time zone', () => {
  const late = change('2026-12-01T13:30:00Z');
  const dayOf = (zone?: 'Australia/Perth') =>
    month({ asked: '2026-12', changes: [late], ...(zone && { zone }) }).days.find(
      ({ changes }) => changes.length > 0,
    )?.day;
  expect(dayOf()).toBe('2026-12-02');
  expect(dayOf('Australia/Perth')).toBe('2026-12-01');
});
it('knows months that begin on a Monday or end on a Sunday', () => {
  expect(month({ asked: '2027-02' }).days).toHaveLength(28);
});
