import type { StateTables } from '@frontage/duty/engine';

/** Why the calculator cannot be shown. `advise` asks the visitor to refresh or to visit the calculator's own site. */
export class LoadError extends Error {
  readonly advise: boolean;

  constructor(message: string, { advise = true } = {}) {
    super(message);
    this.name = 'LoadError';
    this.advise = advise;
  }
}

export type StateOption = { id: number; short_name: string; full_name: string; active_modules: number[] };

/** All that the calculator needs, once every call succeeded and the host is not on the black list. */
export type Loaded = { template: string; style: string; states: StateOption[]; tables: StateTables[] };

/** How long each call may take, in ms. */
export const TIMEOUT_MS = 10_000;

/**
 * Loads template and styles, then the black list, then the states, then the rate data, each within ten seconds.
 * Throws `LoadError` at the first that fails, times out or answers something else.
 */
export async function loadCalculator(input: {
  /** Origin of the provider. */
  provider: string;
  state: string;
  language: string;
  /** The page's own host. */
  host: string;
  /** Gives the text at an address, as `createLoads` makes it. */
  load: Load;
}): Promise<Loaded> {
  const { state, language, host } = input;
  const load = (path: string) => input.load(`${input.provider}/duty/v1${path}`);
  const query = new URLSearchParams({ state, lang: language });
  const css = "Can't load CSS file.";
  const [template, style] = await Promise.all([
    attempt(css, () => load(`/template?${query}`), isTemplate),
    attempt(css, () => load('/style'), isStyle).catch(() =>
      attempt(css, () => load('/style/backup'), isStyle),
    ),
  ]);
  const blackList = await attempt(
    "Can't receive black list data.",
    async () => JSON.parse(await load('/black-list')),
    isBlackList,
  );
  if (blackList.some(({ url }) => bare(url) === bare(host)))
    throw new LoadError('Embedded code is incorrect.', { advise: false });
  const states = await attempt(
    "Can't load states.",
    async () => JSON.parse(await load('/states/all')),
    isStates,
  );
  const { tables } = await attempt(
    "Can't load states data.",
    async () => JSON.parse(await load('/tables')),
    isTables,
  );
  return { template, style, states, tables };
}

/** The text at an address; rejects when it does not come within ten seconds, or with an error. */
export type Load = (url: string) => Promise<string>;

/** Loads each address once, however many calculators of a page ask for it. One that failed is asked again next time. */
export function createLoads(fetch: typeof globalThis.fetch): Load {
  const loads = new Map<string, Promise<string>>();
  return (url) => {
    const earlier = loads.get(url);
    if (earlier) return earlier;
    const load = textOf({ fetch, url });
    loads.set(url, load);
    load.catch(() => loads.delete(url));
    return load;
  };
}

async function attempt<T>(
  message: string,
  call: () => Promise<unknown>,
  fits: (answer: unknown) => answer is T,
): Promise<T> {
  const answer = await call().catch(() => undefined);
  if (fits(answer)) return answer;
  throw new LoadError(message);
}

async function textOf({ fetch, url }: { fetch: typeof globalThis.fetch; url: string }): Promise<string> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: stop.signal, credentials: 'omit' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A host without scheme, www and whatever follows its name. Our own list holds names alone; another provider's may hold
 * addresses.
 */
const bare = (host: string) =>
  host
    .trim()
    .toLowerCase()
    .replace(/^(https?:)?(\/\/)?(www\.)?/, '')
    .replace(/[/:?#].*$/, '');

const isTemplate = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.includes('data-frontage-calculator');
const isStyle = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.includes('.sd-root');
const isBlackList = (answer: unknown): answer is { url: string }[] =>
  Array.isArray(answer) && answer.every((entry) => typeof entry?.url === 'string');
const isStates = (answer: unknown): answer is StateOption[] =>
  Array.isArray(answer) &&
  answer.length > 0 &&
  answer.every((state) => typeof state?.short_name === 'string' && Array.isArray(state.active_modules));
const isTables = (answer: unknown): answer is { tables: StateTables[] } => {
  const { tables } = (answer ?? {}) as { tables?: unknown };
  return Array.isArray(tables) && tables.length > 0 && tables.every((one) => Array.isArray(one?.schemes));
};
