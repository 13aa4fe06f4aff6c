import type { FileRoute } from './file-handler.ts';

/** `/robots.txt`: everything public may be read; forms and the staff's side lead nowhere. */
export const robots: FileRoute = async ({ site }) => ({
  type: 'text/plain; charset=utf-8',
  body: [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Disallow: /forms',
    '',
    `Sitemap: ${site.env.siteUrl}/sitemap.xml`,
    '',
  ].join('\n'),
  tags: [],
});
