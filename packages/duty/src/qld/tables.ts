import type { StateTables } from '../tables.ts';
import { duty } from './duty.ts';
import { firstHomeGrant } from './grants.ts';
import { firstHome, homeConcession } from './home.ts';
import { firstHomeLand } from './land.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';
import { surcharge } from './surcharge.ts';

/** Queensland. */
export const qld: StateTables = {
  state: 'QLD',
  kinds: ['new', 'established', 'vacant'],
  sources,
  schemes: [
    duty,
    homeConcession,
    firstHome,
    firstHomeLand,
    surcharge,
    firstHomeGrant,
    transferFee,
    mortgageFee,
  ],
};
