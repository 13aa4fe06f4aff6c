import type { Dwelling, Kind, Location, Use } from './input.ts';
import type { State } from './states.ts';

/**
 * How a state's rates are written down: a list of schemes, each a list of tables that are in force from a day until
 * the next table of the same scheme. Plain data (JSON), so that an edition can be added without a deploy.
 * All amounts are dollars, all rates per cent or dollars per `per` dollars, all days ISO.
 */
export type StateTables = {
  state: State;
  /** The kinds of purchase the state's rules know, in the order they are offered. */
  kinds: Kind[];
  sources: Record<string, Source>;
  schemes: Scheme[];
};

/** Where a figure was read. */
export type Source = {
  title: string;
  address: string;
  official: boolean;
  /**
   * The ISO day of the source itself: the day it was published, or, for official figures that somebody passes on, the
   * day they read the official page. Left out where the source has no date. The day we looked it up is never meant.
   */
  published?: string;
};

/** high: official text, or independent readings that agree; medium: one good source; low: a weak one, or an assumption. */
export type Confidence = 'high' | 'medium' | 'low';

/** The figure of the answer that a scheme works on. */
export type Part =
  | 'dutiableValue'
  | 'duty'
  | 'concession'
  | 'victorianDiscount'
  | 'foreignDuty'
  | 'fhog'
  | 'otherGrants'
  | 'transferFee'
  | 'mortgageFee';

/** One thing the law does, through the years: the duty itself, a concession, a grant, a fee. */
export type Scheme = {
  /** Unique within the state, kebab-case: `duty`, `first-home`, `transfer-fee`. */
  id: string;
  part: Part;
  /** What the line is called: "Transfer duty", "First Home Owner (New Homes) Grant". */
  label: string;
  /** The name of its rows in the provider's rate list, where the rules do not say otherwise. */
  row: RowType;
  /** Ascending by `from`. A scheme that ended has a last table without rules. */
  tables: Table[];
};

export type Table = {
  /** In force from this day. */
  from: string;
  /**
   * For each edition the figures were found for, how sure they are: `{ '2025-26': 'high', '2026-27': 'medium' }`. An
   * edition runs from 1 July to 30 June. Later editions than the last one named here use the table, and the line says
   * that its figures are not confirmed.
   */
  evidence: Record<string, Confidence>;
  /** The last ISO day, where the law or the office states one: "for contracts to 30 June 2028". */
  endsOn?: string;
  /** Keys into the state's sources, the authority for the figures first. The age shown is that of the newest. */
  sources: string[];
  /** The rule in words, for the buyer. */
  rule: string;
  /** A buyer must be an Australian citizen or permanent resident: a wholly foreign purchase gets nothing by it. */
  needsResident?: boolean;
  /** The scheme is for buyers who owned no property in this many years, not for first home buyers alone (ACT). */
  noPropertyYears?: number;
  /** What a buyer must know besides: an expiry date, an assumption, what is announced. */
  caveat?: string;
  /** The first rule whose condition fits is used. None: there is nothing. */
  rules: Rule[];
};

export type Rule = {
  when?: Condition;
  give: Formula;
  /** In place of the scheme's label and the table's rule. */
  label?: string;
  rule?: string;
  /** Besides the table's. */
  caveat?: string;
  /** Where this rule is less sure than its table. */
  confidence?: Confidence;
  /** As of a table, for this rule alone: a wholly foreign purchase goes on to the next rule. */
  needsResident?: boolean;
  row?: RowType;
};

/** All that is named must be so. `value…` compare the dutiable value (for grants and fees the price). */
export type Condition = {
  use?: Use;
  firstHome?: boolean;
  kind?: Kind[];
  foreign?: boolean;
  pensioner?: boolean;
  location?: Location[];
  electronic?: boolean;
  /** `true` and `false` ask for the fact, a word for the stage. */
  offThePlan?: boolean | 'preConstruction' | 'underConstruction';
  dwelling?: Dwelling;
  houseAndLandPackage?: boolean;
  primaryProduction?: boolean;
  /** Up to and including. */
  valueTo?: number;
  /** Strictly less. */
  valueUnder?: number;
  /** Strictly more. */
  valueOver?: number;
  /** Income at most `upTo`, plus `perChild` for each child up to `childrenTo` of them. */
  income?: { upTo: number; perChild: number; childrenTo: number };
};

/** Bands in the order of the official page. The amounts at the start of a band are the published ones. */
export type Scale = {
  /** The step that marginal bands count in, each "or part of it": 100. Left out: exact percentages. */
  per?: number;
  bands: Band[];
  /** Least duty on any purchase. */
  minimum?: number;
  /** How the final amount is rounded. Left out: to the nearest cent. */
  rounding?: 'down-to-5-cents';
};

export type Band =
  /** `base` plus `rate` per cent of what is over `over`. */
  | { over: number; base: number; rate: number }
  /** `whole` per cent of the whole value, for values over `over`, or of `from` and more. */
  | { over: number; whole: number }
  | { from: number; whole: number }
  /** `square` × V² + `linear` × V, where V is the value in thousands. */
  | { over: number; square: number; linear: number };

export type Formula =
  // Duty and concessions
  | { formula: 'scale'; scale: Scale }
  /** Nothing to pay. */
  | { formula: 'nil' }
  /** `scale` (or the duty before concessions) less the amount of the step the value stands in; never under nil. */
  | { formula: 'less'; scale?: Scale; steps: { from: number; off: number }[] }
  /** Nil to `nilTo`; then duty × (value − nilTo) / (endsAt − nilTo). */
  | { formula: 'taper'; nilTo: number; endsAt: number }
  /** Nil to `nilTo`; then duty − (duty on nilTo) × (endsAt − value) / (endsAt − nilTo). */
  | { formula: 'fading'; nilTo: number; endsAt: number }
  /** Nil to `nilTo`; then `rate` for every 100 or part over it. */
  | { formula: 'perHundred'; nilTo: number; rate: number }
  /**
   * `percent` of the duty is taken off, at most `most`; with `foreignToo` the foreign duty shares in it. With `halves`
   * the percentage falls in a straight line, to half of it, between these two values.
   */
  | {
      formula: 'share';
      percent: number;
      most?: number;
      foreignToo?: boolean;
      halves?: { from: number; to: number };
    }
  // Dutiable value
  /** The price less the building work still to be done; only where that leaves at most `leavesAtMost`. */
  | { formula: 'deductConstruction'; leavesAtMost?: number }
  /** Cents are dropped. */
  | { formula: 'wholeDollars' }
  // Surcharges
  | { formula: 'percent'; percent: number }
  // Grants: never more than the price
  | { formula: 'amount'; amount: number }
  /** `amount` less `less` for every whole 100 of the price over `over`. */
  | { formula: 'lessPerHundred'; amount: number; over: number; less: number }
  // Fees
  | { formula: 'fee'; fee: Fee }
  // Anything
  /** A table exists and gives nothing; its words are shown to those whom it concerns. */
  | { formula: 'none' }
  /** The law gives something and the amount is not known. */
  | { formula: 'unknown' };

/** Flat steps by price first; above them `base` and `each` for every `per` (started, or only whole ones) over `over`. */
export type Fee = {
  steps?: { to: number; amount: number }[];
  base: number;
  over?: number;
  each?: number;
  per?: number;
  count?: 'started' | 'whole';
  /** The most that is charged. */
  most?: number;
};

/** Names of the rows in the provider's rate list. */
export type RowType =
  | 'mortgage_registration_fee'
  | 'land_transfer_fee'
  | 'general_rate'
  | 'residential_rate'
  | 'non_principal_place_of_residence_rate'
  | 'concessional_rate'
  | 'home_concession_rates'
  | 'first_home_concession_rate'
  | 'first_home_buyer_discount'
  | 'home_buyer_concession'
  | 'pensioner_duty_concession'
  | 'pensioner_concession'
  | 'principal_place_of_residence_rebate'
  | 'off_the_plan_concession'
  | 'house_and_land_package_exemption'
  | 'victorian_discount'
  | 'foreign_buyers_duty'
  | 'first_home_owner_grant'
  | 'new_home_grant'
  | 'first_home_builder_boost'
  | 'housing_construction_grant'
  | 'dutiable_value';
