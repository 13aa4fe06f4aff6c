import { expect, it } from 'vitest';
import { colourBehind } from './behind-block.ts';

const clear = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none' };
const dark = { backgroundColor: 'rgb(20, 44, 38)', backgroundImage: 'none' };

it.each([
  ['the nearest colour', [clear, dark, { ...dark, backgroundColor: 'rgb(255, 255, 255)' }], '#142c26'],
  ['white where nothing is painted', [clear, clear], '#ffffff'],
  ['nothing on a gradient', [clear, { ...clear, backgroundImage: 'linear-gradient(red, blue)' }, dark], null],
  [
    'nothing on a colour written in another way',
    [{ ...clear, backgroundColor: 'oklch(0.5 0.1 20)' }, dark],
    null,
  ],
  ['nothing on half a colour', [{ ...clear, backgroundColor: 'rgba(0, 0, 0, 0.5)' }, dark], null],
])('behind text is %s', (_what, around, colour) => expect(colourBehind(around)).toBe(colour));
