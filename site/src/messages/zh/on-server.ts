import type { ServerMessages } from '../en/on-server.ts';
import { firstMessages } from './first-messages.ts';
import { formTexts } from './form-texts.ts';
import { forms } from './forms.ts';
import { mailTexts } from './mail-texts.ts';
import { mails } from './mails.ts';
import { thanks } from './thanks.ts';

const messages: ServerMessages = { firstMessages, forms, formTexts, mails, mailTexts, thanks };
export default messages;
