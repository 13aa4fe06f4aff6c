import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { itemParts } from './loop/items/item-parts.tsx';
import { blocks } from './registry.ts';
import { pageParts } from './this-page/page-parts.ts';

/** Folders that hold something else; the blocks of `this-page` and the parts of items in `loop` stand there together. */
const OTHERS = new Set([
  'admin',
  'box',
  'design',
  'loop',
  'motion',
  'paged',
  'parts',
  'popups',
  'slides',
  'this-page',
]);
const ofPages = new Set([...pageParts, ...itemParts].map(({ block }) => block.name));
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.has(entry.name))
  .map(({ name }) => name);

describe('the block registry', () => {
  it('names every block folder once', () => {
    expect([...blocks.keys()].filter((name) => !ofPages.has(name)).sort()).toEqual(folders.sort());
  });

  it('holds every part of a page, each for some template, with its loader', async () => {
    const { loaders } = await import('./loaders.ts');
    for (const { block } of pageParts) {
      expect(blocks.get(block.name)?.templates, block.name).not.toEqual([]);
      expect(blocks.get(block.name)?.category).toBe('page');
      expect(loaders.has(block.name), block.name).toBe(true);
    }
  });

  it.each([...blocks.values()])('$name has a field and a default for each property', (block) => {
    expect(Object.keys(block.fields).sort()).toEqual(Object.keys(block.defaults).sort());
  });

  it.each([...blocks.values()])('$name has no property that React keeps for itself', ({ fields }) => {
    expect(Object.keys(fields)).not.toContain('key');
    expect(Object.keys(fields)).not.toContain('ref');
  });

  it.each(folders)('%s has its loader, if any, in load.ts and in the list', async (name) => {
    const files = readdirSync(join(import.meta.dirname, name));
    const { loaders } = await import('./loaders.ts');
    expect(loaders.has(name)).toBe(files.includes('load.ts'));
  });
});
