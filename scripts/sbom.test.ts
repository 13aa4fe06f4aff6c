import { expect, it } from 'vitest';
import { billOfMaterials, servedPackages } from './sbom.mjs';

it('the bill of materials names every package that a server carries once, with version, licence and hash', () => {
  const { components, metadata, specVersion } = billOfMaterials();
  expect([specVersion, metadata.component.name]).toEqual(['1.5', 'frontage']);
  const purls = components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(new Set(servedPackages().map(({ name, version }) => `${name}@${version}`)).size).toBe(purls.length);
  const payload = components.find(({ name }) => name === '@payloadcms/next');
  expect(payload).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40payloadcms\/next@\d/),
    licenses: [{ license: { name: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
  });
  expect(components.map(({ name }) => name)).not.toContain('vitest');
});
