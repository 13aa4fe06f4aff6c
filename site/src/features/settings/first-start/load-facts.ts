import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { lastBackup } from '#site/server/backup/backup-folder.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { legalGaps } from '../legal-gaps.ts';
import { loadSettings } from '../load-settings.ts';
import type { SetupFacts } from './jobs.ts';

/** What has been set up so far, in a few counts. */
export async function loadSetupFacts(payload: Payload): Promise<SetupFacts> {
  const [settings, backup, [row], [theme]] = await Promise.all([
    loadSettings(payload),
    lastBackup(env().dataDir),
    query(
      payload,
      sql`select
        (select agency_name from settings order by id limit 1) as agency_name,
        (select phone from settings order by id limit 1) as phone,
        (select email from settings order by id limit 1) as email,
        (select count(*) from offices where _status = 'published') as offices,
        (select count(*) from offices where _status = 'published' and not exists
          (select 1 from offices_texts code where code.parent_id = offices.id and code.path = 'feedAgentIds')) as codeless,
        (select count(*) from agents where _status = 'published') as agents,
        (select count(*) from (select id from listings where _status = 'published' limit 1) one) as listings,
        (select count(*) from feed_sources) as sources,
        (select count(*) from pages where _status = 'published' and path = '/') as home,
        (select count(*) from header_links) as menu,
        (select count(*) from users) as users`,
    ),
    query(payload, sql`select count(*) as count from _theme_v`),
  ]);
  const text = (value: unknown) => String(value ?? '').trim();
  return {
    agencyName: text(row?.agency_name),
    phone: text(row?.phone),
    email: text(row?.email),
    hasLogo: settings.logo !== null,
    hasIcon: settings.icon !== null,
    isThemeChosen: Number(theme?.count) > 0,
    offices: Number(row?.offices),
    officesWithoutCode: Number(row?.codeless),
    agents: Number(row?.agents),
    listings: Number(row?.listings),
    feedSources: Number(row?.sources),
    hasHomePage: Number(row?.home) > 0,
    menuLinks: Number(row?.menu),
    users: Number(row?.users),
    hasMailServer: Boolean(env().smtpUrl),
    legalGaps: legalGaps(settings.legal),
    hasBackup: backup?.madeAt !== undefined,
    siteUrl: env().siteUrl,
  };
}
