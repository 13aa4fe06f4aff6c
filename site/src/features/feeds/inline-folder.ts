import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type InlineFolder = ReturnType<typeof createInlineFolder>;

/** Holds pictures that came inside an XML file until their turn comes, on disk and not in memory. */
export function createInlineFolder() {
  let dir: Promise<string> | undefined;
  return {
    async keep(hash: string, bytes: Buffer): Promise<void> {
      dir ??= mkdtemp(join(tmpdir(), 'frontage-feed-'));
      await writeFile(join(await dir, hash), bytes);
    },
    async read(hash: string): Promise<Buffer | undefined> {
      return dir && readFile(join(await dir, hash)).catch(() => undefined);
    },
    async remove(): Promise<void> {
      if (dir) await rm(await dir, { recursive: true, force: true });
    },
  };
}
