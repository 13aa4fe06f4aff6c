import { isAccepted } from './kinds/acceptance.ts';
import type { ReadField } from './visible-fields.ts';

/** The names of the required acceptances that are not ticked. */
export const missingAcceptances = (shown: readonly ReadField[]): string[] =>
  shown.flatMap(({ field, answer }) =>
    field.kind === 'acceptance' && !isAccepted({ answer: answer === true, field }) ? [field.name] : [],
  );
