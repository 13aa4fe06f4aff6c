import type { Rule } from './messages.ts';

/** The error message of one field. Plain text that never repeats what the visitor typed. */
export type FieldError = { readonly field: string; readonly rule: Rule; readonly message: string };
