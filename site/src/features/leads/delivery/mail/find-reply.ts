import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import type { Attachment, OwnMail } from '../../types/lead-types.ts';

/** A reply as a member of staff wrote it, or undefined when it was deleted. */
export async function findReply({
  payload,
  delivery,
}: {
  payload: Payload;
  delivery: number;
}): Promise<(OwnMail & { by: string }) | undefined> {
  const [row] = await query<Record<'subject' | 'text' | 'by' | 'reply_to' | 'files' | 'created_at', unknown>>(
    payload,
    sql`select subject, text, "by", reply_to, files, created_at from deliveries where id = ${delivery}`,
  );
  if (!row) return undefined;
  const text = (value: unknown) => String(value ?? '');
  return {
    subject: text(row.subject),
    text: text(row.text),
    replyTo: text(row.reply_to) || undefined,
    by: text(row.by),
    files: jsonOf<Attachment[] | null>(row.files) ?? [],
    filesStoredAt: new Date(text(row.created_at)),
  };
}
