import { slotNames, valuesOfKind } from '#site/block-kit/design.ts';
import type { BlockFields, BlockNode, MediaValue } from '#site/block-kit/fields.ts';
import type { SizedImage } from '#site/server/images.ts';

/** What a block in the editor shows beside its properties. */
export type BlockState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: unknown };

/** What the server put into a block's slot that it fills, and whether something is within itself there. */
export type Served = { content: BlockNode[]; isRound: boolean };

/** What POST /api/blocks/load answers, by the blocks' ids. */
export type LoadedBlocks = {
  data: Record<string, unknown>;
  pictures: Record<string, SizedImage>;
  served: Record<string, Served>;
};
type Asked = { node: BlockNode; key: string };

const LOADING: BlockState = { state: 'loading' };
/** Of a block that no loader gives anything. */
const NOTHING: BlockState = { state: 'ready', data: null };

/** Blocks asked about in one request; the endpoint takes 300. */
const BATCH = 200;

/**
 * The data and pictures of the blocks in the editor: asked for together, a moment after the last change, and kept for
 * each block until its properties change. While new data is on its way the old one stays.
 */
export function createBlockData({
  fetchBlocks,
  withData,
  waitMs = 250,
  firstWaitMs = 20,
}: {
  /** Rejects when the server cannot be reached. */
  fetchBlocks: (nodes: BlockNode[]) => Promise<LoadedBlocks>;
  /** The types whose data comes from a loader; others need their pictures at most. */
  withData: ReadonlySet<string>;
  waitMs?: number;
  firstWaitMs?: number;
}) {
  const states = new Map<string, BlockState>();
  const keys = new Map<string, string>();
  const pictures = new Map<number, SizedImage>();
  const served = new Map<string, Served>();
  // Of the blocks that the server put into others; nobody edits them here.
  const servedData = new Map<string, unknown>();
  const gone = new Set<number>();
  const picturesOf = new Map<string, number[]>();
  const waiting = new Map<string, Asked>();
  const latest = new Map<string, Asked>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function ask(batch: Asked[]): Promise<void> {
    const loaded = await fetchBlocks(batch.map(({ node }) => node)).catch(() => undefined);
    for (const [id, image] of Object.entries(loaded?.pictures ?? {})) pictures.set(Number(id), image);
    for (const { node, key } of batch) {
      const { id } = node.props;
      // It changed meanwhile, and a newer answer is on its way.
      if (keys.get(id) !== key) continue;
      if (loaded && Object.hasOwn(loaded.data, id)) {
        states.set(id, { state: 'ready', data: loaded.data[id] });
        keepServed(id, loaded);
      } else states.set(id, { state: 'failed' });
      if (!loaded) keys.delete(id);
      else for (const picture of picturesOf.get(key) ?? []) if (!pictures.has(picture)) gone.add(picture);
    }
    tell();
  }
  function keepServed(id: string, loaded: LoadedBlocks): void {
    const inside = loaded.served[id];
    if (!inside) return;
    served.set(id, inside);
    for (const [each, data] of Object.entries(loaded.data))
      if (each.startsWith(`${id}-`)) servedData.set(each, data);
  }
  function flush(): void {
    timer = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (let at = 0; at < all.length; at += BATCH) void ask(all.slice(at, at + BATCH));
  }

  return {
    /** Says that a block is on screen with these properties. Cheap when nothing changed. */
    want({ type, props, fields }: { type: string; props: BlockNode['props']; fields: BlockFields }): void {
      const { id } = props;
      const chosen = valuesOfKind({ props, fields, kind: 'media' }).flatMap(
        (value) => (value as MediaValue)?.id ?? [],
      );
      const missing = chosen.filter((picture) => !pictures.has(picture) && !gone.has(picture));
      if (!withData.has(type) && missing.length === 0) return;
      const slots = slotNames(fields);
      // The id last, as it may be anywhere.
      const others = Object.entries(props).filter(([name]) => name !== 'id' && !slots.includes(name));
      const own: BlockNode['props'] = { ...Object.fromEntries(others), id };
      const key = JSON.stringify([type, own]);
      if (keys.get(id) === key) return;
      keys.set(id, key);
      picturesOf.set(key, chosen);
      const asked = { node: { type, props: own }, key };
      latest.set(id, asked);
      waiting.set(id, asked);
      clearTimeout(timer);
      // A block that shows nothing yet is what somebody waits for; one that is being changed can wait for the hand.
      timer = setTimeout(flush, states.has(id) ? waitMs : firstWaitMs);
    },
    /** Asks again about all blocks of a type, or all there are, since something else has changed that they show. */
    renew(type?: string): void {
      for (const [id, asked] of latest)
        if (type === undefined || asked.node.type === type) waiting.set(id, asked);
      if (waiting.size === 0) return;
      clearTimeout(timer);
      timer = setTimeout(flush, waitMs);
    },
    /** Asks again about a block whose data did not come. */
    again(id: string): void {
      keys.delete(id);
      states.delete(id);
      tell();
    },
    /** The same object until it changes. */
    stateOf: ({ id, type }: { id: string; type: string }): BlockState => {
      const state = states.get(id);
      if (withData.has(type)) return state ?? LOADING;
      // Its pictures alone may be missing: it stands without them.
      return state?.state === 'ready' ? state : NOTHING;
    },
    /** What the server put into a block, with its data. */
    servedIn: (id: string): (Served & { data: ReadonlyMap<string, unknown> }) | undefined => {
      const inside = served.get(id);
      return inside && { ...inside, data: servedData };
    },
    pictures: pictures as ReadonlyMap<number, SizedImage>,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type BlockData = ReturnType<typeof createBlockData>;
