import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testPublicListing } from '../public/example-listing.ts';
import { ListingFacts, ListingFeatures } from './listing-details.tsx';
import { ListingMapIsland } from './listing-map.island.tsx';
import { ListingDocuments } from './listing-media.tsx';
import { hasSimilarSection, ListingBar, SimilarListings } from './listing-view.tsx';
import { ShareListingIsland } from './share-listing.island.tsx';

const now = Date.parse('2026-11-21T00:00:00Z');
const markup = (view: ReactNode) => renderToStaticMarkup(view);
const textOf = (view: ReactNode) =>
  markup(view)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('key facts', () => {
  it('begin with the kind of home and its rooms', () => {
    const text = textOf(<ListingFacts listing={testPublicListing()} now={now} />);
    expect(text).toMatch(/Property type House Bedrooms 3 Bathrooms 2 Car spaces 1/);
  });

  it('give sizes in metric units', () => {
    const listing = testPublicListing({ landArea: 21_044, landAreaText: '5.2 acres' });
    expect(textOf(<ListingFacts listing={listing} now={now} />)).toMatch(/Land 2\.1 ha/);
  });

  it('features begin with a capital letter, however a feed writes them', () => {
    const listing = testPublicListing({ features: ['cellar', 'established gardens'] });
    expect(textOf(<ListingFeatures listing={listing} />)).toMatch(/Cellar.*Established gardens/);
  });
});

describe('what was got for it', () => {
  it.each([
    ['a shop', { category: 'commercial', soldPrice: 151_000 }, 'Leased for $151,000 per year'],
    ['a home', { category: 'residential', soldPrice: 720 }, 'Leased for $720 per week'],
  ] as const)('%s says what the rent is paid for', (_, changes, text) => {
    const leased = { status: 'leased', method: 'rent', soldPriceDisplay: 'yes', ...changes } as const;
    expect(testPublicListing(leased).priceText).toBe(text);
  });

  it('a range is a range, not a price', () => {
    const sold = { status: 'sold', soldPrice: 4_700_000, soldPriceDisplay: 'range' } as const;
    expect(testPublicListing(sold).priceText).toMatch(/^Sold between \$[\d,]+ and \$[\d,]+$/);
  });
});

it('documents have their kind and size, and only floor plans the mark of one', () => {
  const documents = [
    { kind: 'floor-plan', title: 'Floor plan', href: '/documents/1', size: 240_000 },
    { kind: 'statement-of-information', title: 'Statement of Information', href: '/documents/2' },
  ] as const;
  const html = markup(
    <ListingDocuments
      listing={{ ...testPublicListing(), documents: documents as never }}
      requestBrochure={null}
      requestContract={null}
    />,
  );
  expect(html).toContain('Floor plan (PDF, 240 KB)');
  expect(html).toContain('Statement of Information (PDF)');
  expect(new Set(html.match(/<path d="[^"]+"/g)).size).toBe(2);
});

it('sharing needs no sheet of the device: WhatsApp, Facebook, email and the link', () => {
  const text = textOf(
    <ShareListingIsland
      url="https://www.example.com.au/property/1"
      title="1 Example Street"
      qr={null as never}
    />,
  );
  for (const service of ['WhatsApp', 'Facebook', 'Messenger', 'Email', 'Copy link'])
    expect(text).toContain(service);
});

it('phones keep a call, an enquiry and the inspections at the foot', () => {
  const bar = (changes: Parameters<typeof testPublicListing>[0]) =>
    textOf(
      <ListingBar listing={testPublicListing(changes)} call={<a href="tel:1">Call</a>} enquire="Enquire" />,
    );
  expect(bar({})).toMatch(/Call.*Enquire.*Inspect/);
  expect(bar({ status: 'sold' })).not.toContain('Inspect');
});

describe('listings like it', () => {
  const alertOf = (listing: ReturnType<typeof testPublicListing>) =>
    /href="(\/forms\/save-search[^"]*)"/.exec(
      markup(<SimilarListings listing={listing} similar={[]} now={now} />),
    )?.[1];

  it('can be had by email once it is sold: those for sale of its type, in its suburb and around it', () => {
    const sold = testPublicListing({ status: 'sold' });
    const query = new URLSearchParams(alertOf(sold)?.replaceAll('&amp;', '&').split('?')[1]);
    expect(query.get('search')).toBe('/buy?suburb=newtown-nsw-2042&type=House');
  });

  it('have no alert while it is on the market', () => {
    expect(alertOf(testPublicListing())).toBeUndefined();
  });

  it.each([
    ['sold', true],
    ['leased', true],
    ['current', false],
  ] as const)('without any: a %s listing still has the section: %s', (status, there) => {
    expect(hasSimilarSection({ listing: testPublicListing({ status }), similar: [] })).toBe(there);
  });
});

describe('where it is', () => {
  const pins = [{ latitude: -33.9, longitude: 151.2, label: '1 Example Street' }];
  const map = { pins, label: '1 Example Street', styleUrl: '/maps/style.json' };

  it('is a picture of the map with its pin, where there is one', () => {
    const html = markup(
      <ListingMapIsland {...map} picture={{ src: '/maps/picture/x.webp', marks: [[320, 160]] }} />,
    );
    expect(html).toContain('src="/maps/picture/x.webp"');
    expect(html).toContain('alt="Map: 1 Example Street"');
    expect(html).toContain('translate(320 160)');
  });

  it('is named on a plain card otherwise, with a map of OpenStreetMap for browsers without script', () => {
    const html = markup(<ListingMapIsland {...map} picture={null} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('1 Example Street');
    expect(html).toContain('https://www.openstreetmap.org/?mlat=-33.9');
  });
});
