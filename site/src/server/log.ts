import pino from 'pino';
import { underTest } from './env.ts';

/** The process's log. Names, kinds and ids go in; what people typed does not. */
export const log = pino({
  level: underTest ? 'silent' : 'info',
  redact: [
    '*.password',
    '*.email',
    '*.phone',
    '*.message',
    'req.headers.cookie',
    'req.headers.authorization',
  ],
});
