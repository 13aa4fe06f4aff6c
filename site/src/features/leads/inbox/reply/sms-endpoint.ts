import { APIError, type Endpoint } from 'payload';
import { mobileOf } from '../../contacts/contact-values.ts';
import { smsStoppedAt } from '../../contacts/sms-stops.ts';
import { SMS_STOPPED } from '../../delivery/sms/send-sms.ts';
import { LONGEST_SMS } from '../../delivery/sms/sms-parts.ts';
import { loadLeadHandling } from '../../intake/routing/load-handling.ts';
import { findLead } from '../find-lead.ts';
import { staffName } from '../lead-names.ts';
import { takeOn } from './take-on.ts';

/**
 * POST /api/leads/:id/sms `{ text }`: sends the visitor an SMS through the webhook of Lead handling and the queue that
 * sends all messages of a lead. The lead is taken on, as by a reply.
 */
export const smsEndpoint: Endpoint = {
  path: '/:id/sms',
  method: 'post',
  handler: async (req) => {
    const lead = await findLead(req);
    const sent: unknown = await req.json?.().catch(() => undefined);
    const { text } = (sent ?? {}) as { text?: unknown };
    const message = typeof text === 'string' ? text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim() : '';
    if (!message) throw new APIError('Write a message first.', 400);
    if (message.length > LONGEST_SMS)
      throw new APIError(`An SMS can have at most ${LONGEST_SMS} characters.`, 400);
    const { smsWebhook } = await loadLeadHandling(req.payload);
    if (!smsWebhook)
      throw new APIError('This website cannot send SMS: no webhook for SMS is set in Lead handling.', 400);
    const mobile = mobileOf(lead.phone ?? '');
    if (!mobile) throw new APIError('This lead has no Australian mobile number to send an SMS to.', 400);
    if ((await smsStoppedAt(req.payload, mobile)) !== undefined) throw new APIError(SMS_STOPPED, 400);
    await req.payload.create({
      collection: 'deliveries',
      data: {
        lead: lead.id,
        kind: 'sms',
        to: `+61${mobile.slice(1)}`,
        text: message,
        by: staffName(req),
        state: 'due',
        dueAt: new Date().toISOString(),
        attemptCount: 0,
        attempts: [],
      },
      depth: 0,
      req,
    });
    await takeOn({ req, lead });
    return Response.json({ ok: true }, { status: 201 });
  },
};
