export { agesText, ageText, newYearText, unconfirmedText } from './ages.ts';
export { calculateDuty } from './calculate.ts';
export { dayText, editionOf, isDay } from './edition.ts';
export { DutyInputError } from './errors.ts';
export type { DutyInput, Dwelling, Kind, Location, OffThePlan, Question, Use } from './input.ts';
export { dollarText } from './money.ts';
export {
  type FirstHomeQuestion,
  firstHomeQuestion,
  kindsOf,
  questionMatters,
  questionsAsked,
} from './questions.ts';
export type { DutyLine, DutyResult, Step } from './result.ts';
export { calculateAtSettlement, settlementDecides } from './settlement.ts';
export { STATES, type State, stateName } from './states.ts';
export { stepText } from './step-text.ts';
export type * from './tables.ts';
