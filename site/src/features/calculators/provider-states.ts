import { type Question, questionsAsked, STATES, type StateTables } from '@frontage/duty/engine';

/** A state as the provider's list has it. `active_modules` holds 1 for each of {@link MODULES} that the state asks, else 0. */
export type ProviderState = { id: number; short_name: string; full_name: string; active_modules: (0 | 1)[] };

/** The calculator's question modules, in the order of the flags. */
export const MODULES: Question[] = [
  'use',
  'firstHome',
  'kind',
  'pensioner',
  'foreign',
  'income',
  'children',
  'location',
  'electronic',
];

/** All states with the questions their rules ask on an ISO day. */
export function providerStates({ tables, date }: { tables: StateTables[]; date: string }): ProviderState[] {
  return STATES.map(({ id, state, name }) => {
    const asked = questionsAsked({ tables, state, date });
    return {
      id,
      short_name: state,
      full_name: name,
      active_modules: MODULES.map((module) => (asked.has(module) ? 1 : 0)),
    };
  });
}
