import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PALETTE } from './palette.ts';

const css = readFileSync(join(import.meta.dirname, '../../ui/site.css'), 'utf8');

it.each(PALETTE)('$token is a token of the stylesheet, in the colour it is shown in', ({ token, hex }) => {
  expect(css).toContain(`--color-${token}: ${hex};`);
});
