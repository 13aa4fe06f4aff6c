import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/**
 * A question that people can answer and bots cannot. The server chooses the question and checks the
 * answer, which is not stored.
 */
export type QuizField = FieldBase & {
  readonly kind: 'quiz';
  /** The question, in a form that is shown. */
  readonly question?: string;
  /** Sent back with the answer. */
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

/** An answer normalised for comparison: full-width characters, spaces and capitals do not matter. */
export const quizAnswer = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
