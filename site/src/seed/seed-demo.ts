import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { fillDates } from '../../demo/fill-dates.ts';
import type { FeedRun } from '../features/feeds/feed-run.ts';
import { type ImportFeed, importFeed } from '../features/feeds/import-feed.ts';
import { mapsDir } from '../features/settings/map/map-file.ts';
import { env } from '../server/env.ts';
import { seedAgency, seedAgencyPictures } from './seed-agency.ts';
import { seedContactForms } from './seed-contact-forms.ts';
import { seedPages } from './seed-pages.ts';
import { seedPopup } from './seed-popup.ts';
import { seedPosts } from './seed-posts.ts';

/** Says in the database how far seeding has come; without it only an empty database is seeded. */
const MARKER = 'frontage:demo';

export type SeededDemo =
  | { seeded: false }
  /** `finished`: when pages, news and pictures are in as well. */
  | { seeded: true; finished: Promise<FeedRun[]> };

/**
 * Fills an empty database with the demonstration agency: settings, offices and people, then its listings through the
 * importer like any agency's. Answers when those stand, which takes seconds; pages, news and all pictures follow while
 * the site serves, what a visitor sees first coming first. A seeding that broke off is taken up again at the next
 * start: every step finds what is there. One that was finished is never repeated, whatever was deleted since.
 */
export async function seedDemo({
  payload,
  importFeed: importFile = importFeed,
  now = new Date(),
  dir = join(process.cwd(), 'site/demo'),
}: {
  payload: Payload;
  /** Tests hand in importers that fail. */
  importFeed?: ImportFeed;
  now?: Date;
  /** Where its pictures and feeds lie. */
  dir?: string;
}): Promise<SeededDemo> {
  const marker = await payload.kv.get<{ state: 'started' | 'finished' }>(MARKER);
  if (marker?.state === 'finished') return { seeded: false };
  if (!marker && !(await isEmpty(payload))) return { seeded: false };
  await payload.kv.set(MARKER, { state: 'started' });
  await cp(join(dir, 'maps'), mapsDir(env().dataDir), { recursive: true });
  const agency = await import('../../demo/agency.ts');
  await seedAgency({ payload, agency, now });
  const pages = Promise.withResolvers<void>();
  try {
    const imports: Promise<FeedRun[]>[] = [];
    for (const name of await feedNames(dir)) {
      const xml = await readFile(join(dir, 'feed', name), 'utf8');
      const imported = await importFile({
        payload,
        source: {
          name,
          bytes: Buffer.from(fillDates({ xml, now })),
          picturesDir: join(dir, 'feed'),
        },
        origin: 'demo',
        picturesAfter: pages.promise,
      });
      imports.push(imported.finished);
    }
    const follow = async () => {
      await seedAgencyPictures({ payload, agency, dir });
      await seedPages({ payload, dir });
      await seedContactForms({ payload });
      await seedPosts({ payload, dir, now });
      await seedPopup({ payload });
    };
    const finished = async () => {
      await follow().finally(pages.resolve);
      const runs = await Promise.all(imports);
      await payload.kv.set(MARKER, { state: 'finished' });
      return runs.flat();
    };
    return { seeded: true, finished: finished() };
  } catch (error) {
    pages.resolve();
    throw error;
  }
}

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of ['listings', 'offices', 'agents'] as const)
    if ((await payload.count({ collection })).totalDocs > 0) return false;
  return true;
}

async function feedNames(dir: string): Promise<string[]> {
  const names = await readdir(join(dir, 'feed'));
  return names.filter((name) => name.endsWith('.xml')).sort();
}
