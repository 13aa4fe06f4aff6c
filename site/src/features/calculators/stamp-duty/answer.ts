import {
  calculateAtSettlement,
  type DutyResult,
  type FirstHomeQuestion,
  firstHomeQuestion,
  type Kind,
  kindsOf,
  type Question,
  questionMatters,
  questionsAsked,
  STATES,
  type State,
  type StateTables,
} from '@frontage/duty/engine';
import type { Problems, Purchase } from './purchase.ts';
import { QUESTIONS, UNANSWERED } from './questions.ts';
import type { Spoken } from './say.ts';

/** One state's amounts for the same purchase, in dollars. */
export type StateAnswer = Pick<DutyResult, 'state' | 'stampDuty' | 'totalFees' | 'totalGrants'>;

/** All that the calculator shows for one purchase. Plain data: the server makes the first, the browser the others. */
export type Answer = {
  /** The purchase: answers that this state does not offer replaced by those it does, open ones filled in. */
  inputs: Purchase;
  result: DutyResult;
  /** The questions to ask, in their order. */
  asked: Question[];
  kinds: Kind[];
  /** The state asks for the stage of a building off the plan. */
  stages: boolean;
  /** What the state asks in place of "first home buyer". */
  firstHome: FirstHomeQuestion;
  /** Price and stamp duty, in dollars, from nothing to well above this price. */
  curve: [price: number, duty: number][];
  states: StateAnswer[];
};

export type CalculatorProps = {
  /** Made with `answerOf` from the tables. */
  first: Answer;
  /** What was wrong with the address, beside its field; the result is then not shown. */
  problems?: Problems;
  /** Nobody has answered yet: the problems are in the result, and no field is marked as wrong. */
  unanswered?: boolean;
  /** ISO day in Australia. */
  today: string;
  /** Who runs the website; it is on what is printed and copied. */
  agency?: string;
  /** Origin of the site that runs the calculator, without a slash at the end; empty for the same one. */
  provider: string;
  /** Handed in by a host; without them they are fetched from the provider. */
  tables?: StateTables[];
  /** The states to choose from, as the provider lists them; left out: all. */
  states?: { short_name: string; full_name: string }[];
  /** Path of the form that emails a result; it is given the result’s query. Left out: there is none. */
  emailForm?: string;
  /** The language of the page around it; left out in English. */
  spoken?: Spoken;
  /** The calculator has a page of its own: the address follows the answers, and it can be shared and printed. */
  ownPage?: boolean;
};

/** What a page adds to the calculator for the purchase shown. */
export type BeyondProps = {
  answer: Answer;
  /** False while there is no result: what was entered stays, without an answer. */
  shown: boolean;
  /** The element id of the form that its fields belong to. */
  form: string;
  /** What is in that form now. */
  entries: () => URLSearchParams;
  /** Not there until they have loaded. */
  tables: StateTables[] | undefined;
  /** Hands over what it adds to the copied text and to the address of the result. */
  report: (added: Added) => void;
};

/** Paragraphs for the copied text, and `name=value&…` for the address. */
export type Added = { text: string; query: string };

/** Works out everything that is shown for one purchase. Throws `DutyInputError` as `calculateDuty` does. */
export function answerOf(tables: StateTables[], wanted: Purchase): Answer {
  const kinds = kindsOf({ tables, state: wanted.state });
  const stages = asksForStage(tables, wanted.state);
  const inputs: Purchase = {
    ...wanted,
    kind: wanted.kind && kinds.includes(wanted.kind) ? wanted.kind : 'established',
    offThePlan:
      stages && wanted.offThePlan === true
        ? 'preConstruction'
        : stages
          ? wanted.offThePlan
          : wanted.offThePlan && true,
  };
  const open = questionsAsked({ tables, ...inputs });
  const asked = QUESTIONS.flatMap(({ name, whenItMatters }) =>
    open.has(name) && (!whenItMatters || questionMatters({ tables, input: inputs, question: name }))
      ? [name]
      : [],
  );
  for (const name of asked) Object.assign(inputs, { [name]: inputs[name] ?? UNANSWERED[name] });
  return {
    inputs,
    result: calculateAtSettlement(inputs, tables),
    asked,
    kinds,
    stages,
    firstHome: firstHomeQuestion({ tables, state: inputs.state, date: inputs.date }),
    curve: curveOf(tables, inputs),
    states: STATES.map(({ state }) => {
      const { stampDuty, totalFees, totalGrants } = calculateAtSettlement({ ...inputs, state }, tables);
      return { state, stampDuty, totalFees, totalGrants };
    }),
  };
}

/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that `parts` of reach `most`. */
export function niceStep(most: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(most / parts || 1));
  return ([1, 2, 2.5, 5].find((step) => step * power * parts >= most) ?? 10) * power;
}

/** Steps between two labelled prices of the curve, and labelled prices on it. */
export const CURVE = { between: 10, labels: 4 };

function curveOf(tables: StateTables[], inputs: Purchase): Answer['curve'] {
  const { between, labels } = CURVE;
  const step = niceStep(Math.min(1e12, Math.max(1e6, inputs.value * 1.5)), labels) / between;
  const curve: Answer['curve'] = [];
  for (let index = 0; index <= between * labels; index++) {
    const duty = calculateAtSettlement({ ...inputs, value: step * index }, tables).stampDuty;
    if (duty !== null) curve.push([step * index, duty]);
  }
  return curve;
}

const asksForStage = (tables: StateTables[], state: State) =>
  tables.some(
    (one) =>
      one.state === state &&
      one.schemes.some((scheme) =>
        scheme.tables.some((table) => table.rules.some((rule) => typeof rule.when?.offThePlan === 'string')),
      ),
  );
