import type { Browser, Device, Source, TimingRules } from '../popup-rules.ts';
import type { PopupMemory } from './popup-memory.ts';

/** What the rules ask about: this page, who looks at it, and with what. */
export type Visit = {
  /** The page's address, and the one the visitor came from ('' where the browser keeps it). */
  href: string;
  referrer: string;
  device: Device;
  /** Undefined: one we have no name for. */
  browser: Browser | undefined;
  /** The roles of who is signed in; undefined for an anonymous visitor. */
  roles: readonly string[] | undefined;
  /** The visitor's clock, in ms. */
  now: number;
  /** Minutes that the visitor's clock is ahead of UTC at a moment. */
  offset: (at: number) => number;
};

type Asked = { visit: Visit; id: string; memory: Pick<PopupMemory, 'since' | 'times'> };

/** The first rule that this popup fails, or undefined: it may show. */
export function failedRule({
  rules,
  ...asked
}: Asked & { rules: TimingRules }): keyof TimingRules | undefined {
  // Every popup is met on the page that asks for it first, whichever rule fails.
  asked.memory.since(asked.id);
  return (Object.keys(CHECKS) as (keyof TimingRules)[]).find((name) => {
    const rule = rules[name];
    return rule !== undefined && !(CHECKS[name] as (rule: unknown, asked: Asked) => boolean)(rule, asked);
  });
}

const CHECKS: {
  [Name in keyof TimingRules]-?: (rule: NonNullable<TimingRules[Name]>, asked: Asked) => boolean;
} = {
  pageViews: ({ views }, { id, memory }) => memory.since(id).pageViews >= views,
  sessions: ({ sessions }, { id, memory }) => memory.since(id).sessions >= sessions,
  url: (rule, { visit }) => urlPasses({ rule, address: rule.of === 'page' ? visit.href : visit.referrer }),
  sources: (sources, { visit }) => sources.length === 3 || sources.some((source) => cameFrom(source, visit)),
  loggedIn: (rule, { visit: { roles } }) =>
    !roles || (rule.users === 'roles' && !rule.roles.some((role) => roles.includes(role))),
  devices: (devices, { visit }) => devices.includes(visit.device),
  times: ({ period, times }, { id, memory }) => memory.times({ id, period }) < times,
  browsers: (browsers, { visit }) => visit.browser !== undefined && browsers.includes(visit.browser),
  schedule: ({ zone, start, end }, { visit }) => {
    const at = (time: string) => (zone === 'site' ? Date.parse(time) : wallClock({ time, visit }));
    return !(start && visit.now < at(start)) && !(end && visit.now >= at(end));
  },
};

function urlPasses({ rule, address }: { rule: NonNullable<TimingRules['url']>; address: string }): boolean {
  const { action, match, url } = rule;
  const found = matches({ match, url, address });
  // A pattern that is none fails, whichever way round it is asked.
  return found !== undefined && found === (action === 'show');
}

function matches({
  match,
  url,
  address,
}: {
  match: 'exact' | 'contains' | 'regex';
  url: string;
  address: string;
}): boolean | undefined {
  if (match === 'exact') return withoutSlash(address) === withoutSlash(url);
  if (match === 'contains') return address.includes(url);
  try {
    return new RegExp(url).test(address);
  } catch {
    return undefined;
  }
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** `au.search.yahoo.com` and `google.com.au` as well as `bing.com`. */
const SEARCH_ENGINES = /(^|\.)(google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** A visitor without an address to come from came from elsewhere. An engine is both a search and elsewhere. */
function cameFrom(source: Source, { href, referrer }: Visit): boolean {
  const from = hostOf(referrer);
  const isInternal = from !== '' && from === hostOf(href);
  if (source === 'internal' || isInternal) return source === 'internal' && isInternal;
  return source === 'external' || SEARCH_ENGINES.test(from);
}

function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^(www|m)\./, '');
  } catch {
    return '';
  }
}

/** The instant at which the visitor's own clock shows this time. */
function wallClock({ time, visit }: { time: string; visit: Visit }): number {
  const asUtc = Date.parse(`${time}Z`);
  return asUtc - visit.offset(asUtc) * 60_000;
}
