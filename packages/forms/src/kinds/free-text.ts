import type { Choices } from '../field-base.ts';

/** A choice field whose last option can have free text beside it. */
export type FreeText = {
  /** The answer is then the option, a space and the free text, as in Contact Form 7. */
  readonly freeText?: boolean;
};

/** Longest free text, in UTF-16 units. */
export const FREE_TEXT_LENGTH = 400;

/** The name under which the free text is sent. */
export const freeTextName = (field: string): string => `_wpcf7_free_text_${field}`;

/** The option in an answer, and the free text beside it or ''. */
export const choiceIn = ({
  field,
  value,
}: {
  field: Choices & FreeText;
  value: string;
}): { choice: string; text: string } => {
  const options = field.options ?? [];
  const last = field.freeText ? options.at(-1)?.value : undefined;
  const isWhole = last === undefined || options.some((option) => option.value === value);
  if (isWhole || !value.startsWith(`${last} `)) return { choice: value, text: '' };
  return { choice: last, text: value.slice(last.length + 1) };
};
