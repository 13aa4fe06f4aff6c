import { calculateDuty } from './calculate.ts';
import type { DutyInput } from './input.ts';
import { dollarText } from './money.ts';
import type { DutyResult } from './result.ts';
import { type State, stateName } from './states.ts';
import type { StateTables } from './tables.ts';

/** One of the buyers of a property. */
export type Buyer = {
  kind: 'person' | 'company' | 'trust';
  /** 0 to 1. */
  share: number;
  /** Meets the conditions for first home buyers; a person only. */
  firstHome: boolean;
  foreign: boolean;
};

/** The amounts of `DutyResult` that several buyers change. */
export type BuyersAmounts = Pick<
  DutyResult,
  'stampDuty' | 'foreignDuty' | 'transferFee' | 'mortgageFee' | 'totalFees' | 'totalGrants'
>;

/** What these buyers pay together, and in sentences what was taken for granted and what is not known. */
export type BuyersResult = BuyersAmounts & { notes: string[] };

/**
 * Where every buyer must be a first home buyer and a person, as the state’s office says. Elsewhere it is not known how
 * a purchase is treated that only some of the buyers qualify for. That one of them must be a citizen or permanent
 * resident is in the tables (`needsResident`).
 */
const ALL_MUST_QUALIFY: readonly State[] = ['ACT', 'TAS', 'VIC'];

/** Why buyers cannot be worked with, in a sentence; undefined when they can. */
export function buyersProblem(buyers: readonly Buyer[]): string | undefined {
  if (buyers.some(({ share }) => !(share > 0 && share <= 1)))
    return 'Give each buyer a share of more than 0% and at most 100%.';
  const total = buyers.reduce((sum, { share }) => sum + share, 0);
  if (Math.abs(total - 1) < 0.0001) return undefined;
  return `The shares come to ${Number((total * 100).toFixed(2))}%. Make them come to 100%.`;
}

/**
 * Duty, fees and grants of a purchase by several buyers, a company or a trust, from calls of `calculateDuty`: the duty
 * is on the whole property, the foreign surcharge on the foreign buyers’ shares. What the tables do not know is `null`,
 * with a note. The buyers must have no `buyersProblem`; the answers of `input` about first home and foreign are not used.
 */
export function calculateForBuyers(
  { input, buyers }: { input: DutyInput; buyers: readonly Buyer[] },
  tables: StateTables[],
): BuyersResult {
  const { state } = input;
  const notes: string[] = [];
  const foreignShare = Math.min(1, sum(buyers.filter(({ foreign }) => foreign)));
  const persons = buyers.filter(({ kind }) => kind === 'person');
  const use = persons.length > 0 ? input.use : 'investment';
  if (persons.length === 0 && input.use === 'primary')
    notes.push('Owner-occupier concessions are not available to a company or trust.');
  const base: DutyInput = {
    ...input,
    use,
    foreign: foreignShare > 0,
    foreignShare: foreignShare || 1,
    pensioner: persons.length === buyers.length && input.pensioner === true,
  };
  const without = calculateDuty({ ...base, firstHome: false }, tables);
  const amounts = { ...firstHomeOf({ base, buyers, without, notes, tables }) };
  if (foreignShare > 0 && foreignShare < 1 && amounts.foreignDuty)
    notes.push(
      `The surcharge applies to the foreign buyers’ ${percent(foreignShare)} share of the property.`,
    );
  if (persons.length > 0 && persons.length < buyers.length && input.use === 'primary')
    unknown({
      amounts,
      known: calculateDuty({ ...base, use: 'investment', firstHome: false }, tables),
      notes,
      text: `Whether ${stateName(state)} gives a concession for a home that a person buys together with a company or trust is not known.`,
    });
  const trustee = buyers.some(({ kind, foreign }) => kind === 'trust' && !foreign);
  if (trustee && hasSurcharge(base, tables)) {
    amounts.foreignDuty = null;
    amounts.totalFees = null;
    notes.push('The calculator can’t tell whether a trust is foreign, so the surcharge is not known.');
  }
  return { ...amounts, notes };
}

type Parts = {
  base: DutyInput;
  buyers: readonly Buyer[];
  without: DutyResult;
  notes: string[];
  tables: StateTables[];
};

/** The amounts with what first home buyers among these buyers are given. */
function firstHomeOf({ base, buyers, without, notes, tables }: Parts): BuyersAmounts {
  const { state } = base;
  const qualify = buyers.filter(({ kind, firstHome }) => kind === 'person' && firstHome);
  if (qualify.length === 0) return explained(without, notes);
  const all = qualify.length === buyers.length;
  const withRelief = calculateDuty({ ...base, firstHome: true }, tables);
  if (all) {
    const usual = concessionCaveats(calculateDuty({ ...base, firstHome: true, foreign: false }, tables));
    notes.push(...concessionCaveats(withRelief).filter((caveat) => !usual.includes(caveat)));
    return explained(withRelief, notes);
  }
  if (ALL_MUST_QUALIFY.includes(state))
    notes.push(
      `In ${stateName(state)} every buyer must qualify for first home relief, so no duty relief applies.`,
    );
  else {
    const amounts = amountsOf(withRelief);
    unknown({
      amounts,
      known: without,
      notes,
      text: `How ${stateName(state)} treats a purchase when only some of the buyers are first home buyers is not known.`,
    });
    return amounts;
  }
  const amounts = amountsOf(without);
  // What is true of the relief need not be true of the grant.
  if (withRelief.totalGrants !== without.totalGrants) {
    amounts.totalGrants = null;
    notes.push('Whether a first home owner grant is paid to some of the buyers is not known.');
  }
  return amounts;
}

/** Every amount that differs from what is known without the relief is not known. */
function unknown(input: { amounts: BuyersAmounts; known: DutyResult; notes: string[]; text: string }): void {
  const { amounts, known, notes, text } = input;
  const differ = KEYS.filter((key) => amounts[key] !== known[key]);
  if (differ.length === 0) return;
  for (const key of differ) amounts[key] = null;
  const most = differ.includes('stampDuty') && known.stampDuty !== null;
  notes.push(most ? `${text} Without a concession, duty is ${dollarText(known.stampDuty ?? 0)}.` : text);
}

/** The amounts of a result, with a note for each concession of it that is not known. */
function explained(result: DutyResult, notes: string[]): BuyersAmounts {
  for (const { part, amount, label, caveats } of result.lines)
    if (part === 'concession' && amount === null) notes.push(`${label}: ${caveats.at(-1)}`);
  return amountsOf(result);
}

/** What the concessions of a result say besides their amounts. */
const concessionCaveats = ({ lines }: DutyResult) =>
  lines.flatMap(({ part, amount, caveats }) => (part === 'concession' && amount !== null ? caveats : []));

const KEYS = ['stampDuty', 'foreignDuty', 'transferFee', 'mortgageFee', 'totalFees', 'totalGrants'] as const;

const amountsOf = (result: DutyResult): BuyersAmounts =>
  Object.fromEntries(KEYS.map((key) => [key, result[key]])) as BuyersAmounts;

const hasSurcharge = (base: DutyInput, tables: StateTables[]) =>
  calculateDuty({ ...base, firstHome: false, foreign: true, foreignShare: 1 }, tables).foreignDuty !== 0;

const sum = (buyers: readonly Buyer[]) => buyers.reduce((total, { share }) => total + share, 0);
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
