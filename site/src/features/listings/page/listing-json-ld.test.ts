import { describe, expect, it } from 'vitest';
import { safeJson } from '#site/server/document.tsx';
import { structuredDataProblems } from '#site/server/testing/structured-data.ts';
import { testPublicListing } from '../public/example-listing.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { listingJsonLd, schemaType, shorten } from './listing-json-ld.ts';

const siteUrl = 'https://www.example.com.au';
const jsonLd = (changes: Partial<StoredListing> = {}) =>
  listingJsonLd({ listing: testPublicListing(changes), siteUrl, agencyName: 'Example Realty' });
const offerOf = (changes: Partial<StoredListing>) =>
  (jsonLd(changes)[0] as { offers: Record<string, unknown> }).offers;

describe('listingJsonLd', () => {
  it('describes the listing, what it is about and its offer', () => {
    expect(jsonLd()[0]).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://www.example.com.au/property/newtown-nsw-2042/12-example-street/42',
      name: 'A terrace with a garden',
      datePosted: '2026-11-02',
      about: {
        '@type': 'House',
        numberOfBedrooms: 3,
        address: { streetAddress: '12 Example Street', addressLocality: 'Newtown', postalCode: '2042' },
        geo: { latitude: -33.8976, longitude: 151.1794 },
      },
      offers: { price: 1_250_000, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    });
  });

  it.each<[string, Partial<StoredListing>]>([
    ['a rental', { method: 'rent', price: null, rent: 720, rentPeriod: 'week' }],
    ['a hidden address', { addressHidden: true }],
    ['land', { propertyType: 'Land' }],
    ['an acreage', { propertyType: 'Acreage/Semi-rural', features: ['Dam'] }],
    ['a sold shop', { status: 'sold', category: 'commercial', soldPrice: 900_000, soldDate: '2026-11-10' }],
  ])('of %s has what search engines need, and nothing that schema.org does not define', (_, changes) => {
    expect(jsonLd(changes).flatMap((one) => structuredDataProblems(one))).toEqual([]);
  });

  it('shows the way to it', () => {
    expect(jsonLd()[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'For sale', item: `${siteUrl}/buy` },
        { position: 2, name: 'Newtown', item: `${siteUrl}/buy?suburb=newtown-nsw-2042` },
        { position: 3, name: '12 Example Street' },
      ],
    });
  });

  it.each<[string, Partial<StoredListing>]>([
    ['hidden', { priceHidden: true }],
    ['replaced by a text', { priceView: 'Auction' }],
    ['unknown', { price: null }],
  ])('has no price while it is %s', (_, changes) => {
    expect(JSON.stringify(offerOf(changes))).not.toMatch(/price/i);
  });

  it('says what a rent is paid for', () => {
    const offer = offerOf({ method: 'rent', price: null, rent: 720, rentPeriod: 'week' });
    expect(offer.priceSpecification).toMatchObject({ price: 720, unitText: 'week' });
  });

  it('says that a sold listing is sold', () => {
    const offer = offerOf({ status: 'sold', soldPrice: 1_300_000, soldPriceDisplay: 'no' });
    expect(offer.availability).toBe('https://schema.org/SoldOut');
    expect(offer).not.toHaveProperty('price');
  });

  it('has no street and no place while the address is hidden', () => {
    const text = JSON.stringify(jsonLd({ addressHidden: true }));
    expect(text).not.toMatch(/example street|-33\.|151\.|"geo"/i);
  });

  it('cannot end its script element, whatever a feed wrote', () => {
    const script = safeJson(jsonLd({ headline: '</script><script>alert(1)</script>' })[0] as object);
    expect(script).not.toContain('<');
    expect(JSON.parse(script).name).toBe('</script><script>alert(1)</script>');
  });
});

describe('schemaType', () => {
  it.each<[Partial<StoredListing>, string]>([
    [{ propertyType: 'Townhouse' }, 'House'],
    [{ propertyType: 'Unit' }, 'Apartment'],
    [{ propertyType: 'Land' }, 'Place'],
    [{ propertyType: 'Acreage/Semi-rural' }, 'Accommodation'],
    [{ category: 'commercial', propertyType: 'Warehouse' }, 'Place'],
  ])('of %o is %s', (changes, type) => {
    expect(schemaType(testPublicListing(changes))).toBe(type);
  });
});

describe('shorten', () => {
  it('cuts at a word and says so', () => {
    expect(shorten('one two three four', 12)).toBe('one two…');
    expect(shorten('short', 12)).toBe('short');
  });
});
