import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { ownAgentId } from '#site/server/access.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { removeMailFiles, storeMailFiles } from '../../attachments/mail-files.ts';
import { oneLine } from '../../delivery/mail/placeholders.ts';
import { findLead } from '../find-lead.ts';
import { personOf, staffName } from '../lead-names.ts';
import { replyAddress } from '../thread/reply-address.ts';
import { readReplyFiles } from './reply-files.ts';
import { takeOn } from './take-on.ts';

const LONGEST_SUBJECT = 200;
/** In characters. */
const LONGEST_REPLY = 20_000;

/**
 * POST /api/leads/:id/reply `{ subject, text, files }`: emails the visitor, through the queue that sends all messages of a
 * lead. What was written and attached is stored before it is sent. The visitor’s answer comes back to the lead where received
 * mail is set up, and goes to the member of staff otherwise. A new lead is then in
 * progress, and one that nobody had is theirs.
 */
export const replyEndpoint: Endpoint = {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    const lead = await findLead(req);
    const { subject, text, files: given } = await readReply(req);
    const to = lead.email ?? '';
    if (!isPlainAddress(to)) throw new APIError('This lead has no email address to reply to.', 400);
    const replyTo = (await replyAddress({ payload: req.payload, lead: lead.id })) ?? (await ownAddress(req));
    const { reference } = lead;
    const files = await storeMailFiles({ reference, files: await readReplyFiles(req, given) });
    try {
      await req.payload.create({
        collection: 'deliveries',
        data: {
          lead: lead.id,
          kind: 'reply',
          to,
          subject,
          text,
          ...(files.length > 0 ? { files } : {}),
          by: staffName(req),
          replyTo,
          state: 'due',
          dueAt: new Date().toISOString(),
          attemptCount: 0,
          attempts: [],
        },
        depth: 0,
        req,
      });
    } catch (error) {
      await removeMailFiles({ reference, files });
      throw error;
    }
    await takeOn({ req, lead });
    return Response.json({ ok: true }, { status: 201 });
  },
};

async function readReply(req: PayloadRequest): Promise<{ subject: string; text: string; files: unknown }> {
  const sent: unknown = await req.json?.().catch(() => undefined);
  const { subject, text, files } = (sent ?? {}) as Record<'subject' | 'text' | 'files', unknown>;
  const line = typeof subject === 'string' ? oneLine(subject, LONGEST_SUBJECT) : '';
  const body = typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : '';
  if (!line) throw new APIError('Enter a subject.', 400);
  if (!body) throw new APIError('Write a message first.', 400);
  if (body.length > LONGEST_REPLY)
    throw new APIError(`A reply can have at most ${LONGEST_REPLY} characters.`, 400);
  return { subject: line, text: body, files };
}

/** Where the visitor’s answer goes: the address of the agent profile, which is public, else the one of the account. */
async function ownAddress(req: PayloadRequest): Promise<string> {
  const profile = await personOf({ req, collection: 'agents', id: ownAgentId(req) });
  return profile?.email || String((req.user as { email?: unknown } | null)?.email ?? '');
}
