import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const LOADER = 'src/ui/site.client.ts';
export const HYDRATION = 'src/ui/hydrate.client.tsx';
const MOVING = /\/([^/]+)\.(island\.tsx|behaviour\.client\.ts)$/;

/** What a build for browsers made: its chunks by source file, the size of each in bytes, compressed, and their text. */
export function readChunks(clientDir) {
  const chunks = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  return {
    chunks,
    size: (key) => compressedSize(join(clientDir, chunks[key].file)),
    text: (key) => readFileSync(join(clientDir, chunks[key].file), 'utf8'),
  };
}

/** What visitors get of a file, in bytes: the build has compressed it; otherwise it is done here, which takes long. */
export function compressedSize(file) {
  const compressed = `${file}.br`;
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(file)).length;
}

/** The chunks that `keys` cost beyond those in `paid`. Shared parts count once. */
export function cost({ build: { chunks, size }, keys, paid = new Set() }) {
  return [...reach({ chunks, keys })]
    .filter((key) => !paid.has(key))
    .reduce((sum, key) => sum + size(key), 0);
}

/** Chunks and everything they import; with `later` also what they fetch when it is wanted. */
export function reach({ chunks, keys, later = false }) {
  const seen = new Set();
  const visit = (key) => {
    if (!chunks[key]) throw new Error(`The client build has no ${key}. Run npm run build.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunks[key].imports ?? []) visit(imported);
    if (later) for (const fetched of chunks[key].dynamicImports ?? []) visit(fetched);
  };
  for (const key of keys) visit(key);
  return seen;
}

/** Islands and behaviours by the name that stands in pages: `{ key, isIsland }`. */
export function movingParts(chunks) {
  return new Map(
    Object.keys(chunks).flatMap((key) => {
      const [, name, ending] = MOVING.exec(key) ?? [];
      return name ? [[name, { key, isIsland: ending === 'island.tsx' }]] : [];
    }),
  );
}
