import type { LeadOrigin } from '../types/lead-types.ts';
import { withoutTokens } from './without-tokens.ts';

/** Campaign parameters, and the click ids of Google, Meta and Microsoft ads. */
const CAMPAIGN = /^(utm_(source|medium|campaign|term|content)|(g|fb)clid|msclkid|[gw]braid)$/;
/** Longer than any address of a campaign, in characters. */
const MAX_ADDRESS = 2000;
const MAX_VALUE = 500;

/**
 * The page a lead was sent from, and the campaign or site that brought the visitor. The first visit counts (`utm_…`,
 * `gclid`, `referrer`, `landing`); a campaign that brought them back later is added (`last_utm_…`). `language`: the one the
 * visitor read the form in, where it is not English.
 */
export function leadSource({ page, referrer, landing = '', language }: LeadOrigin): {
  page: string;
  source: Record<string, string>;
} {
  const here = ownAddress(page);
  const began = landing ? ownAddress(landing) : undefined;
  const last = campaignOf(here);
  const first = campaignOf(began);
  const isOther = first.length > 0 && last.some(([name, value]) => began?.searchParams.get(name) !== value);
  const from = httpAddress(oneLine(referrer));
  return {
    page: here ? withoutTokens(here.pathname + here.search) : '',
    source: Object.fromEntries([
      ...(first.length > 0 ? first : last),
      ...(from ? [['referrer', from] as const] : []),
      ...(began ? [['landing', withoutTokens(began.pathname)] as const] : []),
      ...(language ? [['language', language] as const] : []),
      ...(isOther ? last.map(([name, value]) => [`last_${name}`, value] as const) : []),
    ]),
  };
}

/** An address on this website; undefined for what is none. */
function ownAddress(text: string): URL | undefined {
  const path = oneLine(text);
  return URL.canParse(path, 'http://localhost') ? new URL(path, 'http://localhost') : undefined;
}

const campaignOf = (url: URL | undefined): (readonly [string, string])[] =>
  [...(url?.searchParams ?? [])]
    .filter(([name]) => CAMPAIGN.test(name))
    .map(([name, value]) => [name, oneLine(value).slice(0, MAX_VALUE)] as const);

/** Without its query, which may hold a search or a token of another site. */
function httpAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin + withoutTokens(url.pathname) : undefined;
}

const oneLine = (text: string): string =>
  text
    .slice(0, MAX_ADDRESS)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, '');
