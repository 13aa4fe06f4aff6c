import { expect, it } from 'vitest';
import { isFromOurPages } from './origin-check.ts';

it.each([
  ['our own page', { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['another site that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }, false],
  ['an older browser on our page', { origin: 'https://site.example' }, true],
  ['an older browser on another site', { origin: 'https://site.example.evil.example' }, false],
  ['an older browser, referer only', { referer: 'https://site.example/buy' }, true],
  ['an older browser, foreign referer', { referer: 'https://evil.example/?https://site.example' }, false],
  ['a second name of this server', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  ['no origin that can be read', { origin: 'null' }, false],
  ['not a browser', {}, true],
])('%s', (_, headers, expected) => {
  expect(
    isFromOurPages({ headers: new Headers(headers as HeadersInit), siteUrl: 'https://site.example' }),
  ).toBe(expected);
});
