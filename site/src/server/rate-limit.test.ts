import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

describe('a rate limit', () => {
  const setup = (options = {}) => {
    const clock = { at: 0 };
    const limit = createRateLimit({ burst: 3, everyMs: 10_000, now: () => clock.at, ...options });
    return { clock, limit };
  };
  const take = (limit: ReturnType<typeof createRateLimit>, times: number) =>
    Array.from({ length: times }, () => limit.take('a').ok);

  it('gives a burst at once and then refuses', () => {
    const { limit } = setup();
    expect(take(limit, 4)).toEqual([true, true, true, false]);
  });

  it('says when the next turn is due, and gives it then', () => {
    const { limit, clock } = setup();
    take(limit, 3);
    expect(limit.take('a')).toEqual({ ok: false, retryAfterSeconds: 10 });
    clock.at = 9_000;
    expect(limit.take('a')).toEqual({ ok: false, retryAfterSeconds: 1 });
    clock.at = 10_000;
    expect(limit.take('a').ok).toBe(true);
  });

  it('never saves up more than the burst', () => {
    const { limit, clock } = setup();
    take(limit, 3);
    clock.at = 10_000_000;
    expect(take(limit, 4)).toEqual([true, true, true, false]);
  });

  it('takes no turns away when the clock is set back', () => {
    const { limit, clock } = setup();
    clock.at = 3_600_000;
    take(limit, 3);
    clock.at = 0;
    expect(limit.take('a')).toEqual({ ok: false, retryAfterSeconds: 10 });
    clock.at = 10_000;
    expect(limit.take('a').ok).toBe(true);
  });

  it('counts every key by itself', () => {
    const { limit } = setup();
    take(limit, 3);
    expect(limit.take('b').ok).toBe(true);
  });

  it('forgets the keys not seen for longest rather than growing', () => {
    const { limit } = setup({ burst: 1, maxKeys: 2 });
    for (const key of ['a', 'b', 'c']) limit.take(key);
    expect(limit.take('c').ok).toBe(false);
    expect(limit.take('a').ok).toBe(true);
  });
});
