import { expect, it } from 'vitest';
import { translationAddress } from './translation-address.ts';

const asked = { language: 'zh-CN', page: 'https://example.com/sell?a=1&b=2' };

it('leads to Google’s translation of the page', () => {
  expect(translationAddress({ ...asked, pattern: '' })).toBe(
    'https://translate.google.com/translate?sl=en&tl=zh-CN&u=https%3A%2F%2Fexample.com%2Fsell%3Fa%3D1%26b%3D2',
  );
});

it('leads to the service that staff named', () => {
  expect(translationAddress({ ...asked, pattern: 'https://words.example/{language}/?of={page}' })).toBe(
    'https://words.example/zh-CN/?of=https%3A%2F%2Fexample.com%2Fsell%3Fa%3D1%26b%3D2',
  );
});

it.each([
  ['javascript:alert({page})'],
  ['http://words.example/{page}'],
  ['https://words.example/{language}'],
  ['https://{page}'],
])('leads nowhere with %s', (pattern) => {
  expect(translationAddress({ ...asked, pattern })).toBeNull();
});
