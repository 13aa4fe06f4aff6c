import { describe, expect, it } from 'vitest';
import { daysOf, planDay, type Stop, stopKey } from './planner.ts';

const newtown = { latitude: -33.8976, longitude: 151.1794 };
const glebe = { latitude: -33.8798, longitude: 151.1866 };

/** An open home of half an hour on a Saturday; `at` as `23:00`, UTC. */
const stop = (listing: number, at: string, changes: Partial<Stop> = {}): Stop => {
  const startsAt = `2026-11-20T${at}:00.000Z`;
  const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString();
  return { listing, startsAt, endsAt, day: '2026-11-21', geo: newtown, ...changes };
};

describe('the plan of a day', () => {
  it('goes by the clock, with the time between and the distance', () => {
    const plan = planDay({
      stops: [stop(2, '23:45', { geo: glebe }), stop(1, '23:00')],
      day: '2026-11-21',
    });
    expect(plan.map(({ listing, number, way }) => [listing, number, way?.minutes])).toEqual([
      [1, 1, undefined],
      [2, 2, 15],
    ]);
    expect(plan[1]?.way?.km).toBeCloseTo(2.09, 1);
  });

  it('says nothing of the distance to a hidden address', () => {
    const plan = planDay({ stops: [stop(1, '22:00'), stop(2, '23:00', { geo: null })], day: '2026-11-21' });
    expect(plan[1]?.way).toEqual({ minutes: 30, km: null });
  });

  it('shows where two overlap', () => {
    const plan = planDay({ stops: [stop(1, '23:00'), stop(2, '23:10')], day: '2026-11-21' });
    expect(plan[1]?.way?.minutes).toBe(-20);
  });

  it('leads past those that are left out', () => {
    const stops = [stop(1, '22:00'), stop(2, '22:45'), stop(3, '23:15')];
    const chosen = new Set([1, 3].map((id) => stopKey(stops[id - 1] ?? expect.fail())));
    const plan = planDay({ stops, day: '2026-11-21', chosen });
    expect(plan.map(({ chosen: isChosen, number, way }) => [isChosen, number, way?.minutes])).toEqual([
      [true, 1, undefined],
      [false, null, undefined],
      [true, 2, 45],
    ]);
  });

  it('holds that day alone', () => {
    const stops = [stop(1, '22:00'), stop(2, '22:00', { day: '2026-11-28' })];
    expect(daysOf([...stops].reverse())).toEqual(['2026-11-21', '2026-11-28']);
    expect(planDay({ stops, day: '2026-11-28' }).map(({ listing }) => listing)).toEqual([2]);
  });
});
