import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const siteUrl = 'https://www.example.com.au';

it('writes one page a line, with the day it changed where that is known', () => {
  const entries = [{ path: '/buy' }, { path: '/property/a/b/1', lastmod: '2026-11-21T00:00:00.000Z' }];
  expect(sitemapXml({ entries, siteUrl })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.example.com.au/buy</loc></url>
<url><loc>https://www.example.com.au/property/a/b/1</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod></url>
</urlset>
`);
});

it('names the pictures of a page', () => {
  const xml = sitemapXml({ entries: [{ path: '/property/a/b/1', images: ['/media/a.webp'] }], siteUrl });
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(xml).toContain(
    '<image:image><image:loc>https://www.example.com.au/media/a.webp</image:loc></image:image></url>',
  );
});

it('escapes what has a meaning in XML', () => {
  const xml = sitemapXml({ entries: [{ path: `/x?a=1&b=<'"é` }], siteUrl });
  expect(xml).toContain('/x?a=1&amp;b=%3C&apos;%22%C3%A9</loc>');
});

it('writes the index of its files', () => {
  const xml = sitemapIndexXml({ paths: ['/sitemap/pages.xml'], siteUrl });
  expect(xml).toContain(
    '<sitemap><loc>https://www.example.com.au/sitemap/pages.xml</loc></sitemap>\n</sitemapindex>',
  );
});

it('names each translated page in every language, with the others', () => {
  const entries = [{ path: '/buy', translated: true, images: ['/media/a.webp'] }, { path: '/agents' }];
  const xml = sitemapXml({ entries, siteUrl, languages: ['zh', 'ar'] });
  const others = [
    '<xhtml:link rel="alternate" hreflang="en-AU" href="https://www.example.com.au/buy"/>',
    '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://www.example.com.au/zh/buy"/>',
    '<xhtml:link rel="alternate" hreflang="ar" href="https://www.example.com.au/ar/buy"/>',
  ].join('');
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  for (const path of ['/buy', '/zh/buy', '/ar/buy'])
    expect(xml).toContain(`<url><loc>https://www.example.com.au${path}</loc>${others}`);
  expect(xml).toContain('<url><loc>https://www.example.com.au/agents</loc></url>');
  expect(xml.match(/<image:image>/g)).toHaveLength(1);
});

it('says nothing of languages where the website has English alone', () => {
  expect(sitemapXml({ entries: [{ path: '/buy', translated: true }], siteUrl })).not.toContain('xhtml');
});
