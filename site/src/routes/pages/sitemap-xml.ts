import type { SitemapEntry } from '#site/features/listings/page/sitemap.ts';
import { escapeXml } from '#site/server/escape-xml.ts';

const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';
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
  const lines = entries.map(({ path, lastmod, images = [] }) => {
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    const pictures = images.map(
      (src) => `<image:image><image:loc>${escapeXml(siteUrl + src)}</image:loc></image:image>`,
    );
    return `<${item}><loc>${escapeXml(siteUrl + encodeURI(path))}</loc>${changed}${pictures.join('')}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}"${entries.some(({ images }) => images?.length) ? ` xmlns:image="${IMAGES}"` : ''}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}
