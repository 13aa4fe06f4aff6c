import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importLoaders, loaderOf } from './loaders.ts';
import { blocks } from './registry.ts';
import { itemParts } from './this-item/item-parts.tsx';
import { pageParts } from './this-page/page-parts.ts';

const source = join(import.meta.dirname, '../blocks');
const ofPages = new Set([...pageParts, ...itemParts].map(({ block }) => block.name));
const folders = readdirSync(source);

describe('the block registry', () => {
  it('names every block folder once', () => {
    expect([...blocks.keys()].filter((name) => !ofPages.has(name)).sort()).toEqual(folders.sort());
  });

  it('holds every part of a page, each for some template, with its loader', () => {
    for (const { block } of pageParts) {
      expect(blocks.get(block.name)?.templates, block.name).not.toEqual([]);
      expect(blocks.get(block.name)?.category).toBe('page');
      expect(loaderOf(block.name), block.name).toBeTypeOf('function');
    }
  });

  it.each([...blocks.values()])('$name has a field and a default for each property', (block) => {
    expect(Object.keys(block.fields).sort()).toEqual(Object.keys(block.defaults).sort());
  });

  it.each([...blocks.values()])('$name has no property that React keeps for itself', ({ fields }) => {
    expect(Object.keys(fields)).not.toContain('key');
    expect(Object.keys(fields)).not.toContain('ref');
  });

  it.each(folders)('%s says that it has a loader if its folder has a load.ts', (name) => {
    const files = readdirSync(join(source, name));
    expect(blocks.get(name)?.hasLoader ?? false).toBe(files.includes('load.ts'));
  });

  it.each(folders)('%s says what else staff may call it', (name) => {
    expect(blocks.get(name)?.keywords).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
  });

  it('finds the loaders by place', async () => {
    expect(() => loaderOf('map')).toThrow('The loader of map is not there yet');
    await importLoaders();
    for (const name of folders.filter((folder) => blocks.get(folder)?.hasLoader))
      expect(loaderOf(name), name).toBeTypeOf('function');
  });
});

it('the stylesheets of blocks are all listed, each once', () => {
  const list = ['blocks.css', 'rare-blocks.css']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const listed = [...list.matchAll(/@import "\.\.\/(block.+)";/g)].map(([, path]) => path);
  const present = ['blocks', 'block-kit'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, '..', folder), { recursive: true })
      .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.css')),
  );
  expect(listed.sort()).toEqual(present.sort());
});
