import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { leadFolder } from '../attachments/attachment-folders.ts';
import type { Attachment } from '../lead-types.ts';
import type { PersonData } from './person-data.ts';

/** One person's data as a zip archive: all in words, and each lead's pictures in a folder of its reference. */
export async function personArchive({
  person,
  dataDir,
}: {
  person: PersonData;
  dataDir: string;
}): Promise<Readable> {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(JSON.stringify(person, null, 2)), 'person.json');
  for (const { path, name } of await picturesOf({ person, dataDir })) {
    // Pictures are compressed already.
    archive.addFile(path, name, { compress: false });
  }
  archive.end();
  // The types say less than the stream is.
  return archive.outputStream as Readable;
}

async function picturesOf({ person, dataDir }: { person: PersonData; dataDir: string }) {
  const found = person.leads.flatMap(({ reference, attachments }) => {
    const kept = (Array.isArray(attachments) ? attachments : []) as Attachment[];
    return kept.map(async ({ name }) => {
      const path = join(leadFolder({ dataDir, reference }), name);
      // One that the disk has lost must not cost the person all the others; person.json still names it.
      const isThere = (await stat(path).catch(() => undefined))?.isFile();
      return isThere ? [{ path, name: `${reference}/${name}` }] : [];
    });
  });
  return (await Promise.all(found)).flat();
}
