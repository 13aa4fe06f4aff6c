import { expect, test } from 'vitest';
import { numberTags } from './tags.ts';

const number = (...tags: string[]) => numberTags(tags.map((one) => ({ tags: one })));

test('kinds are numbered as they first appear, however they are written', () => {
  expect(number('Kitchens, Gardens', '', 'gardens ,, Baths')).toEqual({
    tags: ['Kitchens', 'Gardens', 'Baths'],
    numbers: [[1, 2], [], [2, 3]],
  });
});

test('a ninth kind has no filter', () => {
  const { tags, numbers } = number('a,b,c,d,e,f,g,h,i', 'i');
  expect(tags).toHaveLength(8);
  expect(numbers).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], []]);
});

test('without kinds there is none', () => expect(number('', ' , ')).toEqual({ tags: [], numbers: [[], []] }));
