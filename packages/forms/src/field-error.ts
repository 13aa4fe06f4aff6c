import type { Rule } from './messages.ts';

/** What to tell the visitor about one field. Plain text that repeats nothing the visitor typed. */
export type FieldError = { readonly field: string; readonly rule: Rule; readonly message: string };
