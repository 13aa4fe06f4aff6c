import { expect, it } from 'vitest';
import { colour, inColours } from './mail-theme.ts';

it('changes the colours of styles, and no text or other colour', () => {
  const { brand, paper, line } = colour;
  const html = `<style>.x { color: ${brand} }</style><p style="color:${brand};background:${paper}">${brand} <b style="color:#123456;border-color:${line}">x</b></p>`;
  expect(inColours(html, { ...colour, brand: '#062456', paper: '#fffdf8', line: '#cccccc' })).toBe(
    `<style>.x { color: ${brand} }</style><p style="color:#062456;background:#fffdf8">${brand} <b style="color:#123456;border-color:#cccccc">x</b></p>`,
  );
});
it('leaves an email in its own colours as it is', () => {
  const html = `<p style="color:${colour.accent}">x</p>`;
  expect(inColours(html, colour)).toBe(html);
});
