import type { Context } from 'hono';
import type { LeadOrigin } from '#site/features/leads/types/lead-types.ts';
import { currentLanguage } from '#site/messages/language.ts';
import { addressKey, clientAddress } from '#site/server/client-address.ts';
import { pathOf } from '#site/server/local-path.ts';
import { log } from '#site/server/log.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { TRANSPORT } from '#site/ui/form/transport.ts';

/** What travels with a form beside its answers; '' for what did not come. */
export type Transport = Record<keyof typeof TRANSPORT, string>;

/** Reads the transport fields among the entries of a form; the first of each name counts. */
export function transportOf(entries: readonly (readonly [string, unknown])[]): Transport {
  const textIn = (wanted: string) => {
    const value = entries.find(([name]) => name === wanted)?.[1];
    return typeof value === 'string' ? value : '';
  };
  const names = Object.keys(TRANSPORT) as (keyof typeof TRANSPORT)[];
  return Object.fromEntries(names.map((name) => [name, textIn(TRANSPORT[name])])) as Transport;
}

/** The script says which page it is on; without it the browser names the page it posts from. */
export function originOf({ c, transport }: { c: Context<SiteBindings>; transport: Transport }): LeadOrigin {
  const { referrer, landing } = transport;
  const language = currentLanguage();
  return {
    page: transport.page || pathOf(c.req.header('referer')),
    referrer,
    landing,
    ...(language === 'en' ? {} : { language }),
  };
}

/** Where a form's files are received, and on whose account while they are on their way. */
export function receivedBy({ c, site }: { c: Context<SiteBindings>; site: Site }): {
  dataDir: string;
  sender?: string;
} {
  const { dataDir, limits } = site.env;
  return { dataDir, sender: limits ? addressKeyOf({ c, site }) : undefined };
}

/** Who is asking, as rate limits count it. */
export function addressKeyOf({ c, site }: { c: Context<SiteBindings>; site: Site }): string {
  return addressKey(clientAddressOf({ c, site }));
}

let hasWarned = false;

/** Once: every visitor's request looks the same, and anybody can send this header. */
function warnOfProxy(): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    'X-Forwarded-For arrives, but FRONTAGE_TRUST_PROXY is 0. If a reverse proxy stands in front of this server, set it to 1: until then all visitors share the limits of one.',
  );
}

/** The client's own address. */
export function clientAddressOf({ c, site }: { c: Context<SiteBindings>; site: Site }): string {
  if (!site.env.trustProxy && c.req.header('x-forwarded-for')) warnOfProxy();
  return clientAddress({
    socketAddress: c.env.incoming?.socket.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for'),
    trustProxy: site.env.trustProxy,
  });
}
