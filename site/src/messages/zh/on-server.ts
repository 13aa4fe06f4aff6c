import type { ServerMessages } from '../en/on-server.ts';
import { accountFormTexts } from './account-form-texts.ts';
import { accountMails } from './account-mails.ts';
import { accounts } from './accounts.ts';
import { alertCriteria } from './alert-criteria.ts';
import { alertFormTexts } from './alert-form-texts.ts';
import { alertMails } from './alert-mails.ts';
import { alerts } from './alerts.ts';
import { appointments } from './appointments.ts';
import { calculators } from './calculators.ts';
import { dutyPage } from './duty-page.ts';
import { dutyTexts } from './duty-texts.ts';
import { events } from './events.ts';
import { figures } from './figures.ts';
import { firstMessages } from './first-messages.ts';
import { formTexts as leadFormTexts } from './form-texts.ts';
import { forms } from './forms.ts';
import { legal } from './legal.ts';
import { mailTexts } from './mail-texts.ts';
import { mails } from './mails.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { people } from './people.ts';
import { problems } from './problems.ts';
import { reminders } from './reminders.ts';
import { shortlist } from './shortlist.ts';
import { suburbs } from './suburbs.ts';
import { tenantFormTexts } from './tenant-form-texts.ts';
import { thanks } from './thanks.ts';
import { visitFormTexts } from './visit-form-texts.ts';

const messages: ServerMessages = {
  accountMails,
  accounts,
  alertCriteria,
  alertMails,
  alerts,
  appointments,
  calculators,
  dutyPage,
  dutyTexts,
  events,
  figures,
  firstMessages,
  forms,
  formTexts: {
    ...leadFormTexts,
    ...alertFormTexts,
    ...accountFormTexts,
    ...tenantFormTexts,
    ...visitFormTexts,
  },
  legal,
  mails,
  mailTexts,
  news,
  newsletter,
  people,
  problems,
  reminders,
  shortlist,
  suburbs,
  thanks,
};
export default messages;
