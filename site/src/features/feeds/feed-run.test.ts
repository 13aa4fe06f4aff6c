import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { createRunBook, type FeedRun } from './feed-run.ts';

const book = () =>
  createRunBook({ payload: {} as Payload, run: { problems: [], problemCount: 0 } as unknown as FeedRun });
const note = (severity: FeedNote['severity'], code = 'bad-date'): FeedNote => ({
  code,
  severity,
  message: `Sentence of ${code}.`,
});

it('a long report names what kept listings out, however many warnings came first', () => {
  const { run, note: add } = book();
  for (let count = 0; count < 300; count += 1) add(note('warning'));
  add(note('error', 'unknown-agency'));
  add(note('warning', 'bad-price'));
  expect(run.problems).toHaveLength(200);
  expect(run.problemCount).toBe(302);
  expect(run.problems.at(-1)?.code).toBe('unknown-agency');
  expect(run.problems.some(({ code }) => code === 'bad-price')).toBe(false);
});

it('a report full of errors stays as long as it is', () => {
  const { run, note: add } = book();
  for (let count = 0; count < 250; count += 1) add(note('error', `error-${count}`));
  expect(run.problems).toHaveLength(200);
  expect(run.problems[0]?.code).toBe('error-0');
});
