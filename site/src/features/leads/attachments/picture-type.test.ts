import { expect, it } from 'vitest';
import { pictureType, truthfulName } from './picture-type.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const GIF = Buffer.from('GIF89a..');

it('a file is what its first bytes say', () => {
  expect(pictureType(JPEG)).toBe('jpeg');
  expect(pictureType(PNG)).toBe('png');
  expect(pictureType(GIF)).toBeUndefined();
  expect(pictureType(PNG.subarray(0, 4))).toBeUndefined();
  expect(pictureType(new Uint8Array())).toBeUndefined();
});

it.each([
  ['photo.jpg', JPEG, 'photo.jpg'],
  ['PHOTO.JPEG', JPEG, 'PHOTO.JPEG'],
  ['photo.png', JPEG, 'photo.png.jpg'],
  ['photo', PNG, 'photo.png'],
  ['', PNG, '.png'],
  ['photo.jpg', GIF, 'photo.jpg.bin'],
])('%s is called what it is', (name, head, told) => {
  expect(truthfulName({ name, head })).toBe(told);
});
