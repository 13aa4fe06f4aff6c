import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { forgetEvents } from '#site/features/listings/public/events/due-events.ts';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import {
  subscriberConfirmed,
  subscribersById,
  subscriberUnsubscribed,
} from '#site/features/subscribers/subscriber-store.ts';
import { alertTexts } from '#site/messages/alerts.ts';
import { currentLanguage, type Language } from '#site/messages/language.ts';
import { atomically } from '#site/server/database.ts';
import type { Mailer } from '#site/server/mail.ts';
import { isPurged, onPurge } from '#site/server/purge.ts';
import type { QueueWorker } from '#site/server/queue/queue-worker.ts';
import { inEnglish } from '#site/server/request-language.ts';
import { type AlertPurpose, alertLink, readAlertToken } from './alert-links.ts';
import { alertListingsMatching, suburbNames } from './alert-listings.ts';
import { type AlertSettings, createAlertStore } from './alert-store.ts';
import {
  ALERT_EVENTS,
  type Alert,
  type AlertEvent,
  type AlertListing,
  FREQUENCIES,
  type Frequency,
} from './alert-types.ts';
import { bothWorkers, createAlertWorker } from './alert-worker.ts';
import { channelOf, cleanCriteria } from './criteria.ts';
import { criteriaText } from './criteria-text.ts';
import { composeDigest } from './mail/compose-digest.tsx';
import { createConfirmations } from './send-confirmations.ts';
import { type ComposeDigest, createDigestQueue, sendDigest } from './send-digests.ts';

/** The most alerts a subscriber can have at a time. */
export const MAX_ALERTS = 50;
const MAX_NAME = 80;
const PREVIEW = 6;

/** The settings of an alert as sent by a form. They are cleaned, and missing ones get a default. */
export type AlertWish = {
  name?: string;
  criteria: unknown;
  frequency?: string;
  events?: readonly string[];
  /** Of its emails; without one a new alert has that of the page, and another keeps its own. */
  language?: Language;
};

export type AlertAnswer = { ok: true; alert: Alert; notes: string[] } | { ok: false; message: string };

/** Everything that happens to alerts, from the form to the inbox. */
export type AlertService = {
  /** Creates an alert. `confirmed`: the subscriber is signed in with a confirmed email address. */
  create(input: AlertWish & { subscriber: number; confirmed: boolean }): Promise<AlertAnswer>;
  update(input: AlertWish & { alert: Alert }): Promise<AlertAnswer>;
  /** Each returns false if the alert is not in a state for it. An alert that ended stays ended. */
  confirm(alert: Alert): Promise<boolean>;
  pause(alert: Alert): Promise<boolean>;
  resume(alert: Alert): Promise<boolean>;
  end(alert: Alert): Promise<boolean>;
  /** Ends every alert of a subscriber and marks them as unsubscribed. */
  endAll(subscriber: number): Promise<void>;
  /** Those that have not ended. */
  alertsOf(subscriber: number): Promise<Alert[]>;
  alert(id: number): Promise<Alert | undefined>;
  /** The alert of the same subscriber about the same thing that is on or paused, for one that it replaced. */
  replacementOf(alert: Alert): Promise<Alert | undefined>;
  /** Listings that match now, newest first: for an alert about sales alone, those sold or leased. */
  preview(
    criteria: ListingCriteria,
    events?: readonly AlertEvent[],
  ): Promise<{ total: number; listings: AlertListing[] }>;
  /** A description of criteria, with display names of suburbs. */
  textOf(criteria: ListingCriteria, events?: readonly AlertEvent[]): Promise<string>;
  /** Sends a confirmation email for an unconfirmed alert. */
  askToConfirm(alert: Alert): Promise<void>;
  /** A link for an email about an alert; undefined if its owner was deleted. */
  linkTo(input: { purpose: AlertPurpose; alert: Alert }): Promise<string | undefined>;
  /** The alert of a token in such a link. */
  alertOfToken(input: {
    purpose: AlertPurpose;
    token: string;
    /** Accept an expired token: only to offer a new email to the same address. */
    orExpired?: boolean;
  }): Promise<Alert | undefined>;
  /** What the account service needs of alerts. */
  accountPart: {
    name: string;
    /** Starts alerts that waited for the email address to be confirmed. */
    confirmed(subscriber: number): Promise<void>;
    data(subscriber: number): Promise<Alert[]>;
    erase(subscriber: number): Promise<void>;
  };
  worker: QueueWorker;
};

/** Sets up the alerts of this process. Start its worker to send emails. */
export function createAlertService({
  payload,
  mailer,
  secret,
  siteUrl,
  compose = composeDigest,
  gatherMs,
  now = Date.now,
  random,
}: {
  payload: Payload;
  mailer: Mailer;
  /** Signs the links in emails. */
  secret: string;
  siteUrl: string;
  compose?: ComposeDigest;
  /** How long an instant alert collects events for one email, in ms. */
  gatherMs?: number;
  /** Epoch ms. */
  now?: () => number;
  random?: () => number;
}): AlertService {
  const store = createAlertStore({ payload, now });
  const setup = { payload, store, mailer, compose, secret, siteUrl, now };
  const iso = () => new Date(now()).toISOString();

  const confirmations = createConfirmations({ ...setup, random });
  const digests = createAlertWorker({
    ...setup,
    queue: createDigestQueue(setup),
    send: (job) => sendDigest({ ...setup, job }),
    forget: (before) => forget({ payload, before }),
    gatherMs,
    random,
  });

  async function textOf(criteria: ListingCriteria, events?: readonly AlertEvent[]): Promise<string> {
    return criteriaText(criteria, await suburbNames(payload), events);
  }

  async function settingsOf(wish: AlertWish): Promise<{ settings: AlertSettings; notes: string[] } | string> {
    const { criteria, notes } = cleanCriteria(wish.criteria);
    const events = ALERT_EVENTS.filter((event) => (wish.events ?? DEFAULT_EVENTS).includes(event));
    if (events.length === 0) return alertTexts().refusals.noEvents;
    const frequency: Frequency = FREQUENCIES.find((known) => known === wish.frequency) ?? 'daily';
    const given = nameOf(wish.name ?? '');
    // The form suggests the description: it is no name, or it would stay when the criteria change.
    const name = given === nameOf(await textOf(criteria)) ? '' : given;
    return {
      settings: {
        name,
        criteria,
        frequency,
        events,
        language: wish.language ?? currentLanguage(),
        // Staff read it.
        summary: await inEnglish(() => textOf(criteria, events)),
      },
      notes,
    };
  }

  /** Other alerts of the subscriber about the same thing: somebody saved a search twice. */
  const twinsOf = async (alert: Alert): Promise<Alert[]> =>
    (await store.alertsOf(alert.subscriber)).filter(
      (other) => other.id !== alert.id && subjectOf(other) === subjectOf(alert),
    );

  const replacementOf = async (alert: Alert): Promise<Alert | undefined> =>
    (await twinsOf(alert)).find(({ state }) => state === 'active' || state === 'paused');

  async function activate(alert: Alert): Promise<boolean> {
    const at = iso();
    const replaces = (await twinsOf(alert)).map(({ id }) => id);
    return store.activate({ alert, replaces, also: [subscriberConfirmed({ id: alert.subscriber, at })] });
  }

  const worker = bothWorkers(digests, confirmations.worker);
  const stopListening = onPurge((purged) => {
    if (isPurged({ purged, tags: ['listings'] })) worker.wake();
  });

  return {
    worker: {
      ...worker,
      async stop() {
        stopListening();
        await worker.stop();
      },
    },
    textOf,
    askToConfirm: confirmations.ask,

    async create({ subscriber, confirmed, ...wish }) {
      const asked = await settingsOf(wish);
      if (typeof asked === 'string') return { ok: false, message: asked };
      const others = await store.alertsOf(subscriber);
      if (others.length >= MAX_ALERTS)
        return { ok: false, message: alertTexts().refusals.tooMany(MAX_ALERTS) };
      const id = await store.insert({ subscriber, ...asked.settings });
      const made = await store.alert(id);
      if (made && confirmed) await activate(made);
      const alert = await store.alert(id);
      return alert
        ? { ok: true, alert, notes: asked.notes }
        : { ok: false, message: alertTexts().refusals.ended };
    },

    async update({ alert, ...wish }) {
      const asked = await settingsOf({ ...wish, language: wish.language ?? alert.language });
      if (typeof asked === 'string') return { ok: false, message: asked };
      const done = await store.change({ alert, settings: asked.settings });
      const changed = done ? await store.alert(alert.id) : undefined;
      return changed
        ? { ok: true, alert: changed, notes: asked.notes }
        : { ok: false, message: alertTexts().refusals.ended };
    },

    async confirm(alert) {
      return alert.state === 'unconfirmed' && activate(alert);
    },
    async resume(alert) {
      return alert.state === 'paused' && store.activate({ alert });
    },
    pause: ({ id }) => store.pause(id),
    end: ({ id }) => store.end(id),

    async endAll(subscriber) {
      await store.endAll({ subscriber, also: [subscriberUnsubscribed({ id: subscriber, at: iso() })] });
    },

    alertsOf: store.alertsOf,
    alert: store.alert,
    replacementOf,
    accountPart: {
      name: 'alerts',
      async confirmed(subscriber) {
        // An alert with a confirmation email of its own waits for that: someone else may have entered this address.
        const asked = await confirmations.asked(subscriber);
        for (const alert of await store.alertsOf(subscriber)) {
          if (alert.state === 'unconfirmed' && !asked.has(alert.id)) await activate(alert);
        }
      },
      data: store.everyAlertOf,
      erase: (subscriber) => store.erase(subscriber),
    },
    preview: (criteria, events) =>
      alertListingsMatching({
        payload,
        criteria,
        channel: channelOf(criteria, events),
        limit: PREVIEW,
      }),

    async linkTo({ purpose, alert }) {
      const owner = (await subscribersById(payload, [alert.subscriber])).get(alert.subscriber);
      return (
        owner && alertLink({ purpose, alert: alert.id, email: owner.email, secret, siteUrl, now: now() })
      );
    },

    async alertOfToken({ purpose, token, orExpired }) {
      const read = readAlertToken({ purpose, token, secret, now: orExpired ? 0 : now() });
      const alert = read && (await store.alert(read.alert));
      // An old address may still unsubscribe, but only the owner's current address may change an alert.
      if (!read || !alert) return alert;
      // An email of an alert that was replaced is about the same search: its link ends what goes on.
      if (purpose === 'unsubscribe')
        return (alert.state === 'ended' && (await replacementOf(alert))) || alert;
      const owner = (await subscribersById(payload, [alert.subscriber])).get(alert.subscriber);
      return owner && read.sentTo(owner.email) ? alert : undefined;
    },
  };
}

/** A name on one line, of a length that emails have room for. */
export const nameOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);

/** What an alert looks for and tells of, to compare. */
const subjectOf = ({ criteria, events }: Alert): string => JSON.stringify([criteria, events]);

/** The events of an alert if none were chosen. */
export const DEFAULT_EVENTS: readonly AlertEvent[] = ['new', 'back-on-market', 'price-change'];

/** Deletes emails and events that were processed long ago. */
async function forget({ payload, before }: { payload: Payload; before: number }): Promise<void> {
  await atomically(payload, [
    sql`delete from alert_confirmations
      where state in ('sent', 'outbox', 'failed') and updated_at < ${new Date(before).toISOString()}`,
    sql`delete from alert_digests
      where state in ('sent', 'outbox', 'failed') and updated_at < ${new Date(before).toISOString()}`,
    sql`delete from alert_entries where state in ('sent', 'outbox', 'dropped') and at < ${before}`,
    forgetEvents(before),
  ]);
}
