import { textOf } from '@frontage/forms';
import { alertTexts } from '#site/messages/alerts.ts';
import type { RateLimit } from '#site/server/rate-limit.ts';
import { sendsMail, withoutMail } from '#site/server/sends-mail.ts';
import type { SentForm, VisitorResult } from '#site/server/visitor-form.ts';
import type { AlertService, AlertWish } from './alert-service.ts';
import { fieldRefusal, refusal, type Thanks, withNotes } from './form-results.ts';

/** Rate limits: forms that send an email, by client, and confirmation emails, by subscriber. */
export type AlertFormLimits = Record<'ask' | 'mail', RateLimit>;

/** What forms that start an alert need. */
export type AlertStart = {
  service: AlertService;
  /** The subscriber with this email address, created if needed; undefined if no email can be sent to it. */
  subscriberFor(email: string): Promise<{ id: number } | undefined>;
  limits: AlertFormLimits;
};

/**
 * Starts the alert of a form with an `email`. Visitors who are not signed in get the same answer for every email address:
 * known, unknown or over the limit. A known address also gets a confirmation email.
 */
export async function startAlert({
  setup: { service, subscriberFor, limits },
  sent: { answers, visitor, addressKey },
  wish,
}: {
  setup: AlertStart;
  sent: SentForm;
  wish: AlertWish;
}): Promise<VisitorResult> {
  if (visitor.subscriber) {
    const { id: subscriber, confirmedAt } = visitor.subscriber;
    const made = await service.create({ ...wish, subscriber, confirmed: confirmedAt !== null });
    if (!made.ok) return refusal(made.message);
    if (made.alert.state !== 'active') {
      await service.askToConfirm(made.alert);
      return { ok: true, outcome: 'success', next: '/welcome' };
    }
    return {
      ok: true,
      outcome: 'success',
      next: '/welcome',
      thanks: withNotes({ thanks: thanksOf(), notes: made.notes }),
    };
  }
  const { refusals } = alertTexts();
  const email = textOf({ answers, name: 'email' });
  if (!email) return fieldRefusal({ field: 'email', message: refusals.noEmail });
  const turn = limits.ask.take(addressKey);
  if (!turn.ok)
    return { ...refusal(refusals.tooOften), outcome: 'limited', retryAfterSeconds: turn.retryAfterSeconds };
  const subscriber = await subscriberFor(email);
  if (!subscriber) return fieldRefusal({ field: 'email', message: refusals.email });
  if (limits.mail.take(String(subscriber.id)).ok) {
    const made = await service.create({ ...wish, subscriber: subscriber.id, confirmed: false });
    if (made.ok) await service.askToConfirm(made.alert);
  }
  return { ok: true, outcome: 'success', lead: true };
}

function thanksOf(): Thanks {
  const { on, saved } = alertTexts();
  return sendsMail() ? on : { title: saved.title, body: withoutMail(saved.body) };
}
