import { expect, it } from 'vitest';
import { createWorkLoop } from './work-loop.ts';

it('starts again without asking when more is due, where it was woken while at work', async () => {
  const asked: number[] = [];
  let runs = 0;
  const rested = Promise.withResolvers<void>();
  const loop = createWorkLoop({
    work: async () => {
      runs += 1;
      // There is new work, twice.
      if (runs < 3) loop.wake();
    },
    pause: () => {
      asked.push(runs);
      rested.resolve();
      return 60_000;
    },
    wokenMs: 0,
    wokenMeanwhileMs: 1,
    failure: 'the work failed',
  });
  loop.start();
  await rested.promise;
  await loop.stop();
  expect(runs).toBe(3);
  expect(asked).toEqual([3]);
});
