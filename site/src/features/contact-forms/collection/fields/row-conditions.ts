import type { RowKind } from '../../definition/stored-form.ts';

/** Kinds that are typed. */
export const WRITTEN: RowKind[] = ['text', 'email', 'phone', 'url', 'textarea'];
export const CHOICES: RowKind[] = ['select', 'checkboxes', 'radio'];
/** Kinds without a question. */
export const WORDS: RowKind[] = ['heading', 'words'];
/** Kinds that can have a default value. */
export const FILLED: RowKind[] = [...WRITTEN, ...CHOICES, 'number', 'range', 'date', 'time', 'hidden'];

/** Shown only for rows of these kinds. */
export const only = (...kinds: RowKind[]) => ({
  condition: (_: unknown, row: { kind?: RowKind }) => kinds.includes(row?.kind ?? 'text'),
});
/** Shown for rows of all kinds but these. */
export const except = (...kinds: RowKind[]) => ({
  condition: (_: unknown, row: { kind?: RowKind }) => !kinds.includes(row?.kind ?? 'text'),
});
