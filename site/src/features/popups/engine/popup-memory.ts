import type { Period } from '../popup-rules.ts';

/** The length of each period in ms. A session's count ends with the session, `ever` never does. */
export const PERIOD_MS = { day: 86_400_000, week: 604_800_000, month: 2_628_288_000 } as const;

const KEY = 'frontage:popups';
const SESSION_KEY = 'frontage:popups-session';

/** A browser's storage: `localStorage` or `sessionStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

type Count = { n: number; until?: number };

type OfPopup = {
  off?: true;
  /** Page views and visits when the visitor first met the popup. */
  met?: { pageViews: number; sessions: number };
  counts?: Partial<Record<Period, Count>>;
  /** The version that this visitor sees. */
  version?: 'a' | 'b';
};

type Kept = { pageViews: number; sessions: number; popups: Record<string, OfPopup> };

export type PopupMemory = ReturnType<typeof popupMemory>;

/**
 * What this browser stores about popups, in one storage entry: page views and visits, how often each popup was shown,
 * and which were dismissed for good. If storage is full, blocked or invalid, the data lasts as long as the page. `now`
 * is in ms.
 */
export function popupMemory({
  local,
  session,
  now,
}: {
  local: () => TextStorage;
  session: () => TextStorage;
  now: () => number;
}) {
  const lasting = textKeeper({ storage: local, key: KEY });
  const passing = textKeeper({ storage: session, key: SESSION_KEY });
  const read = (): Kept => readKept(lasting.read());
  const readSession = (): Record<string, number> => numbersOf(parsed(passing.read()));

  const change = (edit: (kept: Kept) => void) => {
    const kept = read();
    edit(kept);
    lasting.write(JSON.stringify(kept));
  };
  const changePopup = (id: string, edit: (popup: OfPopup) => void) =>
    change(({ popups }) => {
      const popup = popups[id] ?? {};
      edit(popup);
      popups[id] = popup;
    });

  return {
    /** Counts this page view, and the visit if it is its first page. */
    beginPage(): void {
      const begins = passing.read() === null;
      if (begins) passing.write('{}');
      change((kept) => {
        kept.pageViews += 1;
        if (begins) kept.sessions += 1;
      });
    },
    /** Page views and visits since this popup was first met, which is the first call. */
    since(id: string): { pageViews: number; sessions: number } {
      const { pageViews, sessions, popups } = read();
      const met = popups[id]?.met;
      if (!met) {
        changePopup(id, (popup) => {
          popup.met = { pageViews, sessions };
        });
        return { pageViews: 0, sessions: 0 };
      }
      return { pageViews: pageViews - met.pageViews, sessions: sessions - met.sessions };
    },
    /** Its count in the current period. */
    times({ id, period }: { id: string; period: Period }): number {
      if (period === 'session') return readSession()[id] ?? 0;
      const count = read().popups[id]?.counts?.[period];
      return count && runs({ count, period, now: now() }) ? count.n : 0;
    },
    count({ id, period }: { id: string; period: Period }): void {
      if (period === 'session') {
        const counts = readSession();
        counts[id] = (counts[id] ?? 0) + 1;
        passing.write(JSON.stringify(counts));
        return;
      }
      changePopup(id, (popup) => {
        const before = popup.counts?.[period];
        const goesOn = before && runs({ count: before, period, now: now() });
        const until = period === 'ever' ? undefined : now() + PERIOD_MS[period];
        popup.counts = {
          ...popup.counts,
          [period]: goesOn ? { ...before, n: before.n + 1 } : { n: 1, until },
        };
      });
    },
    /** Never shows it again in this browser. */
    turnOff(id: string): void {
      changePopup(id, (popup) => {
        popup.off = true;
      });
    },
    isOff: (id: string): boolean => read().popups[id]?.off === true,
    /** The version chosen for this visitor, which stays the same. `share` of 100 see version b; `draw` is from 0 to 1. */
    version({ id, share, draw }: { id: string; share: number; draw: () => number }): 'a' | 'b' {
      const kept = read().popups[id]?.version;
      if (kept) return kept;
      const version = draw() * 100 < share ? 'b' : 'a';
      changePopup(id, (popup) => {
        popup.version = version;
      });
      return version;
    },
  };
}

/** A period that ends later than its full length was stored before the clock was set back. */
function runs({ count, period, now }: { count: Count; period: Period; now: number }): boolean {
  if (period === 'ever' || period === 'session') return true;
  return count.until !== undefined && now < count.until && count.until - now <= PERIOD_MS[period];
}

/** One entry of a storage. Even accessing a blocked storage may throw; then the entry lives in the page. */
function textKeeper({ storage, key }: { storage: () => TextStorage; key: string }) {
  let own: string | null = null;
  return {
    read(): string | null {
      if (own !== null) return own;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text: string): void {
      try {
        storage().setItem(key, text);
        own = null;
      } catch {
        own = text;
      }
    },
  };
}

/** Reads the valid parts of what is stored. */
function readKept(text: string | null): Kept {
  const { pageViews, sessions, popups } = parsed(text);
  const entries = Object.entries(recordOf(popups)).map(
    ([id, popup]) => [id, popupOf(recordOf(popup))] as const,
  );
  return { pageViews: countOf(pageViews), sessions: countOf(sessions), popups: Object.fromEntries(entries) };
}

function popupOf({ off, met, counts, version }: Record<string, unknown>): OfPopup {
  const popup: OfPopup = {};
  if (off === true) popup.off = true;
  if (version === 'a' || version === 'b') popup.version = version;
  const { pageViews, sessions } = recordOf(met);
  if (met) popup.met = { pageViews: countOf(pageViews), sessions: countOf(sessions) };
  const kept = Object.entries(recordOf(counts)).map(([period, count]) => {
    const { n, until } = recordOf(count);
    return [period, { n: countOf(n), ...(typeof until === 'number' && { until }) }] as const;
  });
  if (kept.length) popup.counts = Object.fromEntries(kept);
  return popup;
}

const numbersOf = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, countOf(value)]));

const countOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

function parsed(text: string | null): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
