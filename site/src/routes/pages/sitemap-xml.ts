import type { SitemapEntry } from '#site/features/listings/page/sitemap.ts';
import { escapeXml } from '#site/server/escape-xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap file (sitemaps.org 0.9) with these pages. */
export function sitemapXml({ entries, siteUrl }: { entries: SitemapEntry[]; siteUrl: string }): string {
  return document({ root: 'urlset', item: 'url', entries, siteUrl });
}

/** The file that names the other files. */
export function sitemapIndexXml({ paths, siteUrl }: { paths: string[]; siteUrl: string }): string {
  return document({
    root: 'sitemapindex',
    item: 'sitemap',
    entries: paths.map((path) => ({ path })),
    siteUrl,
  });
}

function document({
  root,
  item,
  entries,
  siteUrl,
}: {
  root: string;
  item: string;
  entries: SitemapEntry[];
  siteUrl: string;
}): string {
  const lines = entries.map(({ path, lastmod }) => {
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(siteUrl + encodeURI(path))}</loc>${changed}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}
