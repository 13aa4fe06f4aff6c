import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

it('lets so many run at once, in the order they came, and goes on after a failure', async () => {
  const turns = createConcurrencyLimit(2);
  const begun: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const results = [0, 1, 2, 3].map((number) =>
    turns(() => {
      begun.push(number);
      const end = Promise.withResolvers<void>();
      ends[number] = end;
      return end.promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[0]?.resolve();
  await results[0];
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[2]?.resolve();
  ends[3]?.resolve();
  await Promise.all([results[2], results[3]]);
});
