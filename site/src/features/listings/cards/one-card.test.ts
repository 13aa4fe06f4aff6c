import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{ui,features,block-kit,blocks,builder,routes}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|examples)\.tsx?$/.test(file),
);
const holding = (mark: RegExp) =>
  files.filter((file) => mark.test(readFileSync(join(root, file), 'utf8'))).sort();

it('a listing’s picture, rooms and price are drawn as a card in one file, and at length in one', () => {
  const parts = [/<Picture\b/, /<FeatureIcons\b/, /<PriceLine\b/].map(holding);
  expect(parts.reduce((some, others) => some.filter((file) => others.includes(file)))).toEqual([
    // Each by itself, for cards that staff put together.
    'builder/this-item/item-parts.tsx',
    'features/listings/cards/listing-card.tsx',
    'features/listings/cards/listing-lead.tsx',
  ]);
});

it('the columns of cards are written down once', () => {
  expect(holding(/gap-x-7 gap-y-12/)).toEqual(['ui/card-grid.ts']);
});

it('the program’s own lists and those that staff place are paged with the same numbers', () => {
  expect(holding(/<Pagination\b/)).toEqual([
    'features/listings/search/search-page.tsx',
    'features/posts/news-page.tsx',
    'routes/visitors/shortlist/saved-properties-page.tsx',
    'routes/visitors/shortlist/shared-shortlist-page.tsx',
    'ui/pager.tsx',
  ]);
  expect(holding(/aria-label=\{\w*\(?\)?\.?page\(n\)\}/)).toEqual(['ui/pagination.tsx']);
});
