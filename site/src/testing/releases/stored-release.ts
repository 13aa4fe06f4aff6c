import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';

const RELEASES = join(import.meta.dirname, 'stored');

/** The versions whose installs are stored here, oldest first. */
export const storedReleases = (): string[] =>
  readdirSync(RELEASES)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** An install of a release, as `npm run backup` packs it. */
export const archiveOf = (version: string, kind: 'sqlite' | 'postgres'): string =>
  join(RELEASES, version, `${kind}.zip`);

/** What that release read from it. */
export const documentsOf = (version: string, kind: 'sqlite' | 'postgres'): string =>
  join(RELEASES, version, `${kind}.json.gz`);

/** Every record and setting as the admin reads it, by collection. */
export type Documents = Record<string, Record<string, unknown>[]>;

/** Reads all that an install holds. Values are what JSON makes of them. */
export async function readDocuments(payload: Payload): Promise<Documents> {
  const documents: Documents = {};
  for (const { slug } of payload.config.collections) {
    // Preferences and the like of the admin's users, and the migrations themselves.
    if (slug.startsWith('payload-')) continue;
    const { docs } = await payload.find({ collection: slug, depth: 0, limit: 200, sort: 'id' });
    if (docs.length > 0) documents[slug] = docs as never;
  }
  for (const { slug } of payload.config.globals) {
    const found = await payload.findGlobal({ slug: slug as never, depth: 0 });
    // Otherwise they are presets, which a version may change.
    if ((found as { id?: unknown }).id) documents[slug] = [found as never];
  }
  return JSON.parse(JSON.stringify(documents)) as Documents;
}
