import type { AskedQuizzes, Feedback, InvalidField } from './feedback.ts';
import type { NoAnswerReason } from './no-answer.ts';
import { type FormEventName, type FormStatus, statusOfAnswer } from './statuses.ts';

/** A form in a page, apart from what its controls hold. */
export type FormState = {
  status: FormStatus;
  /** What was said last of the whole form. */
  message: string;
  /** What is wrong with answers, in the form's order. */
  invalid: readonly InvalidField[];
  /** Comes with an answer and goes with the next submission. */
  hash: string;
  /** It is under way, and pressing again sends nothing. */
  sending: boolean;
  /** Asked anew since the page was made. */
  quiz: AskedQuizzes;
};

/** What happens to a form. */
export type FormChange =
  | { type: 'submit' }
  /** It was to be sent, and a script of others keeps it back. */
  | { type: 'blocked' }
  | { type: 'answer'; feedback: Feedback; raw: unknown }
  | { type: 'no-answer'; reason: NoAnswerReason }
  /** Somebody pressed a button that empties the form, or a script did. */
  | { type: 'reset' }
  /** `quiz`: as for an answer; neither where none came. */
  | { type: 'refilled'; raw?: unknown; quiz?: AskedQuizzes }
  | { type: 'checked'; invalid: readonly InvalidField[] };

/** What the page is to do about it, in this order. */
export type FormEffect =
  | { do: 'status'; status: FormStatus; before: FormStatus }
  | { do: 'event'; name: FormEventName; status?: string; raw?: unknown }
  | { do: 'send' }
  | { do: 'empty' }
  | { do: 'refill' }
  | { do: 'focus'; field: string }
  | { do: 'show' }
  | { do: 'go-on' };

/** The state of a form that was just drawn, with what the server has said of it. */
export const initialState = (feedback?: Feedback): FormState => ({
  status: feedback ? statusOfAnswer(feedback.status).status : 'init',
  message: feedback?.message ?? '',
  invalid: feedback?.invalid_fields ?? [],
  hash: feedback?.posted_data_hash ?? '',
  sending: false,
  quiz: feedback?.quiz ?? {},
});

/** What becomes of a form, and what the page is to do. No clock, no page, no network in here. */
export function step({
  state,
  change,
  texts,
}: {
  state: FormState;
  change: FormChange;
  /** What is said where no answer came, by the reason. */
  texts: Readonly<Record<NoAnswerReason, string>>;
}): { state: FormState; effects: FormEffect[] } {
  switch (change.type) {
    case 'submit':
      if (state.sending) return { state, effects: [] };
      return {
        state: { ...state, status: 'submitting', message: '', invalid: [], sending: true },
        effects: [{ do: 'event', name: 'beforesubmit' }, ...to(state.status, 'submitting'), { do: 'send' }],
      };
    case 'blocked':
      // Not under way: pressed again once nothing keeps it back, it goes.
      return {
        state: { ...state, status: 'submitting', message: '', invalid: [] },
        effects: to(state.status, 'submitting'),
      };
    case 'answer':
      return answered({ state, ...change });
    case 'no-answer':
      return {
        state: { ...state, status: 'failed', message: texts[change.reason], sending: false },
        effects: [...to(state.status, 'failed'), { do: 'show' }],
      };
    case 'reset':
      // A form under way is not emptied: its answer still comes.
      if (state.sending) return { state, effects: [] };
      return {
        state: { ...state, status: 'resetting', message: '', invalid: [] },
        effects: [...to(state.status, 'resetting'), { do: 'refill' }],
      };
    case 'refilled':
      return refilled({ state, ...change });
    case 'checked':
      if (state.sending || state.status === 'resetting') return { state, effects: [] };
      return {
        state: { ...state, invalid: change.invalid },
        effects: [...to(state.status, 'validating'), ...to('validating', state.status)],
      };
  }
}

function answered({ state, feedback, raw }: { state: FormState; feedback: Feedback; raw: unknown }) {
  const { status, event } = statusOfAnswer(feedback.status);
  const told = { status: feedback.status, raw };
  const isSent = status === 'sent';
  const [first] = feedback.invalid_fields;
  const effects: FormEffect[] = [
    ...to(state.status, status),
    ...(event ? [{ do: 'event', name: event, ...told } as const] : []),
    { do: 'event', name: 'submit', ...told },
    ...(isSent ? [{ do: 'empty' } as const, ...to(status, 'resetting'), { do: 'refill' } as const] : []),
    first ? { do: 'focus', field: first.field } : { do: 'show' },
    ...(isSent ? [{ do: 'go-on' } as const] : []),
  ];
  return {
    state: {
      status: isSent ? ('resetting' as const) : status,
      message: feedback.message,
      invalid: feedback.invalid_fields,
      hash: feedback.posted_data_hash || state.hash,
      sending: false,
      quiz: { ...state.quiz, ...feedback.quiz },
    },
    effects,
  };
}

/** It is told of whatever came of it: a form that cannot ask anew can still be sent. */
function refilled({ state, raw, quiz }: { state: FormState; raw?: unknown; quiz?: AskedQuizzes }) {
  const next = { ...state, quiz: { ...state.quiz, ...quiz } };
  // Sent again in the meantime, or only asked for questions.
  if (state.status !== 'resetting') return { state: next, effects: [] };
  // What was said stands after a form that was sent; one that was emptied has nothing to say.
  const status = state.message ? ('sent' as const) : ('init' as const);
  return {
    state: { ...next, status },
    effects: [
      ...to('resetting', status),
      { do: 'event', name: 'reset', status: status === 'sent' ? 'mail_sent' : 'init', raw } as const,
    ],
  };
}

/** Only what changes is told. */
const to = (before: FormStatus, status: FormStatus): FormEffect[] =>
  before === status ? [] : [{ do: 'status', status, before }];
