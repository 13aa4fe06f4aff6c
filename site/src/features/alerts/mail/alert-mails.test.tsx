import { describe, expect, it } from 'vitest';
import type { EventDetail } from '#site/features/listings/public/events/events-of.ts';
import { inLanguage } from '#site/server/request-language.ts';
import type { AlertEvent, AlertListing } from '../alert-types.ts';
import { cleanCriteria } from '../criteria.ts';
import type { DigestMail } from '../digest.ts';
import { composeDigest } from './compose-digest.tsx';
import { composeConfirmation } from './confirm-mail.tsx';

/** Above it Gmail cuts messages off. */
const GMAIL_BYTES = 102_000;

const listing = (more: Partial<AlertListing> = {}): AlertListing => ({
  id: 12,
  path: '/property/newtown-nsw-2042/12-example-street/12',
  title: '12 Example Street, Newtown NSW 2042',
  priceText: '$1,250,000',
  facts: '3 bed · 2 bath · 1 car',
  image: { src: '/media/mail/front.webp.jpg', alt: 'Front' },
  closed: false,
  priceSecret: false,
  inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }],
  auctionAt: null,
  timeZone: 'Australia/Sydney',
  ...more,
});

const { criteria } = cleanCriteria({
  category: 'residential',
  method: 'buy',
  types: ['House'],
  suburbs: ['newtown-nsw-2042'],
  maxPrice: 1_500_000,
});

const item = (kind: AlertEvent, detail: EventDetail = {}, more: Partial<AlertListing> = {}) => ({
  listing: listing(more),
  news: [{ kind, detail }],
});

const mail = (more: Partial<DigestMail> = {}): DigestMail => ({
  alert: {
    id: 3,
    subscriber: 7,
    name: 'Near the station',
    isNamed: true,
    language: 'en',
    criteria,
    frequency: 'daily',
    events: ['new'],
    state: 'active',
    activeSince: null,
    createdAt: '2026-11-01T00:00:00.000Z',
  },
  summary: 'Houses to buy in Newtown, up to $1,500,000',
  firstName: 'Ines',
  items: [item('new')],
  more: 0,
  links: {
    search: 'https://harbour.example/buy?suburb=newtown-nsw-2042',
    manage: 'https://harbour.example/alerts/manage?t=aaa.bbb',
    unsubscribe: 'https://harbour.example/alerts/unsubscribe?t=ccc.ddd',
  },
  agency: { name: 'Harbour Homes', postal: '1 Quay Street, Sydney NSW 2000' },
  siteUrl: 'https://harbour.example',
  ...more,
});

const many = (count: number, kind: AlertEvent = 'new') =>
  Array.from({ length: count }, (_, id) => item(kind, {}, { id, title: `${id} Example Street` }));

describe('the subject says what it is about', () => {
  it.each<[string, Partial<DigestMail>]>([
    ['New: 12 Example Street, Newtown NSW 2042', {}],
    [
      'Price changed: 12 Example Street, Newtown NSW 2042',
      { items: [item('price-change', { from: '$1.3m' })] },
    ],
    [
      'Price reduced: 12 Example Street, Newtown NSW 2042',
      { items: [item('price-change', { from: '$1,350,000' })] },
    ],
    [
      'Leased: 12 Example Street, Newtown NSW 2042',
      { items: [item('sold', {}, { priceText: 'Leased for $600' })] },
    ],
    ['3 new homes in Newtown', { items: many(3) }],
    ['23 new homes in Newtown', { items: many(20), more: 3 }],
    ['2 price changes in Newtown', { items: many(2, 'price-change') }],
    ['2 updates: Near the station', { items: [...many(1), item('sold')] }],
    [
      'Update: 12 Example Street, Newtown NSW 2042',
      {
        items: [
          {
            listing: listing(),
            news: [
              { kind: 'price-change', detail: {} },
              { kind: 'auction', detail: {} },
            ],
          },
        ],
      },
    ],
  ])('%s', (subject, about) => {
    expect(composeDigest(mail(about)).subject).toBe(subject);
  });
});

describe('a listing says why it is there', () => {
  const both = (kind: AlertEvent, detail: EventDetail = {}, more: Partial<AlertListing> = {}) => {
    const { text, html } = composeDigest(mail({ items: [item(kind, detail, more)] }));
    return [text, html ?? ''];
  };

  it.each<[AlertEvent, EventDetail, string]>([
    ['new', {}, 'New'],
    ['back-on-market', {}, 'Back on the market'],
    ['price-change', { from: '$1,350,000' }, 'was $1,350,000'],
    [
      'inspection',
      { at: '2026-11-28T00:00:00.000Z' },
      'Open Saturday 28 November, 11:00 am – 11:30 am (Sydney time)',
    ],
    ['auction', { at: '2026-12-12T00:00:00.000Z' }, 'Auction Saturday 12 December, 11:00 am (Sydney time)'],
    ['sold', {}, 'Sold'],
  ])('%s', (kind, detail, words) => {
    for (const form of both(kind, detail)) expect(form).toContain(words);
  });

  it('on the clock of the property', () => {
    for (const form of both('auction', { at: '2026-12-12T03:00:00.000Z' }, { timeZone: 'Australia/Perth' }))
      expect(form).toContain('Auction Saturday 12 December, 11:00 am (Perth time)');
  });

  it.each([
    ['en', 'New · Open Saturday 28 November, 8:00 am – 8:30 am (Perth time)'],
    ['zh', '开放看房 11月28日星期六, 上午8:00 – 上午8:30（Perth 时间）'],
    ['vi', 'Mở cửa tham quan'],
    ['ar', 'المعاينة'],
  ] as const)('with its next open home, in %s', (language, words) => {
    const [nextOpen] = listing().inspections;
    const items = [{ ...item('new', {}, { timeZone: 'Australia/Perth' }), nextOpen }];
    const { text, html } = inLanguage(language, () => composeDigest(mail({ items })));
    for (const form of [text, html]) expect(form).toContain(words);
  });

  it('and sets no price beside one that is hidden now', () => {
    for (const form of both(
      'price-change',
      { from: '$1,350,000' },
      { priceText: 'Contact agent', priceSecret: true },
    ))
      expect(form).not.toContain('1,350,000');
  });
});

describe('a message', () => {
  const { html = '', text } = composeDigest(mail({ items: many(20), more: 12 }));

  it('is whole in Gmail with as many listings as it can hold', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES);
  });

  it('holds each listing with its picture and link, and says how many more there are', () => {
    expect(html.match(/<img /g)).toHaveLength(20);
    for (const form of [html, text]) {
      expect(form).toContain('19 Example Street');
      expect(form).toContain('https://harbour.example/property/newtown-nsw-2042/12-example-street/12');
      expect(form).toContain('And 12 more properties.');
      expect(form).toContain('https://harbour.example/buy?suburb=newtown-nsw-2042');
    }
  });

  it('says why it came, how to stop it, and who sent it', () => {
    for (const form of [html, text]) {
      expect(form).toContain('Houses to buy in Newtown, up to $1,500,000');
      expect(form).toContain('once a day');
      expect(form).toContain('https://harbour.example/alerts/manage?t=aaa.bbb');
      expect(form).toContain('https://harbour.example/alerts/unsubscribe?t=ccc.ddd');
      expect(form).toContain('Harbour Homes, 1 Quay Street, Sydney NSW 2000');
    }
  });

  it('says what the stamp duty is about where that is known, with the calculator filled in', () => {
    const duty = {
      text: 'Duty about $50,662 for an owner-occupier in New South Wales',
      href: '/calculators/stamp-duty?state=NSW&value=1250000',
    };
    const both = composeDigest(mail({ items: [item('new', {}, { duty })] }));
    for (const form of [both.html, both.text]) expect(form).toContain(duty.text);
    expect(both.html).toContain(
      'href="https://harbour.example/calculators/stamp-duty?state=NSW&amp;value=1250000"',
    );
    expect(html).not.toContain('stamp-duty');
  });

  it('escapes what staff and feeds wrote', () => {
    const items = [item('new', {}, { title: '<script>alert(1)</script>', priceText: '"><b>' })];
    const { html: escaped } = composeDigest(mail({ items }));
    expect(escaped).not.toContain('<script>alert');
    expect(escaped).not.toContain('"><b>');
  });
});

describe('the question whether an alert is wanted', () => {
  const question = (looksFor: string) =>
    composeConfirmation({
      looksFor,
      frequency: 'instant',
      link: 'https://harbour.example/alerts/confirm?t=aaa.bbb',
      agency: { name: 'Harbour Homes', postal: '' },
      siteUrl: 'https://harbour.example',
    });

  it('says what for, and where to answer', () => {
    const { html, text } = question('Houses to buy in Newtown');
    for (const form of [html, text]) {
      expect(form).toContain('Houses to buy in Newtown');
      expect(form).toContain('as soon as something happens');
      expect(form).toContain('https://harbour.example/alerts/confirm?t=aaa.bbb');
    }
  });

  it.each(['https://shop.example', 'shop.example', 'www', 'me@shop.example'])(
    'carries no advertisement of whoever entered the address: %s',
    (word) => {
      const { html, text } = question(`Win now at ${word} to buy in Newtown`);
      for (const form of [html, text]) expect(form).not.toMatch(/shop\.example|\bat www/);
    },
  );
});
