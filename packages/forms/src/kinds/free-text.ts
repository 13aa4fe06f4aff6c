import type { Choices } from '../field-base.ts';

/** A question with choices whose last one may go on in words of the visitor's own. */
export type FreeText = {
  /** The answer is then the choice, a space and what was written, as Contact Form 7 has it. */
  readonly freeText?: boolean;
};

/** As long as words of one's own may be, in UTF-16 units. */
export const FREE_TEXT_LENGTH = 400;

/** What is written beside the last choice travels under this name. */
export const freeTextName = (field: string): string => `_wpcf7_free_text_${field}`;

/** The choice in one answer, and what was written beside it; '' for nothing. */
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
