import { describe, expect, it } from 'vitest';
import { postGaps } from './post-gaps.ts';

const WRITTEN = { content: [{ type: 'Text', props: { id: 'a' } }] };
const POST = { title: 'Spring sales', excerpt: 'What sold.', design: WRITTEN, picture: 4 };
const fields = (values: object) => {
  const { needed, advised } = postGaps({ ...POST, ...values });
  return { needed: needed.map(({ field }) => field), advised: advised.map(({ field }) => field) };
};

describe('a news post', () => {
  it.each([
    ['without a title', { title: ' ' }, ['title']],
    ['without a word, its page never opened', { excerpt: '', design: null }, ['excerpt']],
    [
      'without a word, everything taken off its page',
      { excerpt: null, design: { content: [] } },
      ['excerpt'],
    ],
  ])('cannot be published %s', (_, values, needed) => expect(fields(values).needed).toEqual(needed));

  it.each([
    ['complete', {}, []],
    ['with its sentences alone', { design: null }, [undefined]],
    ['written, without the sentences for lists', { excerpt: '' }, ['excerpt']],
    ['without a picture', { picture: null }, ['picture']],
  ])('can be published %s; what would make it better is said', (_, values, advised) =>
    expect(fields(values)).toEqual({ needed: [], advised }),
  );
});
