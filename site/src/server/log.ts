import pino from 'pino';

/** The process's log. Names, kinds and ids go in; what people typed does not. */
export const log = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  redact: [
    '*.password',
    '*.email',
    '*.phone',
    '*.message',
    'req.headers.cookie',
    'req.headers.authorization',
  ],
});
