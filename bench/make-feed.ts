import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { seededRandom } from './dataset.ts';

/** The agency code of every listing of a made feed. */
export const FEED_AGENCY = 'BENCH1';

/**
 * Writes a REAXML file with this many listings, about as long as real ones and without pictures. The same number is the
 * same file, but for `round`: each round changes something (price, modification time) of every listing.
 */
export async function makeFeed({
  path,
  count,
  round = 0,
}: {
  path: string;
  count: number;
  round?: number;
}): Promise<void> {
  const file = createWriteStream(path);
  const day = `2026-10-${String(1 + round).padStart(2, '0')}`;
  file.write(`<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="${day}-06:00:00">\n`);
  for (let id = 1; id <= count; id++) {
    if (!file.write(listingXml({ id, round, day }))) await once(file, 'drain');
  }
  file.end('</propertyList>\n');
  await once(file, 'close');
}

const SENTENCE =
  'Set back behind a row of banksias, this home opens to the north and keeps the weather out with deep eaves and double brick. ';
const FEATURES = [
  'airConditioning',
  'dishwasher',
  'floorboards',
  'study',
  'deck',
  'shed',
  'fullyFenced',
  'builtInRobes',
  'courtyard',
];

function listingXml({ id, round, day }: { id: number; round: number; day: string }): string {
  const random = seededRandom(id);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const isRental = random() < 0.3;
  const type = isRental ? 'rental' : 'residential';
  const price = isRental
    ? `<rent period="weekly">${whole(30, 120) * 10 + round}</rent><bond>2400</bond>`
    : `<price display="${random() < 0.1 ? 'no' : 'yes'}">${whole(300, 2500) * 1000 + round}</price>`;
  const flags = FEATURES.filter(() => random() < 0.4).map((name) => `<${name}>yes</${name}>`);
  const suburb = whole(1, 600);
  return `<${type} modTime="${day}-05:00:00" status="current">
<agentID>${FEED_AGENCY}</agentID><uniqueID>B${id}</uniqueID>
<listingAgent id="1"><name>Pat Bench</name><email>pat@example.com</email><telephone type="mobile">0491 570 006</telephone></listingAgent>
${price}<category name="${['House', 'Unit', 'Townhouse', 'Apartment'][whole(0, 3)]}"/>
<address display="yes"><streetNumber>${whole(1, 200)}</streetNumber><street>Measure Street</street><suburb display="yes">Benchtown ${suburb}</suburb><state>${['NSW', 'VIC', 'QLD', 'WA'][suburb % 4]}</state><postcode>${2000 + suburb}</postcode></address>
<headline>A home on Measure Street, number ${id}</headline>
<description>${SENTENCE.repeat(whole(5, 12))}</description>
<features><bedrooms>${whole(1, 5)}</bedrooms><bathrooms>${whole(1, 3)}</bathrooms><garages>${whole(0, 2)}</garages><carports>${whole(0, 1)}</carports>${flags.join('')}<otherFeatures>Rear lane,Water tank</otherFeatures></features>
<landDetails><area unit="squareMeter">${whole(200, 900)}</area></landDetails>
<inspectionTimes><inspection>21-Nov-2026 10:00am to 10:30am</inspection><inspection>28-Nov-2026 10:00am to 10:30am</inspection></inspectionTimes>
<vendorDetails><name>Private Person</name></vendorDetails>
</${type}>
`;
}
