import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AdvertisedPrice, PRICE_RULES, PRICE_RULES_READ, priceWarnings } from './price-rules.ts';

const TODAY = '2026-11-23';
const sale: AdvertisedPrice = { method: 'buy', category: 'residential', state: 'NSW', price: 900_000 };
const rental: AdvertisedPrice = { method: 'rent', category: 'residential', state: 'VIC', rent: 500 };
const fields = (listing: AdvertisedPrice, today = TODAY) =>
  priceWarnings({ listing, today }).map(({ field }) => field);

describe('a home for sale', () => {
  it.each([
    'Offers over $900,000',
    'OFFERS ABOVE $900,000',
    'Offers from $900k',
    'From $900,000',
    '$900,000+',
    '$900,000 plus',
    '$1.2m and above',
    'In excess of $2,000,000',
  ])('in NSW and Victoria is not advertised as “%s”', (priceView) => {
    expect(fields({ ...sale, priceView })).toEqual(['priceView']);
    expect(fields({ ...sale, state: 'VIC', priceView })).toEqual(['priceView']);
    expect(fields({ ...sale, state: 'WA', priceView })).toEqual([]);
  });

  it.each(['$900,000', '$900,000 – $980,000', 'Auction', 'Auction guide $900,000', 'Contact agent', ''])(
    'may be advertised as “%s”',
    (priceView) => expect(fields({ ...sale, priceView })).toEqual([]),
  );

  it('has a range of at most 10%', () => {
    expect(fields({ ...sale, priceView: '$900,000 – $1,000,000' })).toEqual(['priceView']);
    expect(fields({ ...sale, priceMax: 1_000_000 })).toEqual(['priceMax']);
    expect(fields({ ...sale, priceMax: 990_000 })).toEqual([]);
    expect(priceWarnings({ listing: { ...sale, priceMax: 1_000_000 }, today: TODAY })[0]?.message).toBe(
      'In NSW, the top of a price range may be at most 10% above the bottom: $990,000 here. Source: Property and Stock Agents Act 2002 (NSW) s 73, fairtrading.nsw.gov.au.',
    );
  });

  it('has no price at all where it goes to auction in Queensland', () => {
    const auction = { ...sale, state: 'QLD', authority: 'auction' };
    expect(fields(auction)).toEqual(['priceHidden']);
    expect(fields({ ...auction, priceView: 'Guide $900,000' })).toEqual(['priceView']);
    expect(fields({ ...auction, priceView: 'Auction' })).toEqual([]);
    expect(fields({ ...auction, priceHidden: true })).toEqual([]);
  });

  it('was free before the rule', () =>
    expect(fields({ ...sale, priceView: 'Offers over $900,000' }, '2015-12-31')).toEqual([]));
});

describe('a home for rent', () => {
  it.each([
    '$500 – $550 per week',
    'From $500 per week',
    '$500 per week negotiable',
    'Offers invited from $500',
    'Contact agent',
  ])('has one fixed rent, not “%s”', (priceView) =>
    expect(fields({ ...rental, priceView })).toEqual(['priceView']),
  );

  it('may not hide its rent', () => {
    expect(fields({ ...rental, priceHidden: true })).toEqual(['priceHidden']);
    expect(fields({ ...rental, rent: null })).toEqual(['rent']);
    expect(fields(rental)).toEqual([]);
    expect(fields({ ...rental, priceView: '$500 per week' })).toEqual([]);
    expect(fields({ ...rental, state: 'NT', priceHidden: true })).toEqual([]);
  });
});

it.each(['commercial', 'rural', 'business', 'holiday'] as const)(
  '%s property has no such rules',
  (category) => expect(fields({ ...sale, category, priceView: 'Offers over $900,000' })).toEqual([]),
);

it('every rule names its source in each of its states, and was in force when it was read', () => {
  for (const { from, sources } of PRICE_RULES) {
    expect(Object.keys(sources)).toEqual(Object.keys(from));
    expect(Object.values(from).every((day) => day < PRICE_RULES_READ)).toBe(true);
  }
});

it('the demonstration obeys them', () => {
  const dir = join(process.cwd(), 'site/demo/feed');
  const kinds = { residential: 'buy', land: 'buy', rental: 'rent' } as const;
  const elements = readdirSync(dir)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => [
      ...readFileSync(join(dir, name), 'utf8').matchAll(/<(residential|land|rental) [\s\S]*?<\/\1>/g),
    ]);
  const broken = elements.flatMap(([xml, kind]) => {
    const inside = (tag: string) => new RegExp(`<${tag}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? null;
    const listing: AdvertisedPrice = {
      method: kinds[kind as keyof typeof kinds],
      category: 'residential',
      state: inside('state'),
      priceView: inside('priceView'),
      price: Number(inside('price')) || null,
      rent: Number(inside('rent')) || null,
      authority: /<authority value="(\w+)"/.exec(xml)?.[1] ?? null,
    };
    return priceWarnings({ listing, today: TODAY }).map(({ message }) => `${inside('uniqueID')}: ${message}`);
  });
  expect(elements.length).toBeGreaterThan(30);
  expect(broken).toEqual([]);
});
