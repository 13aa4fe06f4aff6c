import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadMailLogo } from '#site/features/settings/load-mail-logo.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { currentLanguage, type Language, languagePath, OTHER_LANGUAGES } from '#site/messages/language.ts';
import { jsonOf } from '#site/server/database.ts';
import type { Mailer, MailResult } from '#site/server/mail.ts';
import { type Claimed, createQueue } from '#site/server/queue/queue.ts';
import { createQueueWorker, type QueueWorker } from '#site/server/queue/queue-worker.ts';
import { inLanguage } from '#site/server/request-language.ts';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import type { AccountLinks, LinkPurpose } from './account-links.ts';
import type { AccountMailKind } from './account-mails.ts';
import type { AccountStore } from './account-store.ts';
import { AccountMail, accountMailText } from './mail/account-mail.tsx';
import { accountMailContent } from './mail/account-mail-content.ts';

/** Further values of an email; nothing secret, because they are stored. */
type MailData = { to?: string; wish?: string; language?: Language };

type AccountMailJob = Claimed & { subscriber: number; kind: AccountMailKind; to: string; data: MailData };

export type AccountPost = {
  /** Queues an email in the language of the moment. It is stored when this resolves; the worker sends it. */
  post(mail: {
    subscriber: number;
    kind: AccountMailKind;
    to: string;
    data?: Omit<MailData, 'language'>;
  }): Promise<void>;
  worker: QueueWorker;
};

/** The link in an email. */
const LINKS: Partial<Record<AccountMailKind, LinkPurpose>> = {
  confirm: 'confirm-email',
  'reset-password': 'reset-password',
  'change-email': 'change-email',
};

type PostSetup = {
  payload: Payload;
  store: AccountStore;
  links: AccountLinks;
  mailer: Mailer;
  siteUrl: string;
  /** Epoch ms. */
  now: () => number;
  random?: () => number;
};

/** The queue of account emails. They are composed when they are sent. */
export function createAccountPost(setup: PostSetup): AccountPost {
  const { payload, now, random } = setup;
  const queue = createQueue<AccountMailJob>({
    payload,
    table: 'account_mails',
    columns: sql`subscriber_id, kind, "to", data`,
    read: (row) => ({
      subscriber: Number(row.subscriber_id),
      kind: row.kind as AccountMailKind,
      to: String(row.to),
      data: jsonOf<MailData | null>(row.data) ?? {},
    }),
  });
  const worker = createQueueWorker({
    queue,
    work: (job) => send({ ...setup, job }),
    facts: ({ kind }) => ({ kind }),
    now,
    random,
  });
  return {
    worker,
    async post({ subscriber, kind, to, data: given = {} }) {
      const language = currentLanguage();
      const data: MailData = language === 'en' ? given : { ...given, language };
      const dueAt = new Date(now()).toISOString();
      await payload.create({
        collection: 'account-mails',
        data: { subscriber, kind, to, data, state: 'due', dueAt, attemptCount: 0, attempts: [] },
      });
      worker.wake();
    },
  };
}

async function send({
  payload,
  store,
  links,
  mailer,
  siteUrl,
  job: { id, subscriber, kind, to, data },
}: PostSetup & { job: AccountMailJob }): Promise<MailResult> {
  const account = await store.find(subscriber);
  if (!account) return { ok: false, code: 'EGONE', answer: 'The account was deleted.', permanent: true };
  if (kind === 'confirm' && account.confirmedAt)
    return { ok: true, answer: 'Confirmed already, so not sent.' };
  const purpose = LINKS[kind];
  const token = purpose && (await links.token({ purpose, account, to: data.to }));
  const [{ agencyName }, logo] = await Promise.all([loadSettings(payload), loadMailLogo(payload)]);
  const path = purpose && token ? links.path({ purpose, token, account }) : '';
  const language = OTHER_LANGUAGES.find((one) => one === data.language) ?? 'en';
  const message = inLanguage(language, () => {
    const words = accountMailContent({
      kind,
      firstName: account.firstName,
      agencyName,
      siteUrl,
      href: siteUrl + (path && languagePath(language, path)),
      to: data.to ?? '',
      wish: data.wish ?? '',
    });
    const props = { words, agencyName, siteUrl, logo };
    return {
      subject: words.subject,
      text: accountMailText(props),
      html: mailHtml(renderToStaticMarkup(<AccountMail {...props} />)),
    };
  });
  return mailer.send({
    to: [{ address: to }],
    fromName: agencyName,
    // A retry keeps the message id, so that email programs recognise a duplicate.
    id: `account.${id}`,
    ...message,
    automatic: true,
  });
}
