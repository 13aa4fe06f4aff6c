import { sql } from 'drizzle-orm';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffName } from '#site/features/leads/inbox/lead-names.ts';
import { loadMailColours, themedMailerOf } from '#site/features/settings/mail-colours.ts';
import { mailSender } from '#site/features/team/mail-sender.ts';
import { mayChange, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { inColours } from '#site/ui/mail/mail-theme.ts';
import { type ComposedNewsletter, newsletterComposer } from './newsletter-composer.ts';
import type { Newsletter, NewsletterProgress } from './newsletter-types.ts';
import { loadSegment } from './segment.ts';
import {
  beginNewsletter,
  countUnsent,
  lastRefusal,
  resendNewsletter,
  stopNewsletter,
} from './send-newsletters.ts';
import { forSubscriber } from './unsubscribe-mark.ts';

const USUAL_PER_MINUTE = 60;

type Stored = Newsletter & {
  state: NewsletterProgress['state'];
  html?: string | null;
};

/** GET /api/newsletters/:id/preview: the newsletter as an email program shows it; as it was sent, once it was. */
const previewEndpoint: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    const newsletter = await newsletterIn(req);
    // A draft is drawn as it is now.
    const sent = newsletter.state === 'draft' ? undefined : newsletter.html;
    const html = sent || (await compose(req, newsletter)).html;
    const shown = forSubscriber({ html, text: '', link: '#' }).html;
    return new Response(inColours(shown, await loadMailColours(req.payload)), {
      headers: {
        ...NO_STORE,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy':
          "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};

/** GET /api/newsletters/:id/progress: who would get it, what is missing, and how far it is. */
const progressEndpoint: Endpoint = {
  path: '/:id/progress',
  method: 'get',
  handler: async (req) => {
    const { payload } = req;
    const newsletter = await newsletterIn(req);
    const [segment, { gaps }, rows, refusal, again] = await Promise.all([
      segmentOf(req, newsletter),
      compose(req, newsletter),
      query(
        payload,
        sql`select state, count(*) as count from newsletter_mails where newsletter = ${newsletter.id} group by state`,
      ),
      lastRefusal({ payload, newsletter: newsletter.id }),
      countUnsent(payload, newsletter.id),
    ]);
    const count = (...states: string[]) =>
      rows.reduce((sum, row) => sum + (states.includes(String(row.state)) ? Number(row.count) : 0), 0);
    const progress: NewsletterProgress = {
      state: newsletter.state,
      subscribers: segment.total,
      recipients:
        newsletter.state === 'draft'
          ? segment.ids.length
          : count('due', 'sending', 'sent', 'outbox', 'failed', 'skipped'),
      sent: count('sent'),
      unsent: count('outbox'),
      waiting: count('due', 'sending'),
      failed: count('failed'),
      skipped: count('skipped'),
      again,
      ...(refusal ? { refusal } : {}),
      gaps,
    };
    return Response.json(progress, { headers: NO_STORE });
  },
};

/** POST /api/newsletters/:id/test `{ to }`: the newsletter to one address of the agency, by default one’s own. */
const testEndpoint: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    refuseStrangers(req);
    const newsletter = await newsletterIn(req);
    const sent = ((await req.json?.().catch(() => undefined)) ?? {}) as { to?: unknown };
    const to = typeof sent.to === 'string' && sent.to.trim() ? sent.to.trim() : String(req.user?.email ?? '');
    if (!isPlainAddress(to)) throw new APIError('Enter the email address for the test.', 400);
    const { subject, html, text } = await compose(req, newsletter);
    const result = await themedMailerOf(req.payload).send({
      to: [{ address: to }],
      fromName: (await mailSender(req.payload)).name,
      subject: `Test: ${subject}`,
      ...forSubscriber({ html, text, link: `${env().siteUrl}/` }),
      automatic: true,
    });
    if (!result.ok) throw new APIError(`The test could not be sent: ${result.answer}`, 502);
    return Response.json({ ok: true, to, outbox: Boolean(result.outbox) });
  },
};

/** POST /api/newsletters/:id/send: queues an email to every confirmed subscriber of the segment, once only. */
const sendEndpoint: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    refuseStrangers(req);
    const { payload } = req;
    const newsletter = await newsletterIn(req);
    if (newsletter.state !== 'draft') throw new APIError('This newsletter has been sent already.', 409);
    const { html, text, gaps } = await compose(req, newsletter);
    if (gaps.length > 0) throw new APIError(gaps.join(' '), 400);
    const { ids } = await segmentOf(req, newsletter);
    if (ids.length === 0) throw new APIError('No confirmed subscriber is in this segment.', 400);
    const now = Date.now();
    await payload.update({
      collection: 'newsletters',
      id: newsletter.id,
      data: { html, text },
      depth: 0,
      req,
    });
    const recipients = await beginNewsletter({
      payload,
      newsletter: newsletter.id,
      subscribers: ids,
      perMinute: newsletter.perMinute || USUAL_PER_MINUTE,
      now,
    });
    if (recipients === undefined) throw new APIError('This newsletter has been sent already.', 409);
    log.info(
      { staff: staffOf(req)?.id, newsletter: newsletter.id, recipients },
      'a newsletter is being sent',
    );
    return Response.json({ recipients }, { status: 201 });
  },
};

/** POST /api/newsletters/:id/resend: queues again what failed or went to the outbox folder, to those still subscribed. */
const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    refuseStrangers(req);
    const { payload } = req;
    const { id, state, perMinute } = await newsletterIn(req);
    if (state !== 'sent' && state !== 'sending')
      throw new APIError('Only a newsletter that was sent can be sent again.', 409);
    if (!env().smtpUrl) throw new APIError(NO_MAIL_SERVER, 400);
    const recipients = await resendNewsletter({
      payload,
      newsletter: id,
      perMinute: perMinute || USUAL_PER_MINUTE,
      by: staffName(req),
      now: Date.now(),
    });
    if (recipients === 0)
      throw new APIError('There is nothing to send again: those who did not get it unsubscribed.', 409);
    log.info({ staff: staffOf(req)?.id, newsletter: id, recipients }, 'a newsletter is being sent again');
    return Response.json({ recipients }, { status: 201 });
  },
};

/** POST /api/newsletters/:id/stop: takes back the emails that wait. */
const stopEndpoint: Endpoint = {
  path: '/:id/stop',
  method: 'post',
  handler: async (req) => {
    refuseStrangers(req);
    const { payload } = req;
    const { id, state } = await newsletterIn(req);
    if (state !== 'sending') throw new APIError('This newsletter is not being sent.', 409);
    const stopped = await stopNewsletter({ payload, newsletter: id });
    await payload.update({
      collection: 'newsletters',
      id,
      data: { state: 'stopped' },
      context: { isSending: true },
      depth: 0,
      req,
    });
    return Response.json({ stopped });
  },
};

export const newsletterEndpoints = [
  previewEndpoint,
  progressEndpoint,
  testEndpoint,
  sendEndpoint,
  resendEndpoint,
  stopEndpoint,
];

async function newsletterIn(req: PayloadRequest): Promise<Stored> {
  if (!staffOf(req)) throw new APIError('Sign in to see this newsletter.', 401);
  const { docs } = await req.payload.find({
    collection: 'newsletters',
    where: { id: { equals: Number(req.routeParams?.id) || 0 } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    showHiddenFields: true,
    req,
  });
  if (!docs[0]) throw new APIError('This newsletter doesn’t exist.', 404);
  return docs[0];
}

function refuseStrangers(req: PayloadRequest): void {
  if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
    throw new APIError('This request did not come from the admin of this website.', 403);
  if (!mayChange(req, 'website')) throw new APIError('Your role can’t send newsletters.', 403);
}

/** In the outbox folder a newsletter would count as sent, and nobody would get it. */
const NO_MAIL_SERVER =
  'Email is not set up, so newsletters cannot be sent. Ask your server operator to set SMTP_URL.';

async function compose(req: PayloadRequest, newsletter: Newsletter): Promise<ComposedNewsletter> {
  const { siteUrl, smtpUrl } = env();
  const composed = await newsletterComposer()({
    payload: req.payload,
    newsletter,
    siteUrl,
    now: Date.now(),
  });
  return smtpUrl ? composed : { ...composed, gaps: [...composed.gaps, NO_MAIL_SERVER] };
}

const segmentOf = (req: PayloadRequest, { interest, suburbs }: Newsletter) =>
  loadSegment({ payload: req.payload, interest: interest ?? 'all', suburbs: suburbs ?? [] });
