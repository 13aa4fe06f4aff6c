import { expect, it } from 'vitest';
import { captionsOf } from './gallery-captions.ts';

const place = '12 Herbert Street, Newtown NSW 2042';

it('counts the pictures alone, and says what they show where somebody wrote it', () => {
  const images = [{ alt: 'Picture 1 of 12 Herbert Street' }, { alt: 'Kitchen with island' }, { alt: '' }];
  expect(captionsOf({ images, plans: [{}], videos: [{ name: 'Video' }], place })).toEqual([
    `1 of 3 · ${place}`,
    '2 of 3 · Kitchen with island',
    `3 of 3 · ${place}`,
    `Floor plan · ${place}`,
    `Video · ${place}`,
  ]);
});

it('counts floor plans where there are several', () => {
  expect(captionsOf({ images: [], plans: [{}, {}], videos: [], place })).toEqual([
    `Floor plan 1 of 2 · ${place}`,
    `Floor plan 2 of 2 · ${place}`,
  ]);
});
