import { loadSettings } from '#site/features/settings/load-settings.ts';
import type { FileRoute } from './file-handler.ts';

/** `/robots.txt`: everything public may be read; forms and the staff's side lead nowhere. Then what the agency added. */
export const robots: FileRoute = async ({ site }) => {
  const { search } = await loadSettings(site.payload);
  const own = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Disallow: /forms',
    '',
    // A website out of search results is read all the same: its pages say so themselves.
    ...(search.isHidden ? [] : [`Sitemap: ${site.env.siteUrl}/sitemap.xml`, '']),
  ];
  const body = [...own, ...(search.robotsRules ? [search.robotsRules, ''] : [])].join('\n');
  return { type: 'text/plain; charset=utf-8', body, tags: ['settings'] };
};
