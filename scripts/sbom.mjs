import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './node-path.mjs';

/** Every package that a server carries, from the lock file: name, version, licence, where it comes from, its hash. */
export function servedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license, resolved, integrity }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
      resolved,
      integrity,
    }));
}

/**
 * The software bill of materials of this version in CycloneDX 1.5, as dependency scanners read it. The same for the same
 * lock file: it has no date and no serial number. `npm sbom` stops at two versions of tiptap, which are meant.
 */
export function billOfMaterials() {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const components = new Map(servedPackages().map((each) => [purlOf(each), component(each)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
    components: [...components.values()].sort((a, b) => a.purl.localeCompare(b.purl)),
  };
}

/** Package URL: the at sign of a scope is escaped. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function component(each) {
  const { name, version, license, resolved, integrity } = each;
  const purl = purlOf(each);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license
      ? { licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { name: license } }] }
      : {}),
    ...(integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
    ...(resolved ? { externalReferences: [{ type: 'distribution', url: resolved }] } : {}),
  };
}

/** npm run sbom [-- file]: writes it, or prints it. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = `${JSON.stringify(billOfMaterials(), null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(resolve(process.env.INIT_CWD ?? '.', file), text);
  else process.stdout.write(text);
}
