import { gaps as act } from './act/gaps.ts';
import { gaps as nsw } from './nsw/gaps.ts';
import { gaps as nt } from './nt/gaps.ts';
import { gaps as qld } from './qld/gaps.ts';
import { gaps as sa } from './sa/gaps.ts';
import type { State } from './states.ts';
import { gaps as tas } from './tas/gaps.ts';
import { gaps as vic } from './vic/gaps.ts';
import { gaps as wa } from './wa/gaps.ts';

/** What the tables do not know or do not ask, by state, a sentence each. */
export const gaps: Record<State, string[]> = {
  ACT: act,
  NSW: nsw,
  NT: nt,
  QLD: qld,
  SA: sa,
  TAS: tas,
  VIC: vic,
  WA: wa,
};
