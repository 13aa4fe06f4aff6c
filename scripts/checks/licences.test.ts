import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { servedPackages } from '../sbom.mjs';

/** Licences that let Frontage be sold and changed, with no more asked than their text beside it. */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['OFL-1.1', 'CC-BY-4.0', 'Python-2.0', 'WTFPL'],
];

/** Allowed for these packages only. libvips stays a library of its own that can be replaced, as its licence asks. */
const ALLOWED_FOR = [{ licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ }];

/** They name their licence in an old way that the lock file does not copy. */
const OLD_WAY = ['busboy', 'streamsearch'];

const served: { name: string; license?: string }[] = servedPackages();

function isAllowed({ name, license }: (typeof served)[number]): boolean {
  const isOne = (id: string) =>
    ALLOWED.includes(id) ||
    ALLOWED_FOR.some(({ licence, packages }) => licence === id && packages.test(name));
  const alternatives = (license ?? '').replace(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every(isOne));
}

it('every package that a server carries has a licence that is allowed', () => {
  expect(served.length).toBeGreaterThan(300);
  const refused = served.filter((each) => !isAllowed(each) && !OLD_WAY.includes(each.name));
  expect(refused).toEqual([]);
});

it.each(OLD_WAY)('%s is MIT by its own word', (name) => {
  const { licenses } = createRequire(import.meta.url)(`${name}/package.json`) as {
    licenses: { type: string }[];
  };
  expect(licenses.map(({ type }) => type)).toEqual(['MIT']);
});
