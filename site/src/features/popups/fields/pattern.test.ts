import { expect, it } from 'vitest';
import { checkPattern } from './pattern.ts';

const check = (value: string) => checkPattern({ value, match: 'regex' });

it.each(['(a+)+$', '(a*)*b', '(a|aa)+$', '((ab)+c)*', '(?:[a-z]+-?)+$', '(x{2,})+', '(.*)*'])(
  'an expression that may take minutes is refused: %s',
  (pattern) => expect(check(pattern)).toMatch(/too slow/),
);

it.each([
  '/buy/.*',
  '^https?://[^/]+/(buy|rent)/[a-z-]+$',
  '/news/(?:page/)?\\d+',
  '(ab)+',
  'a(b|c){1,3}d',
  '[(+)]+',
  '\\(a+\\)+',
])('others are taken: %s', (pattern) => expect(check(pattern)).toBe(true));
