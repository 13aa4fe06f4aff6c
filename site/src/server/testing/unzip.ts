import { buffer } from 'node:stream/consumers';
import { fromBuffer, type ZipFile } from 'yauzl';

/** The files of a zip archive by name, as another program reads them: it compares sizes and sums. */
export async function unzip(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const zipFile = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(archive), { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zipFile.on('error', reject);
    zipFile.on('end', () => resolve(files));
    zipFile.on('entry', (entry) =>
      zipFile.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files.set(entry.fileName, await buffer(stream));
        zipFile.readEntry();
      }),
    );
    zipFile.readEntry();
  });
}
