import type { DutyInput } from './input.ts';

/** An input that no purchase can have. `field` names it; the message tells a person what to enter. */
export class DutyInputError extends Error {
  readonly field: keyof DutyInput;

  constructor(field: keyof DutyInput, message: string) {
    super(message);
    this.name = 'DutyInputError';
    this.field = field;
  }
}
