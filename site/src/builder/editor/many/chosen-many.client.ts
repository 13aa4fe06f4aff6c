import type { PuckApi } from '@puckeditor/core';
import { useSyncExternalStore } from 'react';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { announce } from '../canvas/announce.client.ts';
import { choose, chooseById, neighboursIn } from '../chosen-block.ts';

/** Puck selects one block; several are selected here. Either one is selected there, or two and more here. */
let chosen: ReadonlySet<string> = new Set();
/** The block that was added last: ranges go on from it. */
let last = '';
const watchers = new Set<() => void>();

export const manyIds = (): ReadonlySet<string> => chosen;

/** The ids of the selected blocks where there are several, else none. */
export const useManyIds = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    manyIds,
    manyIds,
  );

export function clearMany(): void {
  if (chosen.size > 0) set(new Set());
}

/** Selects these blocks; a single one as Puck does. */
export function chooseMany({ puck, ids }: { puck: PuckApi; ids: ReadonlySet<string> }): void {
  const [first] = ids;
  if (ids.size < 2) {
    set(new Set());
    if (first === undefined) choose({ puck, place: null });
    else chooseById({ puck, id: first });
    return;
  }
  choose({ puck, place: null });
  set(ids);
  announce(`${ids.size} blocks selected.`);
}

/** Adds a block to those selected, or takes it away. With `isRange` also all between it and the last one, if they are neighbours. */
export function chooseAlso({ puck, id, isRange }: { puck: PuckApi; id: string; isRange: boolean }): void {
  const before = base(puck);
  const between = isRange ? rangeOf({ puck, from: last, to: id }) : undefined;
  const ids = between ? new Set([...before, ...between]) : toggled(before, id);
  last = id;
  chooseMany({ puck, ids });
}

/** Adds the neighbour before or after the last selected block, or takes the last one away where it goes back. */
export function extendMany({ puck, by }: { puck: PuckApi; by: -1 | 1 }): boolean {
  const before = base(puck);
  const from = puck.getSelectorForId(last);
  if (!from || before.size === 0) return false;
  const next = (neighboursIn({ puck, zone: from.zone }) as BlockNode[])[from.index + by]?.props.id;
  if (next === undefined) return false;
  const ids = before.has(next) ? toggled(before, last) : toggled(before, next);
  last = next;
  chooseMany({ puck, ids });
  return true;
}

function set(ids: ReadonlySet<string>): void {
  chosen = ids;
  for (const watch of watchers) watch();
}

/** What is selected now, in either way. */
function base(puck: PuckApi): ReadonlySet<string> {
  const single = puck.selectedItem?.props.id;
  if (!single) return chosen;
  last = single;
  return new Set([single]);
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);
}

function rangeOf({ puck, from, to }: { puck: PuckApi; from: string; to: string }): string[] | undefined {
  const [one, other] = [puck.getSelectorForId(from), puck.getSelectorForId(to)];
  if (!one || !other || one.zone !== other.zone) return undefined;
  const around = neighboursIn({ puck, zone: one.zone }) as BlockNode[];
  const [start, end] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
  return around.slice(start, end + 1).map(({ props }) => props.id);
}
