import type { Answers } from '@frontage/forms';
import type { VisitorResult } from '#site/server/visitor-form.ts';

type Refusal = Extract<VisitorResult, { ok: false }>;

/** The texts of an answer that is a list. */
export const namesIn = (answer: Answers[string] | undefined): string[] =>
  Array.isArray(answer) ? answer.filter((item): item is string => typeof item === 'string') : [];

/** Refuses because of places that nobody knows. */
export const unknownPlaces = (unknown: string[]): Refusal =>
  fieldRefusal({
    field: 'suburbs',
    message: `We couldn’t find “${unknown.slice(0, 3).join('”, “')}”. Enter the suburb with its state and postcode, such as Newtown NSW 2042.`,
  });

/** Refuses because of one field. */
export const fieldRefusal = ({ field, message }: { field: string; message: string }): Refusal => ({
  ok: false,
  outcome: 'invalid',
  message,
  errors: [{ field, rule: 'format', message }],
});

/** Refuses with a sentence. */
export const refusal = (message: string): Refusal => ({
  ok: false,
  outcome: 'failed',
  message,
});

export type Thanks = { title: string; body: string };

/** The thanks, with what could not be kept as it was asked for. */
export const withNotes = ({ thanks, notes }: { thanks: Thanks; notes: string[] }): Thanks => ({
  title: thanks.title,
  body: [thanks.body, ...notes].join(' '),
});
