import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

// Reads the sources: a tenth of a second.

/** Each folder may import those that it names, so that each can be read and changed with only them in mind. */
const MAY_IMPORT: Record<string, string[]> = {
  terms: [],
  fields: ['terms'],
  public: ['terms', 'fields'],
  cards: ['terms', 'public'],
  search: ['terms', 'public', 'cards'],
  map: ['terms', 'public', 'search'],
  page: ['terms', 'public', 'cards', 'search', 'map'],
  events: ['terms', 'public', 'cards', 'page'],
  suburbs: ['terms', 'public', 'cards', 'search', 'page'],
  feed: ['terms', 'fields', 'public'],
  export: ['terms', 'public', 'feed'],
  board: ['terms'],
  collection: ['terms', 'fields', 'public', 'feed', 'export', 'board'],
  admin: ['terms', 'search', 'feed', 'board', 'collection'],
};

it('the folders of listings import each other in one direction', () => {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    // What tests and examples are made of may come from anywhere.
    (file) => !/\.test\.tsx?$|\/test-[a-z-]+\.tsx?$|^testing\//.test(file),
  );
  const wrong = files.flatMap((file) => {
    const [folder = ''] = file.split('/');
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)]
      .map((match) => normalize(join(dirname(file), match[1] ?? match[2] ?? '')).split('/')[0] ?? '')
      .filter((target) => target !== folder && !MAY_IMPORT[folder]?.includes(target))
      .map((target) => `${file} imports ${target}`);
  });
  expect(files.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});
