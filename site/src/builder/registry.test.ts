import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    const files = readdirSync(join(source, name));
    const { loaders } = await import('./loaders.ts');
    expect(loaders.has(name)).toBe(files.includes('load.ts'));
  });
});
