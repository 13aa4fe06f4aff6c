import type { StateTables } from '../tables.ts';
import { duty } from './duty.ts';
import { firstHome } from './first-home.ts';
import { firstHomeGrant } from './grants.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';
import { surcharge } from './surcharge.ts';

/** New South Wales. */
export const nsw: StateTables = {
  state: 'NSW',
  kinds: ['new', 'established', 'vacant'],
  sources,
  schemes: [duty, firstHome, surcharge, firstHomeGrant, transferFee, mortgageFee],
};
