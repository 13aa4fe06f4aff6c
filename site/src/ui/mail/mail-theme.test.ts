import { expect, it } from 'vitest';
import { colour, inColours } from './mail-theme.ts';

it('changes the colours of styles, and no text, white or other colour', () => {
  const { paper, ...own } = colour;
  const html = `<style>.x { color: ${own.brand} }</style><p style="color:${own.brand};background:${paper}">${own.brand} <b style="color:#123456;border-color:${own.line}">x</b></p>`;
  expect(inColours(html, { ...own, brand: '#062456', line: '#cccccc' })).toBe(
    `<style>.x { color: ${own.brand} }</style><p style="color:#062456;background:${paper}">${own.brand} <b style="color:#123456;border-color:#cccccc">x</b></p>`,
  );
});
