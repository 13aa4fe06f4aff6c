import { expect, it } from 'vitest';
import { isDark } from './is-dark.ts';

it.each([
  ['brand-deep', true],
  ['ink', true],
  ['sand', false],
  ['paper', false],
  ['', false],
  ['#000000', true],
  ['#1F4038', true],
  ['#ffffff', false],
  ['#c0c0c0', false],
  ['#0000ff', true],
  ['#ffff00', false],
])('%s asks for light text: %s', (colour, dark) => expect(isDark(colour)).toBe(dark));
