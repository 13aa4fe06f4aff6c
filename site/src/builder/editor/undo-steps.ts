import { recordOf } from '#site/block-kit/design.ts';

/** How long a pause may be within one run of typing, in ms. */
const PAUSE_MS = 1000;

/** The state of the page that Puck keeps in its history: what is in the page, and how to find a block. */
export type PageState = { data: object; indexes?: unknown };
type Nodes = Record<string, { data: { props: Record<string, unknown> } } | undefined>;
type Action = { type: string; data?: unknown };
type Recorded = { state: PageState; id?: string };

/**
 * Where Undo stops: before each change, and within typing only after a pause or a move to another text. Puck's own
 * history goes by time alone: slow typing is a step for each letter, and two texts typed fast are one.
 */
export function createUndoSteps({ clock = Date.now }: { clock?: () => number } = {}) {
  const order = new WeakMap<object, number>();
  let count = 0;
  let stops: PageState[] = [];
  let run: { field: string; at: number } | undefined;

  const orderOf = ({ data }: PageState): number => order.get(data) ?? -1;
  const isRunning = (now: number): boolean => run !== undefined && now - run.at < PAUSE_MS;

  return {
    /** Says that Puck has done something: `after` and `before` are its whole state. */
    note({ action, after, before }: { action: Action; after: PageState; before: PageState }): void {
      if (after.data === before.data) return;
      // Undo and redo themselves.
      if (action.type === 'set') {
        run = undefined;
        return;
      }
      count += 1;
      order.set(after.data, count);
      const now = clock();
      const field = action.type === 'replace' ? typedField({ action, before }) : undefined;
      const goesOn = field !== undefined && field === run?.field && isRunning(now);
      run = field === undefined ? undefined : { field, at: now };
      if (goesOn) return;
      const at = orderOf(before);
      stops = [...stops.filter((stop) => orderOf(stop) < at), before];
    },
    /** Says that somebody types on, before Puck learns of it. */
    stillTyping(): void {
      const now = clock();
      if (run && isRunning(now)) run.at = now;
    },
    /** Puck's history with the states in it at which Undo stops, and where Undo leads from `index`. */
    back({ histories, index }: { histories: Recorded[]; index: number }): {
      histories: Recorded[];
      index: number;
    } {
      const current = histories[index];
      const stop = current && stops.findLast((each) => orderOf(each) < orderOf(current.state));
      if (!stop || index === 0) return { histories, index: Math.max(0, index - 1) };
      const known = histories.findLastIndex(({ state }, at) => at < index && state.data === stop.data);
      if (known >= 0) return { histories, index: known };
      // Puck waits for a quiet moment before it records, and this state had none after it.
      const after = histories.findIndex(({ state }) => orderOf(state) > orderOf(stop));
      return {
        histories: [...histories.slice(0, after), { state: stop }, ...histories.slice(after)],
        index: after,
      };
    },
    /** Where Redo leads: the next state at which Undo stopped, or the last. */
    forward({ histories, index }: { histories: Recorded[]; index: number }): number {
      const next = histories.findIndex(
        ({ state }, at) => at > index && stops.some(({ data }) => data === state.data),
      );
      return next >= 0 ? next : histories.length - 1;
    },
  };
}

export type UndoSteps = ReturnType<typeof createUndoSteps>;

/** The one text or number of a block that a change is about, with the block's id; undefined for other changes. */
function typedField({ action, before }: { action: Action; before: PageState }): string | undefined {
  const { props } = recordOf(action.data) as { props?: Record<string, unknown> };
  const { nodes } = recordOf(before.indexes) as { nodes?: Nodes };
  const id = String(props?.id);
  const was = nodes?.[id]?.data.props;
  const path = props && was && changedText({ was, is: props });
  return path && `${id} ${path}`;
}

function changedText({ was, is }: { was: unknown; is: unknown }): string | undefined {
  if (isTyped(was) && isTyped(is)) return '.';
  if (!isContainer(was) || !isContainer(is)) return undefined;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => !isSame(was[name], is[name]));
  const [name] = changed;
  if (name === undefined || changed.length > 1) return undefined;
  const inner = changedText({ was: was[name], is: is[name] });
  return inner && `${name}/${inner}`;
}

const isTyped = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Blocks in a block are other objects after a change, though nothing in them changed. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isContainer(one) && isContainer(other) && JSON.stringify(one) === JSON.stringify(other));
