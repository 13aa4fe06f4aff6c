import { describe, expect, it } from 'vitest';
import { languagePath } from '#site/messages/language.ts';
import { isPagePath, readLanguagePath, withLanguageLinks } from './language-path.ts';

describe('an address with a language', () => {
  it.each([
    ['/zh/buy?q=2', { language: 'zh', plain: '/buy?q=2' }],
    ['/vi', { language: 'vi', plain: '/' }],
    ['/ar?utm_source=x', { language: 'ar', plain: '/?utm_source=x' }],
    ['/zh//example.com', { language: 'zh', plain: '//example.com' }],
  ])('is read: %s', (address, found) => {
    expect(readLanguagePath(address)).toEqual(found);
  });

  it.each(['/', '/buy', '/zhou', '/xx/buy', '/ZH/buy', '/%7Ah/buy', '/buy/zh', '/archive'])(
    'is none: %s',
    (address) => {
      expect(readLanguagePath(address)).toBeUndefined();
    },
  );

  it('is made of a plain one', () => {
    expect(['/', '/buy?page=2', '/?x=1'].map((path) => languagePath('zh', path))).toEqual([
      '/zh',
      '/zh/buy?page=2',
      '/zh?x=1',
    ]);
    expect(languagePath('en', '/buy')).toBe('/buy');
  });
});

it.each([
  ...['/admin', '/api/users', '/assets/a.js', '/media/a-480w.webp', '/listings.json', '/news/feed'],
  ...[
    '/property/a/b/1/inspections.ics',
    '//example.com',
    '/\\example.com',
    '/wp-json/x',
    '/zh/buy',
    '/shortlist',
    '/shortlist/note',
    '/shortlist/AAAAAAAAAAAAAAAAAAAAAA/inspections.ics',
  ],
])('is no page: %s', (address) => {
  expect(isPagePath(address)).toBe(false);
});

it.each([
  '/newsletter/confirm?t=1',
  '/shortlist/AAAAAAAAAAAAAAAAAAAA-_',
  '/shortlist/AAAAAAAAAAAAAAAAAAAA-_/inspections?day=2026-11-28',
])('is a page: %s', (address) => expect(isPagePath(address)).toBe(true));

describe('the links of a page in another language', () => {
  const chinese = (html: string) => withLanguageLinks(html, 'zh');

  it('go to pages in that language', () => {
    expect(chinese('<a class="x" href="/buy?q=1&amp;page=2">a</a><a href="/">b</a>')).toBe(
      '<a class="x" href="/zh/buy?q=1&amp;page=2">a</a><a href="/zh">b</a>',
    );
    expect(chinese('<form action="/rent"></form><form method="post" action="/forms/x"></form>')).toBe(
      '<form action="/zh/rent"></form><form method="post" action="/zh/forms/x"></form>',
    );
  });

  it('go to pages about alerts and accounts, and what those send does too', () => {
    expect(
      chinese('<a href="/alerts/manage?t=1">a</a><form method="post" action="/account/sign-out"></form>'),
    ).toBe('<a href="/zh/alerts/manage?t=1">a</a><form method="post" action="/zh/account/sign-out"></form>');
    expect(chinese('<a href="/account/data.json">a</a>')).toBe('<a href="/account/data.json">a</a>');
  });

  it.each([
    '<a href="/buy" hrefLang="en-AU">English</a>',
    '<a href="//example.com/">a</a>',
    '<a href="https://example.com/buy">a</a>',
    '<a href="#main">a</a>',
    '<a href="/media/plan.pdf">a</a>',
    '<form method="post" action="/shortlist"></form>',
    '<link rel="stylesheet" href="/buy"/>',
    '<p>&lt;a href="/buy"&gt;</p>',
    '<fr-island props="{&quot;href&quot;:&quot;/buy&quot;}"></fr-island>',
  ])('are left alone: %s', (html) => {
    expect(chinese(html)).toBe(html);
  });

  it('stay as they are in English', () => {
    expect(withLanguageLinks('<a href="/buy">a</a>', 'en')).toBe('<a href="/buy">a</a>');
  });
});
