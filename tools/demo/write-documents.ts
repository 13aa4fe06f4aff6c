import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { agency, agents } from '../../site/demo/agency.ts';
import { writePdf } from './art/pdf.ts';
import { hasBrochure, hasStatement } from './documents.ts';
import type { DemoListing } from './listing-type.ts';
import { nswListings, vicListings, waListings } from './listings.ts';

// Writes brochures and Statements of Information of the demonstration listings: `node tools/demo/write-documents.ts`,
// then write-feeds.ts. The same tables always give the same bytes.

const folder = fileURLToPath(new URL('../../site/demo/feed/', import.meta.url));

const NOTE = `${agency.name} is a demonstration agency: people, homes and prices are invented.`;

async function brochure(listing: DemoListing): Promise<Buffer> {
  const picture = await sharp(`${folder}pictures/${listing.picture}.webp`)
    .resize({ width: 800, height: 500, fit: 'cover' })
    .jpeg({ quality: 58, mozjpeg: true })
    .toBuffer();
  const agent = agents.find(({ key }) => key === listing.agents[0]);
  return writePdf({
    picture: { bytes: picture, width: 800, height: 500 },
    heading: listing.headline,
    lines: [listing.at, listing.view ?? '', '', ...listing.text.split('\n')],
    foot: [agent ? `${agent.name}, ${agent.mobile}` : '', `${agency.name} · ${agency.phone}`, NOTE],
  });
}

const statement = (listing: DemoListing): Buffer =>
  writePdf({
    heading: 'Statement of Information',
    lines: [
      listing.at,
      '',
      `Indicative selling price: ${listing.view ?? ''}`,
      '',
      'In Victoria, the statement that an agent must show names three comparable sales and the median price of the suburb. This one is invented and names none.',
    ],
    foot: [agency.name, NOTE],
  });

await mkdir(`${folder}documents`, { recursive: true });
for (const listing of [...nswListings, ...waListings, ...vicListings]) {
  if (hasBrochure(listing))
    await writeFile(`${folder}documents/${listing.id}-brochure.pdf`, await brochure(listing));
  if (hasStatement(listing))
    await writeFile(`${folder}documents/${listing.id}-statement.pdf`, statement(listing));
}
