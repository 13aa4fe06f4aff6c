import {
  type Condition,
  calculateDuty,
  type DutyInput,
  dollarText,
  type State,
  type StateTables,
} from '@frontage/duty/engine';
import { buyerText } from './rates/buyer-text.ts';
import { tableOn } from './rates/table-groups.ts';

/** A sample purchase before and after an edition, in dollars. `null` means: not known, or no rates. */
export type SampleChange = {
  label: string;
  /** Duty, surcharge and fees together. */
  payBefore: number | null;
  payAfter: number | null;
  grantsBefore: number | null;
  grantsAfter: number | null;
};

/** What an edition changes for sample purchases of one day. */
export type EditionPreview = { date: string; samples: SampleChange[] };

type Sample = { label: string; purchase: Omit<DutyInput, 'state' | 'date'> };

const SAMPLES: Sample[] = [
  {
    label: 'First home, established, $300,000',
    purchase: { value: 300_000, use: 'primary', firstHome: true },
  },
  {
    label: 'First home, new, $600,000',
    purchase: { value: 600_000, use: 'primary', firstHome: true, kind: 'new' },
  },
  {
    label: 'First home, established, $750,000',
    purchase: { value: 750_000, use: 'primary', firstHome: true },
  },
  { label: 'Home, $500,000', purchase: { value: 500_000, use: 'primary' } },
  { label: 'Home, $1,000,000', purchase: { value: 1_000_000, use: 'primary' } },
  { label: 'Home, $2,000,000', purchase: { value: 2_000_000, use: 'primary' } },
  { label: 'Investment, $400,000', purchase: { value: 400_000 } },
  { label: 'Investment, $1,200,000', purchase: { value: 1_200_000 } },
  { label: 'Investment, foreign buyer, $800,000', purchase: { value: 800_000, foreign: true } },
];

/** The most samples that are made for an edition's own rules. */
const MOST_OWN = 8;

/**
 * Works sample purchases out by both sets of tables: the same for every edition, and one for each of its own rules, so
 * that a fee for paper or a concession for pensioners shows too. `edition` must be sound. The contract is of today
 * where that is a day the edition changes, else of the day its newest table starts.
 */
export function previewEdition({
  edition,
  before,
  after,
  today,
}: {
  edition: StateTables;
  before: StateTables[];
  after: StateTables[];
  /** ISO day. */
  today: string;
}): EditionPreview {
  const date = holdsOn({ edition, tables: [...after, ...before], day: today }) ? today : newestDay(edition);
  const samples = [...SAMPLES, ...ownSamples(edition)].map(({ label, purchase }) => {
    const input: DutyInput = { ...purchase, state: edition.state, date };
    const [old, changed] = [calculateDuty(input, before), calculateDuty(input, after)];
    return {
      label,
      payBefore: old.totalFees,
      payAfter: changed.totalFees,
      grantsBefore: old.totalGrants,
      grantsAfter: changed.totalGrants,
    };
  });
  return { date, samples };
}

/** Whether one of the edition's tables is the one in force on a day, in any of these sets of tables. */
function holdsOn(input: { edition: StateTables; tables: StateTables[]; day: string }): boolean {
  const { edition, tables, day } = input;
  return tables
    .filter(({ state }) => state === edition.state)
    .some(({ schemes }) =>
      schemes.some((scheme) => {
        const own = edition.schemes.find(({ id }) => id === scheme.id);
        const held = tableOn(scheme.tables, day);
        return held !== undefined && own?.tables.some(({ from }) => from === held.from);
      }),
    );
}

/** A purchase that each rule of the edition's newest tables is for. */
function ownSamples(edition: StateTables): Sample[] {
  const rules = edition.schemes.flatMap(({ tables }) => tables.at(-1)?.rules ?? []);
  const samples = new Map<string, Sample>();
  for (const { when = {} } of rules) {
    const purchase = purchaseFor(when);
    const who = buyerText(withoutLimits(when));
    const label = `${who === 'Everyone else' ? 'Any buyer' : who}, ${dollarText(purchase.value)}`;
    if (!samples.has(label)) samples.set(label, { label, purchase });
  }
  return [...samples.values()].slice(0, MOST_OWN);
}

function purchaseFor(when: Condition): Sample['purchase'] {
  const { kind, location, income, valueOver, valueTo, valueUnder, ...said } = when;
  const most = Math.min(valueTo ?? USUAL, (valueUnder ?? USUAL + 1) - 1);
  return {
    ...said,
    value: Math.max(most, (valueOver ?? 0) + 1),
    ...(kind?.[0] ? { kind: kind[0] } : {}),
    ...(location?.[0] ? { location: location[0] } : {}),
    ...(income ? { income: income.upTo } : {}),
  };
}

/** The price of a rule's sample where the rule sets no limit, dollars. */
const USUAL = 650_000;

const withoutLimits = ({ valueOver: _, valueTo: __, valueUnder: ___, ...when }: Condition): Condition => when;

/** The newest table of each scheme of a state, and the sources they name: what an edition is best begun from. */
export function newestTables({
  tables,
  state,
}: {
  tables: StateTables[];
  state: State;
}): StateTables | undefined {
  const present = tables.find((one) => one.state === state);
  if (!present) return undefined;
  const schemes = present.schemes.map((scheme) => ({ ...scheme, tables: scheme.tables.slice(-1) }));
  const named = new Set(schemes.flatMap((scheme) => scheme.tables.flatMap(({ sources }) => sources)));
  const sources = Object.fromEntries(Object.entries(present.sources).filter(([key]) => named.has(key)));
  return { ...present, sources, schemes };
}

function newestDay({ schemes }: StateTables): string {
  const days = schemes.flatMap(({ tables }) => tables.map(({ from }) => from));
  return days.sort().at(-1) ?? '';
}
