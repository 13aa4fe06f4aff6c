import { act } from './act/tables.ts';
import { nsw } from './nsw/tables.ts';
import { nt } from './nt/tables.ts';
import { qld } from './qld/tables.ts';
import { sa } from './sa/tables.ts';
import type { StateTables } from './tables.ts';
import { tas } from './tas/tables.ts';
import { vic } from './vic/tables.ts';
import { wa } from './wa/tables.ts';

/** Every state's tables as they stand in this version. */
export const builtInTables: StateTables[] = [act, nsw, nt, qld, sa, tas, vic, wa];
