import { type Locality, placeFinder } from '@frontage/gazetteer';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { slug } from '#site/server/slug.ts';
import { suburbNames } from './template-conditions.ts';

/** Of one name, such as Richmond: there are fewer in Australia. */
const MOST_OF_A_NAME = 50;

/**
 * True, or a sentence about the first suburb of a condition that no page can match: there is none of that name in
 * Australia, nor is it that of a property here.
 */
export async function checkSuburbs(
  values: unknown,
  { req: { payload } }: { req: { payload: Payload } },
): Promise<true | string> {
  const texts = [values].flat().map((value) => String(value ?? '').trim());
  if (texts.every((text) => !text)) return true;
  const own = await suburbsOfListings(payload);
  // New suburbs come with listings before they are known here.
  const namesHere = new Set([...own].flatMap(namesOfKey));
  const find = placeFinder({ weight: (place) => (own.has(keyOf(place)) ? 1 : 0), near: [] });
  for (const text of texts.filter((each) => each && !namesHere.has(slug(each)))) {
    const found = find({ text, limit: MOST_OF_A_NAME });
    if (found.some((place) => namesOfKey(keyOf(place)).includes(slug(text)))) continue;
    const [nearest] = found;
    const advice = nearest ? ` Did you mean ${nearest.name} ${nearest.state} ${nearest.postcode}?` : '';
    return `No suburb is called “${text}”, so no page would match it.${advice}`;
  }
  return true;
}

/** The suburbs of the properties that visitors may see, such as `port-melbourne-vic-3207`. */
async function suburbsOfListings(payload: Payload): Promise<ReadonlySet<string>> {
  const rows = await query<{ suburb_key: string }>(
    payload,
    sql`select distinct suburb_key from public_listings where suburb_key is not null`,
  );
  return new Set(rows.map(({ suburb_key }) => suburb_key));
}

const keyOf = ({ name, state, postcode }: Locality): string => slug(`${name} ${state} ${postcode}`);

/** How a condition may name the suburb of a key. */
function namesOfKey(key: string): string[] {
  const [postcode = '', state = '', ...name] = key.split('-').reverse();
  return suburbNames({ suburb: name.reverse().join('-'), state, postcode });
}
