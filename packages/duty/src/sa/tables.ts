import type { StateTables } from '../tables.ts';
import { downsizer, offThePlan } from './concessions.ts';
import { duty } from './duty.ts';
import { firstHome } from './first-home.ts';
import { firstHomeGrant, housingConstructionGrant } from './grants.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';
import { surcharge } from './surcharge.ts';

/** South Australia. */
export const sa: StateTables = {
  state: 'SA',
  kinds: ['new', 'established', 'vacant'],
  sources,
  schemes: [
    duty,
    firstHome,
    offThePlan,
    downsizer,
    surcharge,
    firstHomeGrant,
    housingConstructionGrant,
    transferFee,
    mortgageFee,
  ],
};
