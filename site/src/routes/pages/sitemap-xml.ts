import type { SitemapEntry } from '#site/features/listings/page/sitemap.ts';
import { LANGUAGES, languagePath, type OtherLanguage } from '#site/messages/language.ts';
import { escapeXml } from '#site/server/escape-xml.ts';

const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';
const XHTML = 'http://www.w3.org/1999/xhtml';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * A sitemap file (sitemaps.org 0.9) with these pages. Pages that are translated are there once in each language that the
 * website offers, and each names all of them.
 */
export function sitemapXml({
  entries,
  siteUrl,
  languages = [],
}: {
  entries: SitemapEntry[];
  siteUrl: string;
  /** Beside English. */
  languages?: readonly OtherLanguage[];
}): string {
  const inLanguages = entries.flatMap((entry): Item[] => {
    if (!entry.translated || languages.length === 0) return [entry];
    const alternates = (['en', ...languages] as const).map((language) => ({
      tag: LANGUAGES[language].tag,
      path: languagePath(language, entry.path),
    }));
    const others = languages.map((language) => ({ ...entry, path: languagePath(language, entry.path) }));
    // Its pictures are the same in every language.
    return [entry, ...others.map(({ images: _, ...other }) => other)].map((one) => ({ ...one, alternates }));
  });
  return document({ root: 'urlset', item: 'url', entries: inLanguages, siteUrl });
}

type Item = SitemapEntry & { alternates?: { tag: string; path: string }[] };

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
  entries: Item[];
  siteUrl: string;
}): string {
  const absolute = (path: string) => escapeXml(siteUrl + encodeURI(path));
  const lines = entries.map(({ path, lastmod, images = [], alternates = [] }) => {
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    const pictures = images.map(
      (src) => `<image:image><image:loc>${escapeXml(siteUrl + src)}</image:loc></image:image>`,
    );
    const translations = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${absolute(one.path)}"/>`,
    );
    return `<${item}><loc>${absolute(path)}</loc>${changed}${translations.join('')}${pictures.join('')}</${item}>`;
  });
  const extension = (prefix: string, name: string, used: (one: Item) => unknown[] | undefined) =>
    entries.some((one) => used(one)?.length) ? ` xmlns:${prefix}="${name}"` : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}"${extension('image', IMAGES, ({ images }) => images)}${extension('xhtml', XHTML, ({ alternates }) => alternates)}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}
