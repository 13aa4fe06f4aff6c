import type { PayloadRequest } from 'payload';
import type { Lead } from '#site/payload-types.ts';
import type { LeadLogEntry } from '../lead-log.ts';

/** One line of a lead’s history. */
export type HistoryEntry = {
  /** ISO instant. */
  at: string;
  kind: 'received' | 'change' | 'note' | 'reply';
  /** The author’s name; '' for the visitor. */
  by: string;
  /** A sentence, a note, or the text of a reply. */
  text: string;
  /** Of replies: the subject, the recipient and whether it was sent. */
  subject?: string;
  to?: string;
  state?: string;
};

/** Everything that happened to a lead, oldest first: received, changes, notes and replies. */
export async function loadHistory({
  req,
  lead,
}: {
  req: PayloadRequest;
  lead: Lead;
}): Promise<HistoryEntry[]> {
  const common = { depth: 0, pagination: false, sort: 'id', req } as const;
  const [notes, replies] = await Promise.all([
    req.payload.find({ collection: 'lead-notes', where: { lead: { equals: lead.id } }, ...common }),
    req.payload.find({
      collection: 'deliveries',
      where: { lead: { equals: lead.id }, kind: { equals: 'reply' } },
      ...common,
    }),
  ]);
  const entries: HistoryEntry[] = [
    {
      at: lead.createdAt,
      kind: 'received',
      by: '',
      text: `Received through “${lead.formTitle || lead.form}”.`,
    },
    ...((lead.log ?? []) as LeadLogEntry[]).map(
      ({ at, by, what }): HistoryEntry => ({ at, kind: 'change', by, text: what }),
    ),
    ...notes.docs.map(({ createdAt, by, text }): HistoryEntry => ({ at: createdAt, kind: 'note', by, text })),
    ...replies.docs.map(
      ({ createdAt, by, text, subject, to, state }): HistoryEntry => ({
        at: createdAt,
        kind: 'reply',
        by: by ?? '',
        text: text ?? '',
        subject: subject ?? '',
        to,
        state,
      }),
    ),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
