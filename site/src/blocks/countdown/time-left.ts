/** The units of a countdown, the largest first, each in ms. */
export const UNITS = [
  { name: 'days', label: 'days', ms: 86_400_000 },
  { name: 'hours', label: 'hours', ms: 3_600_000 },
  { name: 'minutes', label: 'minutes', ms: 60_000 },
  { name: 'seconds', label: 'seconds', ms: 1000 },
] as const;

/** How much of each unit is left of these ms, in two digits at least. */
export function timeLeft(ms: number): Record<(typeof UNITS)[number]['name'], string> {
  let rest = Math.max(0, Math.ceil(ms / 1000) * 1000);
  return Object.fromEntries(
    UNITS.map((unit) => {
      const count = Math.floor(rest / unit.ms);
      rest -= count * unit.ms;
      return [unit.name, String(count).padStart(2, '0')];
    }),
  ) as ReturnType<typeof timeLeft>;
}
