import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderDocument } from './document.tsx';
import { partStyle } from './part-styles.ts';

const font = (name: string) => ({ name, url: `/assets/${name}-h4sh.woff2` });
const names = ['figtree-latin-wght-normal', 'figtree-latin-ext-wght-normal', 'inter-latin-wght-normal'];

const tabs = partStyle({ url: '/assets/tabs.css', css: '.fr-tabs{}', site: '' });

const documentOf = (body: ReactNode) =>
  renderDocument({
    head: { title: 'Home', shownFirst: 'listing-picture' },
    body,
    theme: {
      style: { '--color-brand': '#0b3d91' },
      buttons: 'outline',
      families: ['figtree'],
      fonts: ['figtree-latin-wght-normal'],
    },
    assets: {
      styles: ['/assets/site.css'],
      stylesWith: (families) => [`/assets/site.${families}.css`],
      parts: [tabs],
      scripts: [],
      icon: '/icon-192.png',
      fonts: names.map(font),
    },
    siteUrl: 'https://www.example.com.au',
    siteName: 'Home',
  }).toString();

const html = documentOf(null);
const stylesIn = (text: string) =>
  [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

it('loads the stylesheet with the fonts of the theme', () => {
  expect(stylesIn(html)).toEqual(['/assets/site.figtree.css']);
});

it('loads the stylesheet of a part where the part is, after that of every page', () => {
  const expected = ['/assets/site.figtree.css', '/assets/tabs.css'];
  expect(stylesIn(documentOf(<p className="fr-tabs" />))).toEqual(expected);
  expect(stylesIn(documentOf(<p className="fr-columns">tabs</p>))).toEqual(expected.slice(0, 1));
});

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
