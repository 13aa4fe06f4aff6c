// Costs about 1 s beside the start of Payload, on a quiet machine.
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '#site/payload-types.ts';
import { testPayload } from '#site/testing/payload.ts';
import { listingExportEndpoint } from './export-endpoint.ts';

let payload: Payload;
let listing: Listing;

beforeAll(async () => {
  ({ payload } = await testPayload());
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Richmond', _status: 'published' },
  });
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Mia Chen', email: 'mia@example.com', _status: 'published' },
  });
  listing = await payload.create({
    collection: 'listings',
    depth: 0,
    data: {
      _status: 'published',
      status: 'current',
      method: 'buy',
      category: 'residential',
      streetNumber: '39',
      street: 'Main Road',
      suburb: 'Richmond',
      state: 'VIC',
      postcode: '3121',
      latitude: -37.8,
      longitude: 145,
      price: 750000,
      priceHidden: true,
      headline: '=1+1, "quoted"',
      description: 'Four rooms.\n\nA garden; and a shed.',
      features: ['Air conditioning', 'Shed'],
      extras: { Zoning: 'GRZ' },
      inspections: [{ startsAt: '2026-12-21T00:00:00.000Z', endsAt: '2026-12-21T00:30:00.000Z' }],
      office: office.id,
      agents: [agent.id],
      otherAgents: ['Tom Reid'],
    },
  });
});

async function exported(role?: string, format?: string) {
  const user = role ? { id: 1, collection: 'users', role } : null;
  const response = (await listingExportEndpoint.handler({
    payload,
    user,
    query: { ...(format ? { format } : {}) },
    context: {},
    headers: new Headers(),
  } as never)) as Response;
  return { headers: response.headers, text: await response.text() };
}

/** The records of a CSV file, by RFC 4180. */
function recordsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const records: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    records.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

describe('the CSV file of all listings', () => {
  it('holds every field that has a value', async () => {
    const { headers, text } = await exported('editor');
    expect(headers.get('content-disposition')).toBe('attachment; filename="listings.csv"');
    const [headings = [], ...rows] = recordsOf(text.replace('\uFEFF', ''));
    expect(new Set(headings).size).toBe(headings.length);
    expect(rows).toHaveLength(1);
    const filled = Object.fromEntries(
      headings.map((heading, at) => [heading, rows[0]?.[at]]).filter(([, cell]) => cell),
    );
    expect(filled).toEqual({
      Id: String(listing.id),
      Published: 'published',
      Status: 'current',
      Method: 'buy',
      Category: 'residential',
      'Street number': '39',
      Street: 'Main Road',
      Suburb: 'Richmond',
      State: 'VIC',
      Postcode: '3121',
      Country: 'Australia',
      Latitude: '-37.8',
      Longitude: '145',
      'Sale price ($)': '750000',
      'Hide price': 'yes',
      'Rent period': 'week',
      // A spreadsheet must not run it.
      Headline: '\'=1+1, "quoted"',
      Description: 'Four rooms.\n\nA garden; and a shed.',
      Features: 'Air conditioning\nShed',
      'Further facts': 'Zoning: GRZ',
      Inspections: '2026-12-21T00:00:00.000Z | 2026-12-21T00:30:00.000Z',
      Office: 'Richmond',
      Agents: 'mia@example.com',
      'Other agents (no profile)': 'Tom Reid',
      'Agency code in the feed': `OFFICE-${Number(listing.office)}`,
      'Listing number in the feed': `web-${listing.id}`,
      'Listed on': listing.listedAt,
      'Last changed': listing.updatedAt,
      Created: listing.createdAt,
    });
  });

  it('is written as REAXML too, what is hidden marked as the format does, without drafts', async () => {
    await payload.create({
      collection: 'listings',
      data: { suburb: 'Draftville', _status: 'draft' },
      draft: true,
    });
    const { headers, text } = await exported('editor', 'reaxml');
    expect(headers.get('content-disposition')).toBe('attachment; filename="listings.xml"');
    expect(text).toContain(`<uniqueID>web-${listing.id}</uniqueID>`);
    expect(text).toContain('<price display="no">750000</price>');
    expect(text).toContain('<headline>=1+1, &quot;quoted&quot;</headline>');
    expect(text).toContain('<inspection>21-Dec-2026 11:00am to 11:30am</inspection>');
    expect(text).toContain('<zone>GRZ</zone>');
    expect(text).not.toContain('Draftville');
    await expect(exported('agent', 'reaxml')).rejects.toMatchObject({ status: 403 });
    await expect(exported('editor', 'pdf')).rejects.toMatchObject({ status: 400 });
  });

  it('is for editors and admins', async () => {
    await expect(exported()).rejects.toMatchObject({ status: 401 });
    await expect(exported('agent')).rejects.toMatchObject({ status: 403 });
  });
});
