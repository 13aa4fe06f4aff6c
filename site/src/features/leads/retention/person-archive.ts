import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipEntry } from '#site/server/zip.ts';
import { leadFolder } from '../attachments/attachment-folders.ts';
import type { Attachment } from '../lead-types.ts';
import type { PersonData } from './person-data.ts';

/** One person's data as files: all in words, and each lead's pictures in a folder of its reference. */
export async function personArchive({
  person,
  dataDir,
}: {
  person: PersonData;
  dataDir: string;
}): Promise<ZipEntry[]> {
  const json = Buffer.from(JSON.stringify(person, null, 2));
  const pictures = await Promise.all(person.leads.map((lead) => picturesOf({ lead, dataDir })));
  return [{ name: 'person.json', bytes: async () => json }, ...pictures.flat()];
}

async function picturesOf({
  lead: { reference, attachments },
  dataDir,
}: {
  lead: PersonData['leads'][number];
  dataDir: string;
}): Promise<ZipEntry[]> {
  const kept = (Array.isArray(attachments) ? attachments : []) as Attachment[];
  const found = await Promise.all(
    kept.map(async ({ name }) => {
      const path = join(leadFolder({ dataDir, reference }), name);
      // One that the disk has lost must not cost the person all the others; person.json still names it.
      const isThere = (await stat(path).catch(() => undefined))?.isFile();
      return isThere ? [{ name: `${reference}/${name}`, bytes: () => readFile(path) }] : [];
    }),
  );
  return found.flat();
}
