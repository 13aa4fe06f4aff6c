import { expect, it } from 'vitest';
import { waitForSpareTime } from './spare-time.ts';

/** Waits where this share of each pause went into other work; answers with the pauses that it made, in ms. */
async function pausesWhere({ shares, stopAfter }: { shares: number[]; stopAfter?: number }) {
  const slept: number[] = [];
  const at = { active: 0, idle: 0 };
  await waitForSpareTime({
    pauseMs: 100,
    mostMs: 1000,
    isStopping: () => slept.length === stopAfter,
    utilization: () => ({ ...at }),
    async sleep(ms) {
      const share = shares[slept.length] ?? 1;
      at.active += share * ms;
      at.idle += (1 - share) * ms;
      slept.push(ms);
    },
  });
  return slept;
}

it('waits once where nothing else is done', async () => {
  expect(await pausesWhere({ shares: [0.5] })).toEqual([100]);
});

it('goes on waiting while visitors keep the process busy', async () => {
  expect(await pausesWhere({ shares: [1, 0.9, 0.6] })).toEqual([100, 100, 100]);
});

it('does not wait for ever', async () => {
  expect(await pausesWhere({ shares: [] })).toHaveLength(10);
});

it('ends when the server stops', async () => {
  expect(await pausesWhere({ shares: [], stopAfter: 2 })).toHaveLength(2);
});
