import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listingXml } from './feed-xml.ts';
import type { DemoListing } from './listing-type.ts';
import { nswListings, vicListings, waListings } from './listings.ts';

// Writes the demonstration feeds, one per office and kind of listing, as agencies' own software sends them:
// `node tools/demo/write-feeds.ts`. The same tables always give the same bytes.

const sources = [
  { office: 'BVNSW1', file: 'newtown', listings: nswListings },
  { office: 'BVWA01', file: 'fremantle', listings: waListings },
  { office: 'BVVIC1', file: 'ballarat', listings: vicListings },
] as const;

const kinds = ['residential', 'rental', 'land', 'rural', 'holidayRental', 'commercial', 'business'] as const;

/** The letters of `shots`. */
const rooms: Readonly<Record<string, string>> = {
  l: 'living',
  k: 'kitchen',
  b: 'bedroom',
  '2': 'bedroom-two',
  t: 'bathroom',
  d: 'dining',
  s: 'study',
  u: 'laundry',
  a: 'alfresco',
  p: 'pool',
  g: 'garden',
};

const folder = fileURLToPath(new URL('../../site/demo/feed/', import.meta.url));

/** Picture names of a listing; a room that its house does not have is borrowed from the nearest in style. */
const picturesOf = ({ picture, shots = '', house_of: house = '', also = [] }: DemoListing): string[] => {
  const indoors = [...shots].map((letter) => {
    const own = `${rooms[letter]}-${house.toLowerCase()}`;
    const near =
      {
        coastal: 'midcentury',
        heritage: 'country',
        country: 'heritage',
        midCentury: 'coastal',
        modern: 'midcentury',
        alpine: 'country',
      }[house] ?? 'modern';
    return exists(own) ? own : `${rooms[letter]}-${near}`;
  });
  return [picture, ...indoors, ...also];
};

const exists = (name: string) => existsSync(`${folder}pictures/${name}.webp`);

const checked = ({ id, names }: { id: string; names: readonly string[] }): readonly string[] => {
  const missing = names.filter((name) => !exists(name));
  if (missing.length > 0)
    throw new Error(
      `${id}: no picture ${missing.join(', ')} in feed/pictures. Draw it (draw.ts) or name another.`,
    );
  return names;
};

const run = async () => {
  await mkdir(folder, { recursive: true });
  const counts: Record<string, number> = {};
  for (const { office, file, listings } of sources) {
    for (const kind of kinds) {
      const chosen = listings.filter((listing) => listing.kind === kind);
      if (chosen.length === 0) continue;
      const elements = chosen.map((listing) => {
        const pictures = checked({ id: listing.id, names: picturesOf(listing) });
        if (listing.plan) checked({ id: listing.id, names: [listing.plan] });
        const state = `${kind} ${listing.offer ? 'under offer' : listing.deposit ? 'deposit taken' : (listing.status ?? 'current')}`;
        counts[state] = (counts[state] ?? 0) + 1;
        return listingXml({ listing, office, pictures });
      });
      const head =
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">';
      await writeFile(
        `${folder}${file}-${kind}.xml`,
        `${head}\n<propertyList date="{{date-1 18:00}}">\n${elements.join('\n')}\n</propertyList>\n`,
      );
    }
  }
  console.table(counts);
};

await run();
