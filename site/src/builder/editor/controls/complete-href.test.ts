import { expect, it } from 'vitest';
import { completeHref } from './complete-href.ts';

it.each([
  ['sales@example.com.au', 'mailto:sales@example.com.au'],
  ['(02) 9550 1234', 'tel:0295501234'],
  ['+61 2 9550 1234', 'tel:+61295501234'],
  ['13 30 32', 'tel:133032'],
  ['www.example.com.au/selling?a=1', 'https://www.example.com.au/selling?a=1'],
  [' /sell ', '/sell'],
  ['#prices', '#prices'],
  ['https://example.com', 'https://example.com'],
  ['', ''],
  // Nothing that could be guessed; the field says what is wrong with it.
  ['about us', 'about us'],
  ['12', '12'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j becomes %j', (typed, href) => expect(completeHref(typed)).toBe(href));
