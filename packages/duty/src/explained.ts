import { type Found, lineOf } from './match.ts';
import type { DutyLine, DutyResult } from './result.ts';

type Amounts = Omit<DutyResult, 'lines' | 'noRates'>;

/**
 * The answer to a purchase. Its lines are made when they are first read: who draws a chart of a hundred prices reads
 * none of them. As JSON it is plain data, lines included.
 */
export class Explained implements DutyResult {
  declare readonly state: DutyResult['state'];
  declare readonly date: string;
  declare readonly edition: string;
  declare readonly dutiableValue: number | null;
  declare readonly stampDuty: number | null;
  declare readonly concession: number | null;
  declare readonly victorianDiscount: number | null;
  declare readonly foreignDuty: number | null;
  declare readonly transferFee: number | null;
  declare readonly mortgageFee: number | null;
  declare readonly totalFees: number | null;
  declare readonly fhog: number | null;
  declare readonly otherGrants: number | null;
  declare readonly totalGrants: number | null;
  readonly #found: Found[];
  #lines: DutyLine[] | undefined;

  constructor(amounts: Amounts, found: Found[]) {
    this.state = amounts.state;
    this.date = amounts.date;
    this.edition = amounts.edition;
    this.dutiableValue = amounts.dutiableValue;
    this.stampDuty = amounts.stampDuty;
    this.concession = amounts.concession;
    this.victorianDiscount = amounts.victorianDiscount;
    this.foreignDuty = amounts.foreignDuty;
    this.transferFee = amounts.transferFee;
    this.mortgageFee = amounts.mortgageFee;
    this.totalFees = amounts.totalFees;
    this.fhog = amounts.fhog;
    this.otherGrants = amounts.otherGrants;
    this.totalGrants = amounts.totalGrants;
    this.#found = found;
  }

  get lines(): DutyLine[] {
    this.#lines ??= this.#found.map(lineOf);
    return this.#lines;
  }

  toJSON(): DutyResult {
    return { ...this, lines: this.lines };
  }
}
