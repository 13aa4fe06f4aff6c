import { expect, it } from 'vitest';
import { renderDocument } from './document.tsx';

const font = (name: string) => ({ name, url: `/assets/${name}-h4sh.woff2` });
const names = ['figtree-latin-wght-normal', 'figtree-latin-ext-wght-normal', 'inter-latin-wght-normal'];

const html = renderDocument({
  head: { title: 'Home', shownFirst: 'listing-picture' },
  body: null,
  theme: {
    style: { '--color-brand': '#0b3d91' },
    buttons: 'outline',
    fonts: ['figtree-latin-wght-normal'],
  },
  assets: { styles: ['/assets/site.css'], scripts: [], icon: '/icon-192.png', fonts: names.map(font) },
  siteUrl: 'https://www.example.com.au',
  siteName: 'Home',
}).toString();

it('fetches the typefaces of the theme early, and no others', () => {
  const links = [...html.matchAll(/<link rel="preload" as="font"[^>]*>/g)].map(([link]) => link);
  expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
    '/assets/figtree-latin-wght-normal-h4sh.woff2',
  ]);
});

it('carries the theme on its root', () => {
  expect(html).toContain('<html lang="en-AU" style="--color-brand:#0b3d91" data-buttons="outline">');
});

it('waits for the element that an animation needs before it is painted', () => {
  expect(html).toContain('<link rel="expect" href="#listing-picture" blocking="render"/>');
});
