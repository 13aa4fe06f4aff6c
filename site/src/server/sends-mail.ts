import { env } from './env.ts';

/** Whether a mail server is set up. Without one emails are kept as files in `DATA_DIR/outbox/`. */
export const sendsMail = (): boolean => Boolean(env().smtpUrl);
