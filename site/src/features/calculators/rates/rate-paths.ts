import { STATES, type State } from '@frontage/duty/engine';

/** The page that lists the states' rates. */
export const RATES_PATH = '/calculators/stamp-duty/rates';

/** Where a state's rates stand, or one scheme's of them. */
export function ratesPath(state: State, scheme?: string): string {
  return `${RATES_PATH}/${state.toLowerCase()}${scheme ? `#${scheme}` : ''}`;
}

/** The state of such an address: `vic`. */
export const stateOfPath = (name: string | undefined): State | undefined =>
  STATES.find(({ state }) => state.toLowerCase() === name)?.state;
