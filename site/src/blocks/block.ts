import type { Payload } from 'payload';
import type { ReactNode } from 'react';

/** How staff edit one property of a block. Free of user interface: the editor has one control for each kind. */
export type BlockField =
  | { kind: 'text'; label: string }
  | { kind: 'number'; label: string; min: number; max: number }
  | { kind: 'select'; label: string; options: readonly { value: string; label: string }[] };

/**
 * A page-builder block: what staff set (`fields`, `defaults`) and what visitors see (`View`). The site and the editor
 * render the same View. Its data comes from the loader of the same name in loaders.ts, on the server, for both.
 */
export type Block<Props extends object, Data> = {
  name: string;
  label: string;
  fields: { [Name in keyof Props]: BlockField };
  defaults: Props;
  /** Epoch ms comes in as `now`: a view has no clock of its own. */
  View: (input: { props: Props; data: Data; now: number }) => ReactNode;
};

/** Gets a block's data on the server, before anything renders. */
export type BlockLoader<Props extends object, Data> = (input: {
  payload: Payload;
  props: Props;
}) => Promise<Data>;
