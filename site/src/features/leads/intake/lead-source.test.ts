import { expect, it } from 'vitest';
import { signText } from '#site/server/signed-token.ts';
import { leadSource } from './lead-source.ts';

it('keeps the campaign and the site before ours', () => {
  expect(
    leadSource({
      page: '/property/x/y/42?utm_source=news&utm_medium=mail&other=1',
      referrer: 'https://search.example/results?q=my+secret',
    }),
  ).toEqual({
    page: '/property/x/y/42?utm_source=news&utm_medium=mail&other=1',
    source: { utm_source: 'news', utm_medium: 'mail', referrer: 'https://search.example/results' },
  });
});

it('counts the campaign that began the visit, and keeps a later one beside it', () => {
  const landing = '/?utm_source=news&utm_medium=mail';
  const page = '/buy?utm_source=social';
  expect(leadSource({ page, referrer: '', landing }).source).toEqual({
    utm_source: 'news',
    utm_medium: 'mail',
    landing: '/',
    last_utm_source: 'social',
  });
  expect(leadSource({ page: landing, referrer: '', landing }).source).not.toHaveProperty('last_utm_source');
  expect(leadSource({ page, referrer: '', landing: '/sold' }).source).toEqual({
    utm_source: 'social',
    landing: '/sold',
  });
});

it.each(['gclid', 'fbclid', 'msclkid', 'gbraid', 'wbraid'])('keeps the click number %s whole', (name) => {
  const number = 'x'.repeat(400);
  const landing = `/buy?utm_source=ads&${name}=${number}`;
  expect(leadSource({ page: '/', referrer: '', landing }).source).toEqual({
    utm_source: 'ads',
    [name]: number,
    landing: '/buy',
  });
});

it.each([
  ['nothing', { page: '', referrer: '' }, { page: '/', source: {} }],
  ['another site as page', { page: '//evil.example/x', referrer: '' }, { page: '/x', source: {} }],
  ['a script as referrer', { page: '/', referrer: 'javascript:alert(1)' }, { page: '/', source: {} }],
  [
    'zeros that PostgreSQL refuses',
    { page: '/\0?utm_term=a%00b', referrer: '' },
    { page: '/?utm_term=a%00b', source: { utm_term: 'ab' } },
  ],
  [
    'half a character',
    { page: '/?utm_term=\ud800', referrer: '' },
    { page: '/?utm_term=%EF%BF%BD', source: { utm_term: '\ufffd' } },
  ],
])('takes %s without harm', (_, origin, expected) => {
  expect(leadSource(origin)).toEqual(expected);
});

it('keeps no signed link of a visitor', () => {
  const token = signText({ secret: 'secret', purpose: 'appointment', text: 'eyJkYXRhIjoxfQ' });
  const landing = `/zh/appraisals/${token}`;
  const { page, source } = leadSource({ page: `/alerts/manage?t=${token}&page=2`, referrer: '', landing });
  expect(page).toBe('/alerts/manage?t=…&page=2');
  expect(source.landing).toBe('/zh/appraisals/…');
});
