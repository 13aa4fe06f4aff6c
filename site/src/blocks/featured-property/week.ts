const WEEK_MS = 7 * 86_400_000;

/** A Monday at midnight on the clocks of Sydney in winter. */
const MONDAY = Date.parse('2024-01-01T00:00:00+10:00');

/** How many weeks have begun since a Monday long ago; `now` in epoch ms. */
export const weekOf = (now: number): number => Math.floor((now - MONDAY) / WEEK_MS);

/** When the next week begins, epoch ms. */
export const nextWeek = (now: number): number => MONDAY + (weekOf(now) + 1) * WEEK_MS;

/** Whose turn it is this week: each of them once before the first comes again. */
export function turnOf<Item>({ items, now }: { items: readonly Item[]; now: number }): Item | undefined {
  return items.length ? items[((weekOf(now) % items.length) + items.length) % items.length] : undefined;
}
