import { isAccepted } from './kinds/acceptance.ts';
import type { ReadField } from './visible-fields.ts';

/** The names of the statements that are between the visitor and sending: not accepted and not optional. */
export const missingAcceptances = (shown: readonly ReadField[]): string[] =>
  shown.flatMap(({ field, answer }) =>
    field.kind === 'acceptance' && !isAccepted({ answer: answer === true, field }) ? [field.name] : [],
  );
