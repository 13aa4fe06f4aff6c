import { sql } from 'drizzle-orm';
import { query } from '#site/server/database.ts';
import { imagesById, type SizedImage } from '#site/server/images.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { SUBURB_PAGES_TAG } from './suburb-pages.ts';

/** What staff added to the page of a suburb. */
export type SuburbText = { text: string; picture: SizedImage | null };

/** What staff wrote about suburbs, by the suburb's key. An agency writes about a few dozen, so all are read at once. */
export const loadSuburbTexts = keepUntilPurged({
  tags: [SUBURB_PAGES_TAG],
  read: async (payload): Promise<ReadonlyMap<string, SuburbText>> => {
    const rows = await query<{ key: string; text: string | null; picture: number | string | null }>(
      payload,
      sql`select key, text, picture_id as picture from suburb_pages where key is not null`,
    );
    const images = await imagesById(
      payload,
      rows.flatMap(({ picture }) => (picture === null ? [] : [Number(picture)])),
    );
    return new Map(
      rows.map(({ key, text, picture }) => [
        key,
        { text: text ?? '', picture: images.get(Number(picture)) ?? null },
      ]),
    );
  },
});
