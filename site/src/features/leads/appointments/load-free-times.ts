import type { Payload } from 'payload';
import { dayText, timeText } from '#site/features/listings/public/inspection-times.ts';
import { type AppraisalHost, loadAppraisalTimes } from '#site/features/team/appraisal-times.ts';
import type { FreeAppointments } from '../types/lead-types.ts';
import { hostKey, takenCells } from './appointment-store.ts';
import { freeTimes, offeredTimes } from './free-times.ts';

/**
 * The free times of an agent or an office, soonest first; undefined where they take no bookings. `except`: the lead whose
 * own appointment does not count as taken.
 */
export async function loadFreeTimes({
  payload,
  host,
  now,
  except,
}: {
  payload: Payload;
  host: AppraisalHost;
  /** Epoch ms. */
  now: number;
  except?: number;
}): Promise<FreeAppointments | undefined> {
  const found = await loadAppraisalTimes({ payload, host });
  if (!found) return undefined;
  const { name, path, zone, times } = found;
  const key = hostKey(host);
  const taken = await takenCells({ payload, host: key, now, except });
  return {
    host: key,
    name,
    path,
    zone,
    times: freeTimes({ offered: offeredTimes({ times, zone, now }), taken }).map((time) => ({
      ...time,
      label: `${dayText({ at: time.startsAt, zone })}, ${timeText({ at: time.startsAt, zone })}`,
    })),
  };
}
