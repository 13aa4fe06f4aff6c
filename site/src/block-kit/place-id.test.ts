import { expect, it } from 'vitest';
import { placeIdOf, readPlaceId } from './place-id.ts';

it.each([
  [{ collection: 'pages', id: 12 }, '12'],
  [{ collection: 'posts', id: 3 }, 'post-3'],
  [{ collection: 'templates', id: 2 }, 'template-2'],
  [{ collection: 'popups', id: 4 }, 'popup-4'],
] as const)('%o is called %s, and is found by that', (place, name) => {
  expect(placeIdOf(place)).toBe(name);
  expect(readPlaceId(name)).toEqual(place);
});

it('is none where there is none', () => {
  expect(placeIdOf(undefined)).toBeNull();
  for (const text of ['', '0', '-1', '1.5', 'post-', 'popups-1', 'pages/1', '12#news', '9999999999'])
    expect(readPlaceId(text), text).toBeUndefined();
});
