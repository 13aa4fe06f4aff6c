import { recordOf } from '#site/ui/record-of.ts';

/** A style that staff have given a name: what differs from the defaults of the block that it was saved from. */
export type StylePreset = {
  id: number;
  name: string;
  /** The type of that block. Others take what they have in common with it. */
  block: string;
  /** By the names of its settings. */
  values: Record<string, unknown>;
};

/** A stored preset as it was read; values of an unreadable one are none. */
export const stylePresetOf = (doc: {
  id: unknown;
  name?: unknown;
  block?: unknown;
  style?: unknown;
}): StylePreset => ({
  id: Number(doc.id),
  name: String(doc.name ?? ''),
  block: String(doc.block ?? ''),
  values: recordOf(doc.style),
});
