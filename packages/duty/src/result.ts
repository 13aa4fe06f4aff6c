import type { State } from './states.ts';
import type { Confidence, Part, Source } from './tables.ts';

/**
 * What a purchase costs and brings. Amounts are dollars, exact to the cent. `null` means: not known, and a line says
 * why; a total of which a part is not known is `null` too.
 */
export type DutyResult = {
  state: State;
  date: string;
  /** The financial year of the date: `2025-26`. */
  edition: string;
  dutiableValue: number | null;
  /** To pay, after concessions and discount. */
  stampDuty: number | null;
  /** Taken off by concessions. */
  concession: number | null;
  victorianDiscount: number | null;
  foreignDuty: number | null;
  transferFee: number | null;
  mortgageFee: number | null;
  /** stampDuty + foreignDuty + transferFee + mortgageFee. */
  totalFees: number | null;
  fhog: number | null;
  otherGrants: number | null;
  /** fhog + otherGrants. */
  totalGrants: number | null;
  lines: DutyLine[];
  /** There is no table for the date: "No rates for New South Wales before 1 July 2021." All amounts are null. */
  noRates?: string;
};

/**
 * One step of the answer. Duty less concessions less discount is the stamp duty. `working` adds up to the amount; that
 * of a concession or discount, to the duty it leaves.
 */
export type DutyLine = {
  /** The scheme's id. */
  id: string;
  part: Part;
  label: string;
  amount: number | null;
  working: Step[];
  /** The rule in words. */
  rule: string;
  /** The edition whose figures were used: for a fee not yet published, an older one than the result's. */
  edition: string;
  /** First day the table was in force. */
  from: string;
  confidence: Confidence;
  /** The edition the purchase falls in, the same for every line of a result. */
  purchaseEdition: string;
  /** The ISO day of the newest source the figures stand in; undefined where none has a date. `ageText` says it. */
  published?: string;
  /**
   * The figures are known to hold in the purchase's edition: its evidence is high, and not that of an earlier year nor
   * of one unofficial source alone. `unconfirmedText` says so where they are not.
   */
  confirmed: boolean;
  /** The authority for the figures. */
  source: Source;
  /** Where else they were read. */
  moreSources: Source[];
  /** What is uncertain, in words. */
  caveats: string[];
};

/** One step of the working. `stepText` puts it into words. */
export type Step =
  /** Of the part of the value between `over` and `to`: `rate` per cent, counted in steps of `per`. */
  | { step: 'band'; over: number; to: number; rate: number; per?: number; amount: number }
  | { step: 'whole'; value: number; rate: number; amount: number }
  | { step: 'quadratic'; value: number; square: number; linear: number; amount: number }
  /** The `part` of a `whole` times an amount: 34,070 × 50,000 / 150,000. */
  | { step: 'share'; of: number; part: number; whole: number; amount: number }
  /** A minimum, a cap, a rounding, a flat amount: what is added or taken off, and why. */
  | { step: 'fixed'; why: string; amount: number }
  /** `units` times `each`: 478 × $4.50. */
  | { step: 'units'; units: number; per: number; over: number; each: number; amount: number };
