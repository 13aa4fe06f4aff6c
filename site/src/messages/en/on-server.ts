import { firstMessages } from './first-messages.ts';
import { formTexts } from './form-texts.ts';
import { forms } from './forms.ts';
import { mailTexts } from './mail-texts.ts';
import { mails } from './mails.ts';
import { thanks } from './thanks.ts';

/** Texts that only the server needs, in English: they travel in the page or the email, so no script brings them. */
const onServer = { firstMessages, forms, formTexts, mails, mailTexts, thanks };
export default onServer;

export type ServerMessages = typeof onServer;
