import pino from 'pino';
import { underTest } from './env.ts';

/** The process's log. Names, kinds and ids go in; what people typed does not. */
export const log = pino({
  level: underTest ? 'silent' : 'info',
  serializers: { err: errorFacts },
  redact: ['*.password', '*.email', '*.phone', 'req.headers.cookie', 'req.headers.authorization'],
});

type ErrorFacts = { type: string; code?: string; message: string; stack?: string; cause?: ErrorFacts };

/**
 * What the log keeps of an error: name, code, message, stack and cause. A failed query's values stay out; they are what
 * people typed, and the database drivers put them into message, stack and properties of their own.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.' };
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
