import { expect, it } from 'vitest';
import { withFrameLinks } from './frame-links.ts';

it.each([
  [
    '<form method="get" action="/calculators/rent#result">',
    '<form method="get" action="/embed/calculators/rent#result">',
  ],
  ['<a class="x" href="/buy">', '<a class="x" target="_blank" rel="noopener" href="/buy">'],
  ['<a href="#result">', '<a href="#result">'],
  ['<a href="https://example.com/">', '<a href="https://example.com/">'],
])('%s becomes %s', (before, after) => {
  expect(withFrameLinks(before)).toBe(after);
});
