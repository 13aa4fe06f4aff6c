import type { FieldBase } from './field-base.ts';
import type { Article, Failure, RuleTexts } from './messages.ts';
import type { Answer } from './values.ts';

/** One kind of answer: how it is cleaned, checked and shown. One file each in `kinds/`, listed in `kinds/list.ts`. */
export type Kind<F extends FieldBase & { readonly kind: string }, A extends Answer> = {
  readonly kind: F['kind'];
  /** What an untouched control holds. */
  readonly empty: '' | readonly [];
  /** Default bound in UTF-16 units; its presence makes this a text kind with length rules. */
  readonly maxLength?: number;
  readonly article?: Article;
  readonly texts?: RuleTexts;
  /** Never shown, never kept, never filled from an address. */
  readonly secret?: true;
  /** Takes anything, never throws, and leaves its own results unchanged. Undefined: nothing was given. */
  clean(args: { raw: unknown; field: F }): A | undefined;
  /** Takes what `clean` made. Lengths and "is it given" are checked by the validator. */
  check(args: { answer: A; field: F; today?: string }): Failure | undefined;
  /** Plain text for screen, email and CSV. Not escaped. */
  show(args: { answer: A; field: F }): string;
};
