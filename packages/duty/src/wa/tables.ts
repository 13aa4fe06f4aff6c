import type { StateTables } from '../tables.ts';
import { dutiableValue, duty, ownHome } from './duty.ts';
import { firstHome } from './first-home.ts';
import { assistance, firstHomeGrant } from './grants.ts';
import { offThePlan } from './off-the-plan.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';
import { surcharge } from './surcharge.ts';

/** Western Australia. */
export const wa: StateTables = {
  state: 'WA',
  kinds: ['established', 'new', 'vacant'],
  sources,
  schemes: [
    dutiableValue,
    duty,
    ownHome,
    firstHome,
    offThePlan,
    surcharge,
    firstHomeGrant,
    assistance,
    transferFee,
    mortgageFee,
  ],
};
