/** Cost: milliseconds once Payload runs. */
import { expect, it, vi } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { isPostgres } from './database.ts';
import { sayWrongClock, wrongClock } from './database-clock.ts';
import { log } from './log.ts';

const HOUR_MS = 60 * 60 * 1000;

it('a clock that differs from the database’s is found out, ahead and behind', async () => {
  const { payload } = await testPayload();
  expect(await wrongClock(payload)).toBeUndefined();
  const off = async (ms: number) => (await wrongClock(payload, () => Date.now() + ms)) ?? 0;
  if (!isPostgres(payload)) return expect(await off(HOUR_MS)).toBe(0);
  expect((await off(HOUR_MS)) / HOUR_MS).toBeCloseTo(1);
  expect((await off(-HOUR_MS)) / HOUR_MS).toBeCloseTo(-1);
  const said = vi.spyOn(log, 'error').mockReturnValue(undefined);
  await sayWrongClock(payload, () => Date.now() + HOUR_MS);
  expect(said).toHaveBeenCalledWith({ aheadSeconds: expect.any(Number) }, expect.stringContaining('NTP'));
  said.mockRestore();
});
