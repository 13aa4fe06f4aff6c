import type { Buyer } from '@frontage/duty/buyers';
import { readAmount } from '../number-text.ts';

/** The most buyers that can be entered. */
export const MOST_BUYERS = 4;

/** What the calculator’s own page asks besides the purchase. */
export type BeyondInputs = {
  /** Dollars. */
  deposit?: number;
  /** Lender’s mortgage insurance, dollars. */
  insurance?: number;
  /** Empty where one person, or people with the same claims, buy. */
  buyers: Buyer[];
};

/** What to do about an amount or a share that cannot be read, by the name of its field. */
export type BeyondProblems = Record<string, string>;

const KINDS: readonly Buyer['kind'][] = ['person', 'company', 'trust'];

/** Reads it out of an address or a form. What is left empty is left out. */
export function beyondFromQuery(params: URLSearchParams): { inputs: BeyondInputs; problems: BeyondProblems } {
  const problems: BeyondProblems = {};
  const amount = (name: string) => {
    const read = readAmount(params.get(name) ?? '');
    if (typeof read === 'number') return read;
    if (read !== 'empty') problems[name] = 'Enter an amount in dollars, such as 85,000.';
    return undefined;
  };
  const buyers: Buyer[] = [];
  for (let number = 1; number <= MOST_BUYERS; number++) {
    const kind = KINDS.find((known) => known === params.get(`buyer${number}`));
    if (!kind) continue;
    const share = readAmount((params.get(`share${number}`) ?? '').replace(/%\s*$/, ''));
    if (typeof share !== 'number' || share <= 0 || share > 100)
      problems[`share${buyers.length + 1}`] = 'Enter a share between 0 and 100 per cent.';
    buyers.push({
      kind,
      share: typeof share === 'number' ? share / 100 : 0,
      firstHome: kind === 'person' && params.get(`first${number}`) === 'yes',
      foreign: params.get(`foreign${number}`) === 'yes',
    });
  }
  return { inputs: { deposit: amount('deposit'), insurance: amount('insurance'), buyers }, problems };
}

/** The same as `name=value&…`, '' where nothing was entered. */
export function queryOfBeyond({ deposit, insurance, buyers }: BeyondInputs): string {
  const query = new URLSearchParams();
  if (deposit !== undefined) query.set('deposit', `${deposit}`);
  if (insurance !== undefined) query.set('insurance', `${insurance}`);
  for (const [index, { kind, share, firstHome, foreign }] of buyers.entries()) {
    const number = index + 1;
    query.set(`buyer${number}`, kind);
    query.set(`share${number}`, `${Number((share * 100).toFixed(4))}`);
    if (firstHome) query.set(`first${number}`, 'yes');
    if (foreign) query.set(`foreign${number}`, 'yes');
  }
  return `${query}`;
}
