import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node-path.mjs';

const PLACES = ['packages', 'site', 'admin', 'embed', 'e2e', 'bench', 'scripts'];
const SKIPPED = /\/(node_modules|\.next|next-env\.d\.ts)$|^bench\/results$/;
const SOURCE = /\.(ts|tsx|mts|js|mjs|css)$/;

/** Every file of the product and its tests: `{ path, text }`, the path relative to the repository. */
export function sourceFiles() {
  return read(PLACES);
}

/** The programs that are no part of the product, in the same form. */
export function toolFiles() {
  return read(['tools']);
}

function read(places) {
  return places
    .flatMap((place) => walk(place))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function walk(dir) {
  let entries;
  try {
    entries = readdirSync(join(root, dir), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .map((entry) => ({ entry, path: `${dir}/${entry.name}` }))
    .filter(({ path }) => !SKIPPED.test(path))
    .flatMap(({ entry, path }) => {
      if (entry.isDirectory()) return walk(path);
      return SOURCE.test(path) ? [path] : [];
    });
}
