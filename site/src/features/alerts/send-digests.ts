import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { subscribersById } from '#site/features/subscribers/subscriber-store.ts';
import { mailSender } from '#site/features/team/mail-sender.ts';
import { atomically } from '#site/server/database.ts';
import type { Mailer, MailMessage, MailResult } from '#site/server/mail.ts';
import { pageLink } from '#site/server/mail-links.ts';
import { type Claimed, createQueue, type Queue } from '#site/server/queue/queue.ts';
import { inLanguage } from '#site/server/request-language.ts';
import { alertLink } from './alert-links.ts';
import { alertListingsById, listingsForMail, suburbNames } from './alert-listings.ts';
import type { AlertStore } from './alert-store.ts';
import { searchPathOf } from './criteria.ts';
import { criteriaText } from './criteria-text.ts';
import { type DigestMail, digestItems, MAX_ITEMS, readEntries, settleEntries } from './digest.ts';
import { afterQuiet } from './due-time.ts';

export type ClaimedDigest = Claimed & { batch: string; alert: number; subscriber: number };

/** Renders the content of an email. */
export type ComposeDigest = (mail: DigestMail) => Pick<MailMessage, 'subject' | 'text' | 'html'>;

type Setup = {
  payload: Payload;
  store: Pick<AlertStore, 'alert'>;
  mailer: Mailer;
  compose: ComposeDigest;
  secret: string;
  siteUrl: string;
  /** Epoch ms. */
  now: () => number;
};

/** The rows of `alert_digests` as a queue that respects quiet hours, also for late emails. */
export function createDigestQueue({ payload }: Pick<Setup, 'payload'>): Queue<ClaimedDigest> {
  const queue = createQueue<ClaimedDigest>({
    payload,
    table: 'alert_digests',
    columns: sql`batch, alert, subscriber`,
    read: (row) => ({
      batch: String(row.batch),
      alert: Number(row.alert),
      subscriber: Number(row.subscriber),
    }),
  });
  return {
    ...queue,
    async claim(input) {
      for (;;) {
        const claimed = await queue.claim(input);
        const people = await subscribersById(
          payload,
          claimed.map(({ subscriber }) => subscriber),
        );
        const later = claimed.flatMap((job) => {
          const clock = people.get(job.subscriber);
          const at = clock ? afterQuiet({ at: input.at, clock }) : input.at;
          return at > input.at ? [{ job, at: new Date(at).toISOString() }] : [];
        });
        await atomically(
          payload,
          later.map(
            ({ job, at }) => sql`update alert_digests
              set state = 'due', due_at = ${at}, attempt_count = attempt_count - 1
              where id = ${job.id} and state = 'sending' and attempt_count = ${job.attemptCount}`,
          ),
        );
        const ready = claimed.filter((job) => !later.some((each) => each.job === job));
        if (ready.length > 0 || claimed.length === 0) return ready;
      }
    },
  };
}

/** Sends one email with the entries that still apply. If none do, nothing is sent. */
export async function sendDigest({ job, ...setup }: Setup & { job: ClaimedDigest }): Promise<MailResult> {
  const { payload, mailer } = setup;
  const about = { batch: job.batch, alert: job.alert };
  const made = await messageOf({ job, ...setup });
  if (!made) {
    await atomically(payload, settleEntries({ ...about, told: [] }));
    return { ok: true, answer: 'Not sent: there was nothing left to say.' };
  }
  const result = await mailer.send(made.message);
  if (result.ok)
    await atomically(payload, settleEntries({ ...about, told: made.told, outbox: result.outbox }));
  return result;
}

/** The message in the language of the alert. */
async function messageOf(about: Setup & { job: ClaimedDigest }): Promise<Made | undefined> {
  const alert = await about.store.alert(about.job.alert);
  return inLanguage(alert?.language ?? 'en', () => messageInLanguage(about));
}

type Made = { message: MailMessage; told: number[] };

async function messageInLanguage({
  job,
  payload,
  store,
  compose,
  secret,
  siteUrl,
  now,
}: Setup & { job: ClaimedDigest }): Promise<Made | undefined> {
  const [alert, people] = await Promise.all([
    store.alert(job.alert),
    subscribersById(payload, [job.subscriber]),
  ]);
  const person = people.get(job.subscriber);
  if (alert?.state !== 'active' || !person?.reachable) return undefined;
  const entries = await readEntries({ payload, batch: job.batch, alert: job.alert });
  const { items, told } = digestItems({
    entries,
    listings: await alertListingsById({
      payload,
      ids: [...new Set(entries.map(({ listing }) => listing))],
      now: now(),
    }),
    events: alert.events,
    now: now(),
  });
  if (items.length === 0) return undefined;
  const shown = items.slice(0, MAX_ITEMS);
  const [pictured, suburbName, agency] = await Promise.all([
    listingsForMail(shown.map(({ listing }) => listing)),
    suburbNames(payload),
    mailSender(payload),
  ]);
  const link = (purpose: 'manage' | 'unsubscribe') =>
    alertLink({ purpose, alert: alert.id, email: person.email, secret, siteUrl, now: now() });
  const unsubscribe = link('unsubscribe');
  const links = {
    search: pageLink(siteUrl + searchPathOf(alert.criteria, alert.events), siteUrl),
    manage: pageLink(link('manage'), siteUrl),
    unsubscribe: pageLink(unsubscribe, siteUrl),
  };
  const mail = compose({
    alert,
    summary: criteriaText(alert.criteria, suburbName, alert.events),
    firstName: person.firstName,
    items: shown.map((item, index) => ({ ...item, listing: pictured[index] ?? item.listing })),
    more: items.length - shown.length,
    links,
    agency,
    siteUrl,
  });
  return {
    message: {
      ...mail,
      to: [{ address: person.email }],
      fromName: agency.name,
      // A retry keeps the message id, so that email programs recognise a duplicate.
      id: `alert.${job.batch}.${job.alert}`,
      // Mail programs post to it.
      unsubscribeUrl: unsubscribe,
    },
    told,
  };
}
