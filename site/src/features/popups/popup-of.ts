import type { Popup as Doc } from '#site/payload-types.ts';
import { SITE_ZONE, TIME_ZONES } from '#site/ui/admin/time-zones.ts';
import type { DialogSettings } from '#site/ui/dialog/dialog-settings.ts';
import { entranceOf } from '#site/ui/entrances.ts';
import { LONGEST_SECONDS } from './fields/parts.ts';
import { checkSelector } from './fields/selector.ts';
import { ANIMATIONS, isClass, WIDTHS } from './fields/settings-fields.ts';
import {
  BROWSERS,
  DEVICES,
  PLACES,
  type Popup,
  SOURCES,
  type TimingRules,
  type Triggers,
} from './popup-rules.ts';
import { PAGE_CONDITIONS, type PageCondition } from './where/page-conditions.ts';

/** A stored popup; any part may be missing in older or imported ones. */
export type StoredPopup = Partial<Omit<Doc, 'id'>> & { id: number };

/**
 * A stored popup as sent to the browser, without its content. Invalid values are removed, numbers are limited to their
 * range, and one way to close it by keyboard remains.
 */
export function popupOf(doc: StoredPopup): Popup {
  const other = idOf(doc.test?.other);
  const goal = textOf(doc.goal);
  return {
    id: String(doc.id),
    settings: settingsOf(doc),
    rules: rulesOf(doc.rules ?? {}),
    triggers: triggersOf(doc.triggers ?? {}),
    ...(goal && checkSelector(goal) === true && { goal }),
    ...(other !== undefined &&
      other !== doc.id && {
        test: { other: String(other), share: within({ value: doc.test?.share, min: 1, max: 99, or: 50 }) },
      }),
  };
}

/** The pages on which it shows, and the exceptions. */
export const conditionsOf = (rows: StoredPopup['showOn']): PageCondition[] =>
  (rows ?? []).flatMap(({ place, pages, address }) =>
    typeof place === 'string' && Object.hasOwn(PAGE_CONDITIONS, place)
      ? [
          {
            place,
            pages: (pages ?? []).flatMap((page) => idOf(page) ?? []),
            address: textOf(address) || undefined,
          },
        ]
      : [],
  );

/**
 * Start and end (epoch ms) of its schedule. Times in the visitor's time zone start when the first time zone in the world
 * reaches them and end with the last.
 */
export function spanOf({ rules: { schedule } }: Pick<Popup, 'rules'>): { from: number; until: number } {
  const [ahead, behind] = schedule?.zone === 'visitor' ? [EARLIEST_ZONE_MS, LATEST_ZONE_MS] : [0, 0];
  const at = (time: string) => Date.parse(schedule?.zone === 'visitor' ? `${time}Z` : time);
  return {
    from: schedule?.start ? at(schedule.start) - ahead : Number.NEGATIVE_INFINITY,
    until: schedule?.end ? at(schedule.end) + behind : Number.POSITIVE_INFINITY,
  };
}

/** Time zones are up to 14 hours ahead of UTC, and up to 12 behind. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;
const LATEST_ZONE_MS = 12 * 3_600_000;

function settingsOf({ name, label, settings, openSelector }: StoredPopup): Popup['settings'] {
  const own = settings ?? {};
  // Without any of these it could not be closed by keyboard.
  const hasButton = own.closeButton !== false || own.preventCloseOnEsc === true;
  const closes = seconds(own.closeAutomatically, 0);
  const selector = textOf(openSelector);
  return {
    label: textOf(label) || textOf(name) || 'Popup',
    place: oneOf(PLACES, own.place) ?? 'center',
    width: Math.round(within({ value: own.width, ...WIDTHS, or: WIDTHS.normal })),
    overlay: own.overlay !== false,
    ...(hasButton && {
      closeButton: {
        position: own.closeButtonPosition === 'outside' ? ('outside' as const) : ('inside' as const),
        delay: seconds(own.closeButtonDelay, 0),
      },
    }),
    ...(closes > 0 && { closeAutomatically: closes }),
    preventScroll: own.preventScroll === true,
    preventCloseOnBackgroundClick: own.preventCloseOnBackgroundClick === true,
    preventCloseOnEsc: own.preventCloseOnEsc === true,
    entrance: animationOf(own.entranceAnimation),
    exit: animationOf(own.exitAnimation),
    entranceDuration: within({ value: own.entranceDuration, min: 0, max: 5, or: 0.3 }),
    a11yNavigation: own.a11yNavigation !== false,
    avoidMultiple: own.avoidMultiple === true,
    classes: textOf(own.classes).split(/\s+/).filter(isClass),
    ...(selector && checkSelector(selector) === true && { openSelector: selector }),
  };
}

function rulesOf(own: NonNullable<StoredPopup['rules']>): TimingRules {
  const sources = several(SOURCES, own.sources);
  const devices = several(DEVICES, own.devices);
  const browsers = several(BROWSERS, own.browsers);
  const schedule = scheduleOf(own);
  return {
    ...(own.pageViews && { pageViews: { views: count(own.pageViewsViews, 3) } }),
    ...(own.sessions && { sessions: { sessions: count(own.sessionsSessions, 2) } }),
    ...(own.url &&
      textOf(own.urlUrl) && {
        url: {
          action: own.urlAction === 'hide' ? ('hide' as const) : ('show' as const),
          match: oneOf(['exact', 'contains', 'regex'] as const, own.urlMatch) ?? 'contains',
          url: textOf(own.urlUrl),
          ...(own.urlOf === 'page' && { of: 'page' as const }),
        },
      }),
    ...(sources.length > 0 && { sources }),
    ...(own.loggedIn === 'hide' && { loggedIn: { users: 'all' as const } }),
    ...(devices.length > 0 && { devices }),
    ...(own.times && {
      times: {
        count: own.timesCount === 'close' ? ('close' as const) : ('open' as const),
        period: oneOf(['ever', 'session', 'day', 'week', 'month'] as const, own.timesPeriod) ?? 'week',
        times: count(own.timesTimes, 1),
      },
    }),
    ...(browsers.length > 0 && { browsers }),
    ...(schedule && { schedule }),
  };
}

function scheduleOf(own: NonNullable<StoredPopup['rules']>): TimingRules['schedule'] {
  const zone = own.scheduleZone === 'visitor' ? 'visitor' : 'site';
  const time = (instant: unknown, timeZone: unknown) => {
    const at = Date.parse(textOf(instant));
    if (Number.isNaN(at)) return undefined;
    return zone === 'site' ? new Date(at).toISOString() : clockTime({ at, timeZone: zoneOf(timeZone) });
  };
  const start = time(own.scheduleStart, own.scheduleStart_tz);
  const end = time(own.scheduleEnd, own.scheduleEnd_tz);
  return start || end ? { zone, ...(start && { start }), ...(end && { end }) } : undefined;
}

const zoneOf = (stored: unknown): string =>
  typeof stored === 'string' && Object.hasOwn(TIME_ZONES, stored) ? stored : SITE_ZONE;

/** The local time of a time zone at an instant, as `YYYY-MM-DDTHH:mm`. */
function clockTime({ at, timeZone }: { at: number; timeZone: string }): string {
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return written.format(at).replace(' ', 'T');
}

function triggersOf(own: NonNullable<StoredPopup['triggers']>): Triggers {
  const selector = textOf(own.scrollingToSelector);
  return {
    ...(own.pageLoad && { pageLoad: { delay: seconds(own.pageLoadDelay, 0) } }),
    ...(own.scrolling && {
      scrolling: {
        direction: own.scrollingDirection === 'up' ? ('up' as const) : ('down' as const),
        offset: within({ value: own.scrollingOffset, min: 0, max: 100, or: 50 }),
      },
    }),
    ...(own.scrollingTo && selector && checkSelector(selector) === true && { scrollingTo: { selector } }),
    ...(own.click && { click: { times: count(own.clickTimes, 1) } }),
    ...(own.inactivity && { inactivity: { time: seconds(own.inactivityTime, 30) } }),
    ...(own.exitIntent && { exitIntent: {} }),
    ...(own.adblockDetection && { adblockDetection: { delay: seconds(own.adblockDetectionDelay, 1) } }),
  };
}

/** A dialog's own animation by its name; an entrance of blocks as its keyframes, which browsers need not look up. */
function animationOf(name: unknown): DialogSettings['entrance'] {
  if (typeof name !== 'string' || !Object.hasOwn(ANIMATIONS, name)) return 'none';
  const { keyframes, from = 'none' } = entranceOf(name);
  return keyframes === 'none' ? name : { keyframes, from };
}

const count = (value: unknown, or: number): number => Math.round(within({ value, min: 1, max: 1000, or }));

const seconds = (value: unknown, or: number): number => within({ value, min: 0, max: LONGEST_SECONDS, or });

function within({ value, min, max, or }: { value: unknown; min: number; max: number; or: number }): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : or;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const oneOf = <Value>(all: readonly Value[], value: unknown): Value | undefined =>
  all.find((each) => each === value);

/** The known values; none if all are chosen, which means the same. */
function several<Value>(all: readonly Value[], chosen: readonly unknown[] | null | undefined): Value[] {
  const known = all.filter((each) => Array.isArray(chosen) && chosen.includes(each));
  return known.length === all.length ? [] : known;
}

function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return Number.isSafeInteger(id) ? Number(id) : undefined;
}
