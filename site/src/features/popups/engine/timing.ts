import type { Browser, Device, Source, TimingRules } from '../popup-rules.ts';
import type { PopupMemory } from './popup-memory.ts';

/** What the rules need to know: this page, the visitor and their device. */
export type Visit = {
  /** The page's URL and the referrer ('' if the browser hides it). */
  href: string;
  referrer: string;
  device: Device;
  /** Undefined if unknown. */
  browser: Browser | undefined;
  /** The roles of the signed-in visitor; undefined for an anonymous one. */
  roles: readonly string[] | undefined;
  /** The time in the visitor's browser, epoch ms. */
  now: number;
  /** The visitor's UTC offset at a time, in minutes. */
  offset: (at: number) => number;
};

type Asked = { visit: Visit; id: string; memory: Pick<PopupMemory, 'since' | 'times'> };

/** The first rule that prevents this popup; undefined if it may show. */
export function failedRule({
  rules,
  ...asked
}: Asked & { rules: TimingRules }): keyof TimingRules | undefined {
  // Evaluated for every popup, even if another rule fails, so that its first page view is stored.
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
  // An invalid pattern fails, for both `show` and `hide`.
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

/** Without a referrer the visit is external. A search engine counts as search and as external. */
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

/** The instant of a local time in the visitor's time zone. */
function wallClock({ time, visit }: { time: string; visit: Visit }): number {
  const asUtc = Date.parse(`${time}Z`);
  return asUtc - visit.offset(asUtc) * 60_000;
}
