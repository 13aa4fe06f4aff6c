import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { siteFiles } from '#site/server/files/site-files.ts';
import type { PersonFile } from './person-parts.ts';

// Pictures are compressed already.
const STORED = { compress: false };

/** One person's data as a zip archive: the records as `person.json`, and the files. */
export function personArchive({ data, files }: { data: unknown; files: readonly PersonFile[] }): Readable {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'person.json');
  for (const file of files) {
    if ('path' in file) archive.addFile(file.path, file.name, STORED);
    else
      archive.addReadStreamLazy(file.name, STORED, (opened) => {
        siteFiles()
          .read(file.key)
          // One that has gone meanwhile is empty; person.json still names it.
          .then(
            (content) => opened(null, content ?? Readable.from([])),
            (error: Error) => opened(error, Readable.from([])),
          );
      });
  }
  archive.end();
  // The library's types are too narrow.
  return archive.outputStream as Readable;
}
