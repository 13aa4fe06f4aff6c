import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { removeMailFiles, storeMailFiles } from '../../attachments/mail-files.ts';
import type { ReceivedMail } from './read-received-mail.ts';
import { leadOfAddress } from './reply-address.ts';

/** What became of a received email. */
export type Taken = 'stored' | 'known' | 'ignored' | 'unknown address';

/**
 * Adds an email to the lead whose reply address it went to, and tells those who work on the lead. The same one twice is
 * stored once; what machines send is ignored, so that two of them never answer each other.
 */
export function takeReceivedMail({
  payload,
  mail,
}: {
  payload: Payload;
  mail: ReceivedMail;
}): Promise<Taken> {
  const lead = mail.to.flatMap((address) => leadOfAddress(address) ?? [])[0];
  if (lead === undefined) return Promise.resolve('unknown address');
  return oneAtATime({ name: `answers to lead ${lead}`, work: () => take({ payload, mail, lead }) });
}

async function take({
  payload,
  mail,
  lead,
}: {
  payload: Payload;
  mail: ReceivedMail;
  lead: number;
}): Promise<Taken> {
  const [found] = await query<Record<'reference' | 'name', unknown>>(
    payload,
    sql`select reference, name from leads where id = ${lead}`,
  );
  if (!found) return 'unknown address';
  if (mail.isAutomatic || (!mail.text && mail.files.length === 0)) return 'ignored';
  const where = { messageId: { equals: mail.messageId } };
  if ((await payload.count({ collection: 'lead-messages', where })).totalDocs > 0) return 'known';
  const reference = String(found.reference);
  const files = await storeMailFiles({ reference, files: mail.files });
  const { from, subject, messageId } = mail;
  const text = [mail.text, mail.leftOut > 0 && leftOutNote(mail.leftOut)].filter(Boolean).join('\n\n');
  try {
    await payload.create({
      collection: 'lead-messages',
      data: { lead, from, subject, text, messageId, ...(files.length > 0 ? { files } : {}) },
      depth: 0,
    });
  } catch (error) {
    await removeMailFiles({ reference, files });
    throw error;
  }
  await bringUp({ payload, lead });
  await tell({ payload, lead, because: `${found.name || from} answered: “${short(text)}”` });
  log.info({ lead, files: files.length }, 'a visitor’s answer was received');
  return 'stored';
}

/** The lead is unread again, and in progress where it was done. */
const bringUp = ({ payload, lead }: { payload: Payload; lead: number }) =>
  query(
    payload,
    sql`update leads set opened_at = null, state = case when state = 'done' then 'working' else state end
      where id = ${lead}`,
  );

/** Queues a message to who has the lead, else to its agent. */
async function tell({
  payload,
  lead,
  because,
}: {
  payload: Payload;
  lead: number;
  because: string;
}): Promise<void> {
  const [row] = await query<{ email: unknown }>(
    payload,
    sql`select coalesce(users.email, agents.email) as email from leads
      left join users on users.id = leads.assignee_id and coalesce(users.deactivated, false) = false
      left join agents on agents.id = leads.agent_id
      where leads.id = ${lead}`,
  );
  const to = String(row?.email ?? '').toLowerCase();
  if (!isPlainAddress(to)) return;
  await payload.create({
    collection: 'deliveries',
    data: {
      ...{ lead, kind: 'assigned' as const, to, because, state: 'due' as const },
      dueAt: new Date().toISOString(),
      attemptCount: 0,
      attempts: [],
    },
    depth: 0,
  });
}

const leftOutNote = (count: number): string =>
  count === 1 ? '(One attached file was not stored.)' : `(${count} attached files were not stored.)`;

/** What a notice quotes of an answer, in characters. */
const QUOTED = 300;
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
}
