import type { DutyInput } from '@frontage/duty/engine';

/** A purchase as the calculator asks for it. */
export type Purchase = DutyInput & {
  /** ISO day; asked for where a relief goes by it. */
  settlement?: string;
};

/** What to do about an answer that cannot be read, by the field it is beside. */
export type Problems = Partial<Record<keyof Purchase, string>>;
