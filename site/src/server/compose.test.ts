import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from './env.ts';

/* The containers for several instances, read and not run. */

type Service = {
  image?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  volumes?: string[];
};
const compose = parse(readFileSync('compose.scale.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const text = readFileSync('compose.scale.yaml', 'utf8');
const example = readFileSync('deploy/example.env', 'utf8');
const garage = readFileSync('deploy/garage.toml', 'utf8');
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.scale.yaml has no ${name}.`);
  return found;
};
const instances = Object.keys(compose.services).filter((name) => name.startsWith('frontage-'));
/** What the example says to fill in. */
const advised = (name: string): string => new RegExp(`${name}=([^\\s,]+),`).exec(example)?.[1] ?? '';

it('two instances have the same database, address and drain time, and wait for what they need', () => {
  expect(instances.length).toBeGreaterThanOrEqual(2);
  for (const name of instances) {
    const { environment, depends_on: needs } = service(name);
    expect(environment).toMatchObject({ FRONTAGE_TRUST_PROXY: '1', FRONTAGE_DRAIN_SECONDS: '6' });
    expect(environment?.DATABASE_URL).toContain('@database/');
    expect(needs).toEqual({
      database: { condition: 'service_healthy' },
      bucket: { condition: 'service_healthy', required: false },
    });
    expect(service('caddy').environment?.UPSTREAMS).toContain(`${name}:3000`);
  }
});

it('every variable it asks for is in the example', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(asked.filter((name) => !named.includes(name))).toEqual([]);
});

it('the passwords in .env are not sent to the build of the image', () => {
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('.env*');
});

it('the bucket is opt-in, of one version, and keeps its files in a volume', () => {
  const { profiles, image, volumes = [] } = service('bucket');
  expect(profiles).toEqual(['bucket']);
  expect(image).toMatch(/^dxflrs\/garage:v\d+\.\d+\.\d+$/);
  const folder = volumes.find((each) => each.startsWith('bucket:'))?.split(':')[1];
  expect(garage).toContain(`data_dir = "${folder}/data"`);
  expect(garage).toContain(`metadata_dir = "${folder}/meta"`);
  expect(Object.keys(compose.volumes)).toContain('bucket');
});

it('the server accepts the settings that the example advises, and finds the bucket by them', () => {
  const { environment = {} } = service('bucket');
  // The names within `${NAME:-}`.
  const namesOf = (setting: string) => /\{(\w+)/.exec(environment[`GARAGE_DEFAULT_${setting}`] ?? '')?.[1];
  expect(['BUCKET', 'ACCESS_KEY', 'SECRET_KEY'].map(namesOf)).toEqual([
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  const { bucket } = readEnv({
    S3_ENDPOINT: advised('S3_ENDPOINT'),
    S3_REGION: advised('S3_REGION'),
    S3_BUCKET: advised('S3_BUCKET'),
    S3_ACCESS_KEY_ID: 'GK0123456789abcdef0123456789abcdef',
    S3_SECRET_ACCESS_KEY: 'x'.repeat(64),
  });
  const port = /api_bind_addr = "\[::\]:(\d+)"/.exec(garage)?.[1];
  const region = /s3_region = "(.+)"/.exec(garage)?.[1];
  expect(bucket).toMatchObject({ url: `http://bucket:${port}/frontage`, region });
});
