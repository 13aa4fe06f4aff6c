import type { StateTables } from '../tables.ts';
import { earlier, firstHome, home, pensioner } from './concessions.ts';
import { duty } from './duty.ts';
import { firstHomeGrant } from './grants.ts';
import { offThePlan } from './off-the-plan.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';
import { surcharge } from './surcharge.ts';
import { waiver } from './waiver.ts';

/** Victoria. */
export const vic: StateTables = {
  state: 'VIC',
  kinds: ['established', 'new', 'vacant'],
  sources,
  schemes: [
    offThePlan,
    duty,
    home,
    firstHome,
    pensioner,
    earlier,
    waiver,
    surcharge,
    firstHomeGrant,
    transferFee,
    mortgageFee,
  ],
};
