import { applyMail, type FormDefinition } from '@frontage/forms';
import { formTexts } from '#site/messages/forms.ts';
import { env } from './env.ts';

/** Whether a mail server is set up. Without one emails are kept as files in `DATA_DIR/outbox/`. */
export const sendsMail = (): boolean => Boolean(env().smtpUrl);

/** The form with texts that hold on this website: without a mail server none says that an email was sent. */
export const applyMailServer = (definition: FormDefinition): FormDefinition =>
  applyMail({ definition, sendsMail: sendsMail() });

/** A sentence that promises an email; where none can be sent, that this is so. */
export const mailPromise = (sentence: string): string => (sendsMail() ? sentence : formTexts().noMailYet);

/** A sentence after the one that this website sends no email yet. */
export const withoutMail = (sentence: string): string => `${formTexts().noMailYet} ${sentence}`;
