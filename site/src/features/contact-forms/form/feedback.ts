import type { NoAnswerReason } from './no-answer.ts';

/** The response of the API to a submission, with its own names. */
export type Feedback = {
  status: string;
  message: string;
  posted_data_hash: string;
  invalid_fields: readonly InvalidField[];
  quiz?: AskedQuizzes;
};

export type InvalidField = {
  field: string;
  message: string;
  /** The control's own id, where the form's author gave it one. */
  idref: string | null;
  error_id: string;
};

/** By the name of the field: the question, and the proof of its answer. */
export type AskedQuizzes = Readonly<Record<string, readonly [question: string, proof: string]>>;

/** There was no usable response; an error response of the API counts as refused. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;

  constructor(reason: NoAnswerReason, message?: string) {
    super(message);
    this.reason = reason;
  }
}

const UNREADABLE = 'The response is not a valid JSON response.';
const SEND_MS = 30_000;
/** Uploads from a phone may be slow. */
const SEND_FILES_MS = 180_000;

/** Sends a form to its `api`. Throws {@link NoAnswer}; `raw` is the response as received. */
export async function sendFeedback({
  api,
  body,
}: {
  api: string;
  body: FormData;
}): Promise<{ raw: unknown; feedback: Feedback }> {
  const hasFiles = [...body.values()].some((value) => typeof value !== 'string');
  const raw = await ask({
    path: `${api}/feedback`,
    init: { method: 'POST', body, signal: AbortSignal.timeout(hasFiles ? SEND_FILES_MS : SEND_MS) },
  });
  const feedback = readFeedback(raw);
  if (!feedback) throw new NoAnswer('refused', textIn(raw, 'message') || UNREADABLE);
  return { raw, feedback };
}

/** New quiz questions for a form that is reset. Throws {@link NoAnswer}. */
export async function refill(api: string): Promise<{ raw: unknown; quiz: AskedQuizzes | undefined }> {
  const raw = await ask({ path: `${api}/refill`, init: {} });
  return { raw, quiz: quizIn(raw) };
}

/** Reads a response; undefined for an unusable one. */
export function readFeedback(raw: unknown): Feedback | undefined {
  const status = textIn(raw, 'status');
  if (!status) return undefined;
  const invalid = (raw as { invalid_fields?: unknown }).invalid_fields;
  return {
    status,
    message: textIn(raw, 'message'),
    posted_data_hash: textIn(raw, 'posted_data_hash'),
    invalid_fields: (Array.isArray(invalid) ? invalid : []).map((item) => ({
      field: textIn(item, 'field'),
      message: textIn(item, 'message'),
      idref: textIn(item, 'idref') || null,
      error_id: textIn(item, 'error_id'),
    })),
    quiz: quizIn(raw),
  };
}

async function ask({ path, init }: { path: string; init: RequestInit }): Promise<unknown> {
  const response = await fetch(path, {
    ...init,
    headers: { Accept: 'application/json, */*;q=0.1' },
  }).catch(() => {
    throw new NoAnswer('offline');
  });
  return response.json().catch(() => {
    throw new NoAnswer('unreadable', UNREADABLE);
  });
}

function quizIn(raw: unknown): AskedQuizzes | undefined {
  const quiz = (raw as { quiz?: unknown } | null)?.quiz;
  if (typeof quiz !== 'object' || quiz === null) return undefined;
  return Object.fromEntries(
    Object.entries(quiz)
      .filter(([, asked]) => Array.isArray(asked))
      .map(([name, [question, proof]]) => [name, [String(question ?? ''), String(proof ?? '')] as const]),
  );
}

function textIn(raw: unknown, name: string): string {
  const value = (raw as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
