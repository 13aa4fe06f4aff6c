import { expect, it } from 'vitest';
import { type Look, PLAIN_LOOK } from '#site/ui/look/look.ts';
import { renderDocument } from './document.tsx';

const font = (name: string) => ({ name, url: `/assets/${name}-h4sh.woff2` });
const assets = {
  styles: ['/assets/site.css'],
  scripts: [],
  icon: '/icon.svg',
  fonts: [
    'figtree-latin-wght-normal',
    'figtree-latin-ext-wght-normal',
    'young-serif-latin-400-normal',
    'inter-latin-wght-normal',
  ].map(font),
};

function preloaded(look: Look) {
  const html = renderDocument({
    head: { title: 'Home' },
    body: null,
    look,
    assets,
    siteUrl: 'https://www.example.com.au',
    siteName: 'Home',
  });
  return [...html.matchAll(/<link rel="preload" as="font"[^>]*>/g)].map(([link]) => link);
}

it('fetches the typefaces of the look early, and no others', () => {
  expect(preloaded(PLAIN_LOOK).map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
    '/assets/figtree-latin-wght-normal-h4sh.woff2',
    '/assets/young-serif-latin-400-normal-h4sh.woff2',
  ]);
  expect(preloaded({ ...PLAIN_LOOK, headings: 'inter', body: 'inter' })).toHaveLength(1);
});
