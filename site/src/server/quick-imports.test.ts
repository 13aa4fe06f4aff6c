// About 5 seconds: a process of its own imports the largest packages.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createNeighbours } from './quick-imports.ts';

const folders: string[] = [];
let root: string;
let neighbours: ReturnType<typeof createNeighbours>;
const urlOf = (path: string) => pathToFileURL(join(root, path)).href;
function put(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-imports-'));
  folders.push(root);
  neighbours = createNeighbours();
  put('package.json', '{"type":"module"}');
  put('dist/index.js');
  put('dist/deep/part.js');
  neighbours.learn(urlOf('dist/index.js'));
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('a file of the same package', () => {
  it('is found, and so is what it imports itself', () => {
    const part = { url: urlOf('dist/deep/part.js'), format: 'module' };
    expect(neighbours.find({ specifier: './deep/part.js', parentURL: urlOf('dist/index.js') })).toEqual(part);
    expect(neighbours.find({ specifier: '../index.js', parentURL: part.url })).toEqual({
      url: urlOf('dist/index.js'),
      format: 'module',
    });
  });

  it.each([
    ['a package', 'left-pad', 'dist/index.js'],
    ['a file with another ending', './data.json', 'dist/index.js'],
    ['a file that is not there', './none.js', 'dist/index.js'],
    ['a folder that is not there', './none/part.js', 'dist/index.js'],
    ['a file that Node did not call a module', './index.js', 'dist/deep/part.js'],
  ])('is left to Node: %s', (_what, specifier, parent) => {
    expect(neighbours.find({ specifier, parentURL: urlOf(parent) })).toBeUndefined();
  });

  it('is left to Node below another package.json, whichever way the import goes', () => {
    put('dist/cjs/package.json', '{"type":"commonjs"}');
    put('dist/cjs/part.js');
    neighbours.learn(urlOf('dist/cjs/part.js'));
    const find = (specifier: string, parent: string) =>
      neighbours.find({ specifier, parentURL: urlOf(parent) });
    expect(find('./cjs/part.js', 'dist/index.js')).toBeUndefined();
    expect(find('../index.js', 'dist/cjs/part.js')).toBeUndefined();
  });

  it('is left to Node when the importing file says itself what it is', () => {
    put('wrapper.mjs');
    neighbours.learn(urlOf('wrapper.mjs'));
    expect(
      neighbours.find({ specifier: './dist/index.js', parentURL: urlOf('wrapper.mjs') }),
    ).toBeUndefined();
  });

  it('is left to Node when it is a link', () => {
    symlinkSync(join(root, 'dist/index.js'), join(root, 'dist/link.js'));
    expect(neighbours.find({ specifier: './link.js', parentURL: urlOf('dist/index.js') })).toBeUndefined();
  });
});

it('finds in the packages of a server what Node finds, most of it without Node', () => {
  const script = `
    import { registerHooks } from 'node:module';
    import { createNeighbours } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'quick-imports.ts')).href)};
    const { find, learn } = createNeighbours();
    let all = 0, found = 0;
    registerHooks({
      resolve(specifier, context, next) {
        const quick = find({ specifier, parentURL: context.parentURL });
        const { url, format } = next(specifier, context);
        if (format === 'module') learn(url);
        all += 1;
        if (quick) found += 1;
        if (quick && (quick.url !== url || quick.format !== format))
          throw new Error(specifier + ' in ' + context.parentURL + ' is ' + url + ', ' + format);
        return { url, format };
      },
    });
    for (const name of ['payload', '@payloadcms/db-sqlite', '@payloadcms/richtext-lexical', 'ws', 'hono', 'pg'])
      await import(name);
    console.log(all, found);`;
  const site = join(import.meta.dirname, '../..');
  const options = { cwd: site, encoding: 'utf8' } as const;
  const [all = 0, found = 0] = execFileSync(process.execPath, ['--input-type=module', '-e', script], options)
    .trim()
    .split(' ')
    .map(Number);
  expect(all).toBeGreaterThan(1000);
  expect(found / all).toBeGreaterThan(0.5);
}, 60_000);
