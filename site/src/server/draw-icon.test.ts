import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, icoOf } from './draw-icon.ts';

const sheet = { file: null, colours: { background: '#1f4038', text: '#ffffff' } };

it('is drawn in the agency’s colours, and without a picture that is gone', async () => {
  const png = await drawIcon({
    sheet: { ...sheet, file: 'gone.webp' },
    size: 180,
    local: async () => undefined,
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([180, 180]);
  expect([...data.subarray(0, 3)]).toEqual([0x1f, 0x40, 0x38]);
});

it('/favicon.ico says how large its one picture is and where it begins', async () => {
  const png = await drawIcon({ sheet, size: 32, local: async () => undefined });
  const ico = icoOf({ png, size: 32 });
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
});
