import { utcToLocal } from '@frontage/reaxml';
import { isQuiet, type QuietHours } from '#site/server/quiet-hours.ts';
import type { ReminderSettings } from '../types/lead-types.ts';

const HOUR_MS = 60 * 60 * 1000;
const QUARTER_MS = HOUR_MS / 4;

/**
 * When visitors are reminded of a visit (epoch ms): so many hours before, and in the quiet hours before those begin.
 * Undefined where that is less than an hour from now: their confirmation has just been sent.
 */
export function reminderTime({
  startsAt,
  zone,
  now,
  settings,
}: {
  /** ISO instant. */
  startsAt: string;
  /** IANA zone of the property. */
  zone: string;
  /** Epoch ms. */
  now: number;
  settings: ReminderSettings;
}): number | undefined {
  let at = Date.parse(startsAt) - settings.hoursBefore * HOUR_MS;
  while (isQuietHour({ at, zone, settings })) at -= QUARTER_MS;
  return at >= now + HOUR_MS ? at : undefined;
}

/** Whether no reminder is sent now (epoch ms). */
export function isQuietHour({
  at,
  zone,
  settings,
}: {
  at: number;
  zone: string;
  settings: QuietHours;
}): boolean {
  return isQuiet(Number(utcToLocal({ at: new Date(at), zone }).slice(11, 13)), settings);
}
