/** Cost: milliseconds. */
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';
import { statementLimit, withinRequest, withStatementLimit } from './statement-limit.ts';

it('a request has less time than work in the background, and what it leaves behind has the time of that', () => {
  const response = new EventEmitter();
  const left = withinRequest(response, () => {
    expect(statementLimit()).toBeLessThan(60_000);
    return { limit: statementLimit };
  });
  expect(left.limit()).toBeGreaterThan(60_000);
  withinRequest(response, () => {
    response.emit('close');
    expect(statementLimit()).toBeGreaterThan(60_000);
  });
});

it('a group of writes has the limit of its own requests, not that of the first there ever was', async () => {
  const limits: number[] = [];
  const save = createGroupCommit<number, void>({
    async write(items) {
      limits.push(statementLimit());
      return items.map(() => undefined);
    },
    isOutage: () => false,
    maxItems: 1,
  });
  await Promise.all([1000, 2000].map((ms) => withStatementLimit(ms, () => save(ms))));
  expect(limits).toEqual([1000, 2000]);
});
