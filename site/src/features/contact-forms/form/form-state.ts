import type { AskedQuizzes, Feedback, InvalidField } from './feedback.ts';
import type { NoAnswerReason } from './no-answer.ts';
import { type FormEventName, type FormStatus, statusOfAnswer } from './statuses.ts';

/** The state of a form in a page, without the values of its controls. */
export type FormState = {
  status: FormStatus;
  /** The latest message about the whole form. */
  message: string;
  /** The errors of answers, in the form's order. */
  invalid: readonly InvalidField[];
  /** Received with a response and sent with the next submission. */
  hash: string;
  /** It is being sent: another click does nothing. */
  sending: boolean;
  /** New quiz questions since the page was rendered. */
  quiz: AskedQuizzes;
};

/** What happens to a form. */
export type FormChange =
  | { type: 'submit' }
  /** Another script prevents it from being sent. */
  | { type: 'blocked' }
  | { type: 'answer'; feedback: Feedback; raw: unknown }
  | { type: 'no-answer'; reason: NoAnswerReason }
  /** The visitor or a script resets the form. */
  | { type: 'reset' }
  /** Without `raw` and `quiz` where no response came. */
  | { type: 'refilled'; raw?: unknown; quiz?: AskedQuizzes }
  | { type: 'checked'; invalid: readonly InvalidField[] };

/** What the page has to do, in this order. */
export type FormEffect =
  | { do: 'status'; status: FormStatus; before: FormStatus }
  | { do: 'event'; name: FormEventName; status?: string; raw?: unknown }
  | { do: 'send' }
  | { do: 'empty' }
  | { do: 'refill' }
  | { do: 'focus'; field: string }
  | { do: 'show' }
  | { do: 'go-on' };

/** The state of a form that was just rendered, with the server's feedback. */
export const initialState = (feedback?: Feedback): FormState => ({
  status: feedback ? statusOfAnswer(feedback.status).status : 'init',
  message: feedback?.message ?? '',
  invalid: feedback?.invalid_fields ?? [],
  hash: feedback?.posted_data_hash ?? '',
  sending: false,
  quiz: feedback?.quiz ?? {},
});

/** The next state of a form, and what the page has to do. A pure function. */
export function step({
  state,
  change,
  texts,
}: {
  state: FormState;
  change: FormChange;
  /** The messages where no response came, by reason. */
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
      // Not being sent: it can be sent again once nothing prevents it.
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
      // A form that is being sent is not reset: its response is still to come.
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

/** Even where there are no new questions: the form can still be sent. */
function refilled({ state, raw, quiz }: { state: FormState; raw?: unknown; quiz?: AskedQuizzes }) {
  const next = { ...state, quiz: { ...state.quiz, ...quiz } };
  // Sent again in the meantime, or only new questions were requested.
  if (state.status !== 'resetting') return { state: next, effects: [] };
  // The message stays after a form was sent; a form that was reset has none.
  const status = state.message ? ('sent' as const) : ('init' as const);
  return {
    state: { ...next, status },
    effects: [
      ...to('resetting', status),
      { do: 'event', name: 'reset', status: status === 'sent' ? 'mail_sent' : 'init', raw } as const,
    ],
  };
}

/** Only changes are announced. */
const to = (before: FormStatus, status: FormStatus): FormEffect[] =>
  before === status ? [] : [{ do: 'status', status, before }];
