import type { BlockField } from '#site/block-kit/fields.ts';

/** What a control of the editor gets: the field it edits and its value now. */
export type ControlProps<Kind extends BlockField['kind'], Value> = {
  of: Extract<BlockField, { kind: Kind }>;
  /** For its input; the label is beside it. */
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  readOnly: boolean;
};
