import type { StateTables } from '../tables.ts';
import { homeBuyer, pensioner } from './concessions.ts';
import { duty } from './duty.ts';
import { firstHomeGrant } from './grants.ts';
import { mortgageFee, transferFee } from './registration.ts';
import { sources } from './sources.ts';
import { newUnit } from './units.ts';

/** Australian Capital Territory. It has no surcharge on foreign buyers. */
export const act: StateTables = {
  state: 'ACT',
  kinds: ['established', 'new'],
  sources,
  schemes: [duty, homeBuyer, pensioner, newUnit, firstHomeGrant, transferFee, mortgageFee],
};
