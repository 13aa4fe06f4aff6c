import type { FieldBase } from './field-base.ts';
import type { Article, Failure, RuleTexts } from './messages.ts';
import type { Answer } from './values.ts';

/** One kind of answer: how it is cleaned, checked and shown. One file each in `kinds/`, listed in `kinds/list.ts`. */
export type Kind<F extends FieldBase & { readonly kind: string }, A extends Answer> = {
  readonly kind: F['kind'];
  /** The value of an untouched control. */
  readonly empty: '' | readonly [];
  /** Default bound in UTF-16 units; its presence makes this a text kind with length rules. */
  readonly maxLength?: number;
  readonly article?: Article;
  readonly texts?: RuleTexts;
  /** Never shown, stored or filled from an address. */
  readonly secret?: true;
  /** Takes anything, never throws, and is idempotent. Undefined: no answer. */
  clean(args: { raw: unknown; field: F }): A | undefined;
  /** Takes the result of `clean`. The validator checks lengths and required fields. */
  check(args: { answer: A; field: F; today?: string }): Failure | undefined;
  /** Plain text for screen, email and CSV. Not escaped. */
  show(args: { answer: A; field: F }): string;
};
