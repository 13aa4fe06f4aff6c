import { expect, it } from 'vitest';
import { checkPagePath, normalisePagePath } from './page-path.ts';

it.each([
  ['About Us', '/about-us'],
  ['/sell//with us/', '/sell/with-us'],
  ['/', '/'],
  ['', '/'],
  ['/Café/Éclair', '/cafe/eclair'],
  ['/a?b#c', '/a-b-c'],
])('%j is at %s', (typed, path) => expect(normalisePagePath(typed)).toBe(path));

it.each([
  '/buy',
  '/buy/',
  '/Property/x',
  '/api',
  '/contact/thank-you',
  '/market-appraisal-form/thank-you',
  '/forms/mine',
])('no page is at %s', (path) => expect(checkPagePath(path)).toMatch(/Choose another slug/));

it.each(['/', '/about', '/contact', '/market-appraisal-form', '/buyers-guide', '/suburbs/newtown'])(
  'a page may be at %s',
  (path) => expect(checkPagePath(path)).toBe(true),
);
