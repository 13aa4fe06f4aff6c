import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PersonFile } from './person-parts.ts';

/** One person's data as a zip archive: the records as `person.json`, and the files. */
export function personArchive({ data, files }: { data: unknown; files: readonly PersonFile[] }): Readable {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'person.json');
  for (const { path, name } of files) {
    // Pictures are compressed already.
    archive.addFile(path, name, { compress: false });
  }
  archive.end();
  // The library's types are too narrow.
  return archive.outputStream as Readable;
}
