import type { Payload } from 'payload';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import type { ReminderSettings } from '../../types/lead-types.ts';
import { REMINDERS } from './reminder-fields.ts';

/** What staff set in Lead handling, and the webhooks that are switched on. */
export type LeadHandling = {
  /** In the order of the settings; `place` is a postcode or a suburb. */
  places: { place: string; officeId: number }[];
  /** Empty `forms`: all of them. `seen`: by the other recipients. */
  copies: { email: string; forms: string[]; seen: boolean }[];
  webhooks: Webhook[];
  /** Where answers of visitors arrive; undefined where received mail is not set up. */
  replyAddress?: string;
  /** The system that sends SMS to visitors; undefined where there is none. */
  smsWebhook?: { url: string; secret: string };
  reminders: ReminderSettings;
  /** Undefined: leads are not deleted. */
  keepMonths?: number;
};

export type Webhook = { name: string; url: string; secret: string; forms: string[] };

/** The settings of Lead handling, cached until staff change them. */
export const loadLeadHandling = keepUntilPurged({ tags: ['lead-handling', 'webhooks'], read: readHandling });

async function readHandling(payload: Payload): Promise<LeadHandling> {
  const [stored, hooks] = await Promise.all([
    payload.findGlobal({ slug: 'lead-handling', depth: 0 }),
    payload.find({
      collection: 'webhooks',
      where: { enabled: { equals: true } },
      sort: 'id',
      depth: 0,
      pagination: false,
    }),
  ]);
  return {
    places: (stored.places ?? []).map(({ place, office }) => ({ place, officeId: idOf(office) })),
    copies: (stored.copies ?? []).map(({ email, forms, how }) => ({
      email,
      forms: forms ?? [],
      seen: how === 'cc',
    })),
    webhooks: hooks.docs.map(({ name, url, secret, forms }) => ({ name, url, secret, forms: forms ?? [] })),
    replyAddress: stored.replyAddress ?? undefined,
    ...(stored.smsWebhookUrl
      ? { smsWebhook: { url: stored.smsWebhookUrl, secret: stored.smsWebhookSecret ?? '' } }
      : {}),
    reminders: {
      byEmail: Boolean(stored.reminders?.byEmail),
      bySms: Boolean(stored.reminders?.bySms && stored.smsWebhookUrl),
      hoursBefore: stored.reminders?.hoursBefore ?? REMINDERS.hoursBefore,
      quietFrom: Number(stored.reminders?.quietFrom ?? REMINDERS.quietFrom),
      quietUntil: Number(stored.reminders?.quietUntil ?? REMINDERS.quietUntil),
    },
    keepMonths: stored.keepMonths ?? undefined,
  };
}

const idOf = (related: number | { id: number }): number =>
  typeof related === 'number' ? related : related.id;
