import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { showListing } from '#site/features/listings/testing/show-listing.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import type { Mailer, MailMessage, MailResult } from '#site/server/mail.ts';
import { readSecrets } from '#site/server/secrets.ts';
import type { AlertWish } from '../alert-service.ts';
import { createAlertService } from '../alert-service.ts';
import type { Alert } from '../alert-types.ts';

/** A Saturday, three in the afternoon in Sydney. */
export const AFTERNOON = Date.parse('2026-11-21T04:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

let people = 0;

/** A service on an emptied test database, with a clock that stands still until it is moved. */
export async function testAlerts(payload: Payload) {
  await clearAlerts(payload);
  const clock = { at: AFTERNOON };
  const mail = recordingMailer();

  /** Another instance on the same database. */
  const newService = ({ gatherMs }: { gatherMs?: number } = {}) =>
    createAlertService({
      payload,
      siteUrl: 'https://harbour.example',
      secret: readSecrets(env().dataDir).mailLinks,
      mailer: mail.mailer,
      gatherMs,
      now: () => clock.at,
      random: () => 0,
    });
  const service = newService();

  function newSubscriber(confirmed = true): Promise<number> {
    people += 1;
    return addSubscriber({ payload, email: `person${people}@example.com`, confirmed });
  }

  return {
    clock,
    mail,
    newService,
    service,
    newSubscriber,

    /** An active instant alert about what is new and changes its price, anywhere, unless told otherwise. */
    async newAlert({
      subscriber,
      confirmed = true,
      ...wish
    }: Partial<AlertWish> & { subscriber?: number; confirmed?: boolean } = {}): Promise<Alert> {
      const made = await service.create({
        subscriber: subscriber ?? (await newSubscriber(confirmed)),
        confirmed,
        criteria: {},
        frequency: 'instant',
        events: ['new', 'price-change'],
        ...wish,
      });
      if (!made.ok) throw new Error(made.message);
      return made.alert;
    },

    /** Lets visitors see the test listing like this from now on. */
    show: (changes?: Parameters<typeof showListing>[0]['changes']) =>
      showListing({ payload, at: clock.at, changes }),

    /** Does what is due, lets time pass (ms), and does what is due then. */
    async later(ms = 5 * MINUTE): Promise<void> {
      await service.worker.runOnce();
      clock.at += ms;
      await service.worker.runOnce();
    },
  };
}

/** A mailer that keeps what it is given, and answers as told. */
function recordingMailer() {
  const sent: MailMessage[] = [];
  const box = { answer: { ok: true, answer: '250 OK' } as MailResult };
  const mailer: Mailer = {
    send: async (message) => {
      if (box.answer.ok) sent.push(message);
      return box.answer;
    },
    close: () => undefined,
  };
  return { mailer, sent, box };
}

/** A subscriber in Sydney with a confirmed address; their number. */
async function addSubscriber({
  payload,
  email,
  confirmed = true,
}: {
  payload: Payload;
  email: string;
  confirmed?: boolean;
}): Promise<number> {
  const at = new Date(AFTERNOON).toISOString();
  const [row] = await query<{ id: unknown }>(
    payload,
    sql`insert into subscribers
        (email, first_name, time_zone, quiet_from, quiet_until, confirmed_at, created_at, updated_at)
      values (${email}, 'Ines', 'Australia/Sydney', 21, 7, ${confirmed ? at : null}, ${at}, ${at}) returning id`,
  );
  return Number(row?.id);
}

/** Empties everything alerts keep, and what they come from. */
export async function clearAlerts(payload: Payload): Promise<void> {
  for (const table of [
    'alert_digests',
    'alert_entries',
    'alert_targets',
    'alerts',
    'listing_events',
    'public_listings',
    'subscribers',
  ])
    await query(payload, sql`delete from ${sql.identifier(table)}`);
}
