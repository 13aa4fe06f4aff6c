import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { number } from './number.ts';

/** A number chosen on a slider. Without bounds it goes from 0 to 100, as browsers draw it. */
export type RangeField = FieldBase & {
  readonly kind: 'range';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
};

export const range: Kind<RangeField, number | string> = {
  kind: 'range',
  empty: '',
  texts: { ...number.texts, required: 'Choose {noun}' },
  clean: ({ raw, field }) => number.clean({ raw, field: asNumber(field) }),
  check: ({ answer, field }) => number.check({ answer, field: asNumber(field) }),
  show: ({ answer, field }) => number.show({ answer, field: asNumber(field) }),
};

/** The bounds of a slider, as they are drawn. */
export const rangeBounds = ({ min = 0, max = 100 }: Pick<RangeField, 'min' | 'max'>) => ({ min, max });

const asNumber = (field: RangeField) => ({ ...field, ...rangeBounds(field), kind: 'number' as const });
