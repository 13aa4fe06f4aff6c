import { describe, expect, it } from 'vitest';
import { checkSelector } from './selector.ts';

describe('a CSS selector', () => {
  it.each([
    '#offer',
    '.open-offer',
    'a.button, #other > span',
    '[data-open]',
    'a[href^="/news"]',
    "input[name='a b' i]",
    'li:nth-child(2n + 1) a',
    'section:not(.dark, #first) ~ p::first-line',
    ':is(h2, h3) + p',
    'div:has(> img)',
    '*',
    '',
  ])('may be “%s”', (text) => {
    expect(checkSelector(text)).toBe(true);
  });

  it.each([
    'two..dots',
    '#',
    '.1st',
    'a,',
    '> a',
    'a > > b',
    'a[',
    ':not(',
    ':not()x)',
    'a{color:red}',
    'a[onclick="x',
    `#${'a'.repeat(250)}`,
    ':not(:not(:not(:not(:not(a)))))',
    // Would take for ever where it is read again and again.
    `${'a'.repeat(100)}!`,
  ])('is not “%s”', (text) => {
    expect(checkSelector(text)).toContain('Enter a CSS selector');
  });
});
