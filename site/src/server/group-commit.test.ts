import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

class Outage extends Error {}

function setup(fails: (items: number[]) => Error | undefined = () => undefined, maxItems = 10) {
  const groups: number[][] = [];
  const save = createGroupCommit<number, string>({
    maxItems,
    isOutage: (error) => error instanceof Outage,
    write: async (items) => {
      groups.push(items);
      const error = fails(items);
      if (error) throw error;
      return items.map((item) => `saved ${item}`);
    },
  });
  return { groups, save };
}

describe('a group commit', () => {
  it('writes what comes together as one, and answers each with its own', async () => {
    const { save, groups } = setup();
    expect(await Promise.all([1, 2, 3].map(save))).toEqual(['saved 1', 'saved 2', 'saved 3']);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  it('keeps groups small', async () => {
    const { save, groups } = setup(undefined, 2);
    await Promise.all([1, 2, 3, 4, 5].map(save));
    expect(groups).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('goes on after a group', async () => {
    const { save } = setup();
    await save(1);
    expect(await save(2)).toBe('saved 2');
  });

  it('does not let one bad item take others down', async () => {
    const { save } = setup((items) => (items.includes(2) ? new Error('bad item') : undefined));
    const results = await Promise.allSettled([1, 2, 3].map(save));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not try one by one what nobody could write', async () => {
    const { save, groups } = setup(() => new Outage());
    const results = await Promise.allSettled([1, 2, 3].map(save));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(groups).toHaveLength(1);
  });
});
