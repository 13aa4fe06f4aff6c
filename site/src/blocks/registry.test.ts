import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocks } from './registry.ts';

const OTHERS = new Set(['admin', 'box', 'design', 'motion', 'parts', 'slides']);
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.has(entry.name))
  .map(({ name }) => name);

describe('the block registry', () => {
  it('names every block folder once', () => {
    expect([...blocks.keys()].sort()).toEqual(folders.sort());
  });

  it.each([...blocks.values()])('$name has a field and a default for each property', (block) => {
    expect(Object.keys(block.fields).sort()).toEqual(Object.keys(block.defaults).sort());
  });

  it.each(folders)('%s has its loader, if any, in load.ts and in the list', async (name) => {
    const files = readdirSync(join(import.meta.dirname, name));
    const { loaders } = await import('./loaders.ts');
    expect(loaders.has(name)).toBe(files.includes('load.ts'));
  });
});
