import { cleanFigures } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { isTimeShape } from '../swv/text-shapes.ts';

/** A time of the day, HH:MM or HH:MM:SS. */
export type TimeField = FieldBase & { readonly kind: 'time' };

export const time: Kind<TimeField, string> = {
  kind: 'time',
  empty: '',
  article: 'the',
  texts: { format: 'Enter {noun} as hours and minutes, such as 14:30' },
  clean: ({ raw }) => cleanFigures(raw) || undefined,
  check: ({ answer }) => (isTimeShape(answer) ? undefined : { rule: 'format' }),
  show: ({ answer }) => answer,
};
