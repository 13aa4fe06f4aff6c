const MINUTE_MS = 60_000;

/** Wait after the first, second, … failed attempt, in minutes. */
const WAITS = [1, 5, 15, 60, 240, 720, 1440];

/**
 * The retry budget of a delivery: eight attempts over about two days (after 1, 5 and 15 minutes, 1, 4, 12 and 24
 * hours), each wait up to a fifth longer, so that a recovering mail server does not get everything at once.
 */
export const MAX_ATTEMPTS = WAITS.length + 1;

/** Ms to wait after `attempts` failed ones, or undefined when the budget is used up. `random` is from 0 to 1. */
export function retryDelay({ attempts, random }: { attempts: number; random: number }): number | undefined {
  const minutes = WAITS[attempts - 1];
  return minutes === undefined ? undefined : Math.round(minutes * MINUTE_MS * (1 + random / 5));
}
