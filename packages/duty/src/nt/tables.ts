import type { StateTables } from '../tables.ts';
import { duty } from './duty.ts';
import { freshStartGrant, homeGrant } from './grants.ts';
import { houseAndLand } from './house-and-land.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';

/** Northern Territory. It has no surcharge on foreign buyers and no concession for first homes. */
export const nt: StateTables = {
  state: 'NT',
  kinds: ['established', 'new', 'vacant'],
  sources,
  schemes: [duty, houseAndLand, homeGrant, freshStartGrant, transferFee, mortgageFee],
};
