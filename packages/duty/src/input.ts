import type { State } from './states.ts';

export type Use = 'primary' | 'investment';
export type Kind = 'established' | 'new' | 'vacant';
/** Western Australia’s regions; `north26` is the part of the regions north of the 26th parallel. */
export type Location = 'metro' | 'peel' | 'regional' | 'north26';
export type Dwelling = 'unit' | 'house';
/** `true` where only the fact matters; the stage of the building where the law asks for it (Western Australia). */
export type OffThePlan = boolean | 'preConstruction' | 'underConstruction';

/** One purchase. Everything but state, date and value may be left out and then means "no" or what is said here. */
export type DutyInput = {
  state: State;
  /** ISO day of the contract (in Tasmania some rules go by settlement; their words say so). */
  date: string;
  /** Price or market value in dollars, whichever is greater, GST included; cents allowed. 0 to 10^12. */
  value: number;
  /** Left out: `investment`. */
  use?: Use;
  /** Every buyer meets the conditions for first home buyers (in the ACT: for the home buyer concession). */
  firstHome?: boolean;
  /** Left out: `established`. */
  kind?: Kind;
  foreign?: boolean;
  /** 0 to 1, the foreign buyers’ share; left out: 1. */
  foreignShare?: number;
  /** A buyer holds a pension or concession card and meets that scheme’s conditions. */
  pensioner?: boolean;
  /** Income of all buyers and their partners in the year before, dollars. Left out: what depends on it is not known. */
  income?: number;
  /** Dependent children. Left out: 0. */
  children?: number;
  /** Left out: `metro`. */
  location?: Location;
  /** Documents are lodged electronically. Left out: true, as nearly all are. */
  electronic?: boolean;
  offThePlan?: OffThePlan;
  /** Left out: `house`. */
  dwelling?: Dwelling;
  /** Land and the building contract bought together; `value` is then the total. */
  houseAndLandPackage?: boolean;
  /** Dollars of building work still to be done when the contract is signed (Victoria, off the plan). */
  constructionAfterContract?: number;
  /** The land is used for primary production. */
  primaryProduction?: boolean;
};

/** A checked purchase with nothing left out. Money is cents. */
export type Facts = {
  state: State;
  date: string;
  value: number;
  use: Use;
  firstHome: boolean;
  kind: Kind;
  foreign: boolean;
  foreignShare: number;
  pensioner: boolean;
  /** Not said: what depends on it is not known. */
  income: number | undefined;
  children: number;
  location: Location;
  electronic: boolean;
  offThePlan: OffThePlan;
  dwelling: Dwelling;
  houseAndLandPackage: boolean;
  /** Not said: nothing can be deducted. */
  construction: number | undefined;
  primaryProduction: boolean;
  /** The answers to the questions above, as the bits that conditions are compared with. */
  answers: number;
};

/** The questions that a purchase answers, apart from where, when and how much. */
export type Question = Exclude<keyof DutyInput, 'state' | 'date' | 'value'>;
