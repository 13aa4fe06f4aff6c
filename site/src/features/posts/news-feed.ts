import { escapeXml } from '#site/server/escape-xml.ts';
import { NEWS_PATH, type PostCard } from './post-card.ts';

/** The address of the feed that readers of news subscribe to. */
export const FEED_PATH = `${NEWS_PATH}/feed`;

/** The title of the feed, which is in English. */
export const feedTitle = (agencyName: string): string => `News from ${agencyName}`;

/** The newest posts as RSS 2.0. */
export function newsFeed({
  posts,
  siteUrl,
  agencyName,
}: {
  posts: readonly PostCard[];
  siteUrl: string;
  agencyName: string;
}): string {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const link = (path: string) => siteUrl + encodeURI(path);
  const items = posts.flatMap(({ title, excerpt, path, publishedAt, author, categories, picture }) => [
    '<item>',
    element('title', title),
    element('link', link(path)),
    `<guid isPermaLink="true">${escapeXml(link(path))}</guid>`,
    element('pubDate', new Date(publishedAt).toUTCString()),
    ...(author ? [element('dc:creator', author.name)] : []),
    ...categories.map(({ name }) => element('category', name)),
    ...(excerpt ? [element('description', excerpt)] : []),
    ...(picture ? [`<media:content medium="image" url="${escapeXml(link(picture.src))}"/>`] : []),
    '</item>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', feedTitle(agencyName)),
    element('link', link(NEWS_PATH)),
    `<atom:link href="${escapeXml(link(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    element('description', `News and advice from ${agencyName}.`),
    '<language>en-au</language>',
    ...(posts[0] ? [element('lastBuildDate', new Date(posts[0].publishedAt).toUTCString())] : []),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
