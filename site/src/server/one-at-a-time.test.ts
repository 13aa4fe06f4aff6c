import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs work of one name in the order it was asked for, also after some that failed', async () => {
  const done: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = oneAtATime({ name: 'a', work: () => gate.then(() => done.push('first')) });
  const second = oneAtATime({ name: 'a', work: () => Promise.reject(new Error('second')) });
  const third = oneAtATime({ name: 'a', work: async () => done.push('third') });
  const other = oneAtATime({ name: 'b', work: async () => done.push('other') });
  await other;
  expect(done).toEqual(['other']);
  open();
  await first;
  await expect(second).rejects.toThrow('second');
  expect(await third).toBe(3);
  expect(done).toEqual(['other', 'first', 'third']);
});

it('gives what the work gives, each time again', async () => {
  const work = async () => 7;
  expect(await oneAtATime({ name: 'c', work })).toBe(7);
  expect(await oneAtATime({ name: 'c', work })).toBe(7);
});
