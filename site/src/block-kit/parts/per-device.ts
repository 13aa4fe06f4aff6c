import type { CSSProperties } from 'react';
import type { PerDevice } from '../fields.ts';
import { deviceVars } from './device-vars.ts';

/** The field of how a block's content is in its place. */
export const alignField = {
  kind: 'select',
  label: 'Alignment',
  tab: 'style',
  perDevice: true,
  options: [
    { value: 'start', label: 'Left' },
    { value: 'center', label: 'Centre' },
    { value: 'end', label: 'Right' },
  ],
} as const;

export type Align = 'start' | 'center' | 'end';

/** Text and what is in the line with it. Goes with {@link alignVars}. */
export const TEXT_ALIGN =
  '[text-align:var(--align-m)] md:[text-align:var(--align-t)] lg:[text-align:var(--align)]';

/** The items of a flex row. Goes with {@link alignVars}. */
export const ITEMS_ALIGN =
  '[justify-content:var(--align-m)] md:[justify-content:var(--align-t)] lg:[justify-content:var(--align)]';

/** The variables of an {@link alignField}. */
export const alignVars = (value: PerDevice<Align>): CSSProperties => deviceVars({ name: 'align', value });

/** The field of how many stand side by side. */
export const columnsField = {
  kind: 'number',
  label: 'Columns',
  help: 'How many stand in one row.',
  tab: 'style',
  perDevice: true,
  min: 1,
  max: 6,
  step: 1,
} as const;

/** A grid of that many columns. Goes with {@link columnsVars}. */
export const COLUMNS =
  'grid grid-cols-[repeat(var(--cols-m),minmax(0,1fr))] md:grid-cols-[repeat(var(--cols-t),minmax(0,1fr))] lg:grid-cols-[repeat(var(--cols),minmax(0,1fr))]';

/** The variables of a {@link columnsField}. */
export const columnsVars = (value: PerDevice<number>): CSSProperties => deviceVars({ name: 'cols', value });
