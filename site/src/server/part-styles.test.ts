import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PART_STYLES } from './assets.ts';
import { partStyle } from './part-styles.ts';

const root = join(import.meta.dirname, '../..');

/** A stylesheet with what it imports of our own, on one line without comments, as a build makes it. */
function read(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return text
    .replace(/@import "(\.[^"]+)";/g, (_import, path) => read(join(dirname(file), path)))
    .replace(/\s*([{};])\s*/g, '$1');
}

const site = read(join(root, 'src/ui/site.css'));
const parts = PART_STYLES.map(({ source, also }) => ({
  source,
  css: read(join(root, source)),
  ...partStyle({ url: source, css: read(join(root, source)), site, also }),
}));
const neededBy = (html: string) => parts.filter(({ needed }) => needed(html)).map(({ source }) => source);

it.each([
  ['tabs', '<div class="fr-tabs" data-fold="mobile">', 'src/builder/rare-blocks.css'],
  ['an entrance', '<div class="flex fr-entrance">', 'src/builder/rare-blocks.css'],
  ['a loop', '<div class="fr-loop elementor-element">', 'src/builder/rare-blocks.css'],
  ['a popup', '<template data-popup="{}">', 'src/builder/rare-blocks.css'],
  ['a link to a popup', '<a href="/popups/12" data-action="#">', 'src/builder/rare-blocks.css'],
  ['an off-canvas panel', '<div class="fr-off-canvas">', 'src/builder/rare-blocks.css'],
  ['results on a map', '<dialog class="fr-map">', 'src/ui/search-map.css'],
])('%s: its stylesheet', (_what, html, source) => {
  expect(neededBy(html)).toEqual([source]);
});

it('what most pages have needs none of them', () => {
  const usual = [
    'section',
    'column',
    'columns',
    'flow',
    'grid',
    'stack',
    'prose',
    'icon',
    'listing-card',
    'carousel',
  ];
  expect(neededBy(`<div class="${usual.map((name) => `fr-${name}`).join(' ')} fr-tabsy">`)).toEqual([]);
});

it('every class of a part is found by, but for those that every page styles', () => {
  const missed = parts.flatMap(({ css, needed }) =>
    [...css.matchAll(/(?:^|[{}])\.(fr-[\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !needed(`"${name}"`)),
  );
  expect([...new Set(missed)].sort()).toEqual(['fr-listing-card']);
});
