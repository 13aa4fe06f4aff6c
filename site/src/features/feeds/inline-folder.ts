import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type InlineFolder = ReturnType<typeof createInlineFolder>;

/** Holds pictures that came inside an XML file until their turn comes, on disk and not in memory. */
export function createInlineFolder(dir: string) {
  return {
    async keep(hash: string, bytes: Buffer): Promise<void> {
      await writeFile(join(dir, hash), bytes, { mode: 0o600 });
    },
    async read(hash: string): Promise<Buffer | undefined> {
      return hash ? readFile(join(dir, hash)).catch(() => undefined) : undefined;
    },
  };
}
