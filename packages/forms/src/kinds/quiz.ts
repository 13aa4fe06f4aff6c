import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/**
 * A question that people can answer and programs cannot. Which one is asked, and whether the answer is right, is the
 * server's to say; the answer is not kept.
 */
export type QuizField = FieldBase & {
  readonly kind: 'quiz';
  /** What is asked, where the form is drawn. */
  readonly question?: string;
  /** Travels back with the answer. */
  readonly proof?: string;
};

export const quiz: Kind<QuizField, string> = {
  kind: 'quiz',
  empty: '',
  secret: true,
  maxLength: 200,
  article: 'the',
  texts: { format: 'Your answer is not correct' },
  clean: ({ raw }) => cleanLine(raw) || undefined,
  check: () => undefined,
  show: () => '',
};

/** An answer in the one way it is compared: full width, spaces and capitals do not count. */
export const quizAnswer = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
