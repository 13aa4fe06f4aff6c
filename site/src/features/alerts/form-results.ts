import type { Answers } from '@frontage/forms';
import { alertTexts } from '#site/messages/alerts.ts';
import type { VisitorResult } from '#site/server/visitor-form.ts';

type Refusal = Extract<VisitorResult, { ok: false }>;

/** The values of an answer that is a list. */
export const namesIn = (answer: Answers[string] | undefined): string[] =>
  Array.isArray(answer) ? answer.filter((item): item is string => typeof item === 'string') : [];

/** The refusal of unknown suburbs. */
export const unknownPlaces = (unknown: string[], field = 'suburbs'): Refusal =>
  fieldRefusal({
    field,
    message: alertTexts().refusals.places(unknown.slice(0, 3)),
  });

/** The refusal of one field. */
export const fieldRefusal = ({ field, message }: { field: string; message: string }): Refusal => ({
  ok: false,
  outcome: 'invalid',
  message,
  errors: [{ field, rule: 'format', message }],
});

/** A refusal with a message. */
export const refusal = (message: string): Refusal => ({
  ok: false,
  outcome: 'failed',
  message,
});

export type Thanks = { title: string; body: string };

/** The thank-you text, with notes about what had to be changed. */
export const withNotes = ({ thanks, notes }: { thanks: Thanks; notes: string[] }): Thanks => ({
  title: thanks.title,
  body: [thanks.body, ...notes].join(' '),
});
