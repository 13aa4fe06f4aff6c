import type { StateTables } from '../tables.ts';
import { offThePlan, pensioner } from './concessions.ts';
import { duty } from './duty.ts';
import { firstHome } from './first-home.ts';
import { firstHomeGrant } from './grants.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';
import { surcharge } from './surcharge.ts';

/** Tasmania. */
export const tas: StateTables = {
  state: 'TAS',
  kinds: ['established', 'new', 'vacant'],
  sources,
  schemes: [duty, firstHome, offThePlan, pensioner, surcharge, firstHomeGrant, transferFee, mortgageFee],
};
