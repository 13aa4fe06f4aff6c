import pino from 'pino';
import { underTest } from './env.ts';

/** Pino's number for `error`. */
const ERROR_LEVEL = 50;

/** One count for the process, though the admin is built with a copy of this file. */
const shared = globalThis as { frontageLog?: { errors: number } };
shared.frontageLog ??= { errors: 0 };
const counted = shared.frontageLog;

/** How many errors were logged since the start. */
export const loggedErrors = (): number => counted.errors;

/** How the log is kept; for tests, which read it. */
export const logOptions: pino.LoggerOptions = {
  serializers: { err: errorFacts },
  redact: ['*.password', '*.email', '*.phone', 'req.headers.cookie', 'req.headers.authorization'],
  hooks: {
    logMethod(args, method, level) {
      if (level >= ERROR_LEVEL) counted.errors += 1;
      method.apply(this, withoutValues(args) as typeof args);
    },
  },
};

/** The process's log. It records names, kinds and ids, never what people typed. */
export const log = pino({ ...logOptions, level: underTest ? 'silent' : 'info' });

/** For commands, which print their own messages: logs errors only. */
export function logErrorsOnly(): void {
  if (!underTest) log.level = 'error';
}

/** The arguments of a log call with their texts cleaned; otherwise pino would log an error's message as it is. */
function withoutValues([first, ...rest]: readonly unknown[]): unknown[] {
  const texts = rest.map((each) => (typeof each === 'string' ? cleanText(each) : each));
  if (typeof first === 'string') return [cleanText(first), ...texts];
  if (typeof first !== 'object' || first === null) return [first, ...texts];
  const { msg, ...facts } = first instanceof Error ? { err: first } : (first as Facts);
  const said = msg ?? (facts.err instanceof Error ? facts.err.message : undefined);
  if (texts.length === 0 && typeof said === 'string') texts.push(cleanText(said));
  return [facts, ...texts];
}

type Facts = { msg?: unknown; err?: unknown };

/** A text without the values of a failed query, which the database layer puts behind it. */
function cleanText(text: string): string {
  const query = text.indexOf('Failed query: ');
  const values = query < 0 ? -1 : text.indexOf('\nparams: ', query);
  return values < 0 ? text : text.slice(0, values);
}

type ErrorFacts = { type: string; code?: string; message: string; stack?: string; cause?: ErrorFacts };

/**
 * What the log records of an error: name, code, message, stack and cause. The values of a failed query are left out:
 * people typed them, and database drivers put them into message, stack and other properties.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an Error was thrown.' };
  const { query, code } = error as Error & { query?: unknown; code?: unknown };
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause ? { cause: errorFacts(error.cause) } : {}),
  };
}
