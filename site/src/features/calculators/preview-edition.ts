import { calculateDuty, type DutyInput, type State, type StateTables } from '@frontage/duty/engine';

/** A sample purchase before and after an edition, in dollars. `null` means: not known, or no rates. */
export type SampleChange = {
  label: string;
  /** Duty, surcharge and fees together. */
  payBefore: number | null;
  payAfter: number | null;
  grantsBefore: number | null;
  grantsAfter: number | null;
};

/** What an edition changes for sample purchases on the day its newest table starts. */
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

/** Works the sample purchases out by both sets of tables. `edition` must be sound. */
export function previewEdition({
  edition,
  before,
  after,
}: {
  edition: StateTables;
  before: StateTables[];
  after: StateTables[];
}): EditionPreview {
  const date = newestDay(edition);
  const samples = SAMPLES.map(({ label, purchase }) => {
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
