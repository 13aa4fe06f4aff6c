/** The eight states and territories, in the order of their numbers: `id` 1 to 8, alphabetical. */
export const STATES = [
  { id: 1, state: 'ACT', name: 'Australian Capital Territory' },
  { id: 2, state: 'NSW', name: 'New South Wales' },
  { id: 3, state: 'NT', name: 'Northern Territory' },
  { id: 4, state: 'QLD', name: 'Queensland' },
  { id: 5, state: 'SA', name: 'South Australia' },
  { id: 6, state: 'TAS', name: 'Tasmania' },
  { id: 7, state: 'VIC', name: 'Victoria' },
  { id: 8, state: 'WA', name: 'Western Australia' },
] as const;

/** A state or territory by its short name. */
export type State = (typeof STATES)[number]['state'];

/** The full name of a state, for sentences. */
export function stateName(state: State): string {
  return STATES.find((known) => known.state === state)?.name ?? state;
}
