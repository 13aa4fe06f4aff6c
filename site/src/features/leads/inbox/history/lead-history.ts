import type { PayloadRequest } from 'payload';
import type { Lead } from '#site/payload-types.ts';
import { attachmentPath } from '../../attachments/attachment-path.ts';
import type { Attachment } from '../../types/lead-types.ts';
import type { LeadLogEntry } from '../lead-log.ts';

/** One line of a lead’s history. */
export type HistoryEntry = {
  /** ISO instant. */
  at: string;
  kind: 'received' | 'change' | 'note' | 'reply' | 'sms' | 'reminder' | 'answer';
  /** The author’s name; '' for the visitor. */
  by: string;
  /** A sentence, a note, or the text of a reply. */
  text: string;
  /** Of replies and SMS: the subject, the recipient and whether it was sent. */
  subject?: string;
  to?: string;
  state?: string;
  /** What went along with it: what it is called, and where staff fetch it. */
  files?: { title: string; path: string }[];
};

/** Everything that happened to a lead, oldest first: received, changes, notes, replies and answers to them. */
export async function loadHistory({
  req,
  lead,
}: {
  req: PayloadRequest;
  lead: Lead;
}): Promise<HistoryEntry[]> {
  const common = { depth: 0, pagination: false, sort: 'id', req } as const;
  const [notes, replies, answers] = await Promise.all([
    req.payload.find({ collection: 'lead-notes', where: { lead: { equals: lead.id } }, ...common }),
    req.payload.find({
      collection: 'deliveries',
      where: { lead: { equals: lead.id }, kind: { in: ['reply', 'sms', 'visitor-reminder', 'visitor-sms'] } },
      ...common,
    }),
    req.payload.find({ collection: 'lead-messages', where: { lead: { equals: lead.id } }, ...common }),
  ]);
  const filesOf = (files: unknown) =>
    ((files ?? []) as Attachment[]).map(({ name, title }) => ({
      title: title ?? name,
      path: attachmentPath({ lead: lead.id, name }),
    }));
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
      ({ createdAt, kind, by, text, subject, to, state, sentAt, dueAt, files }): HistoryEntry => ({
        at: isReminder(kind) ? (sentAt ?? dueAt) : createdAt,
        kind: isReminder(kind) ? 'reminder' : kind === 'sms' ? 'sms' : 'reply',
        by: by ?? '',
        text: text ?? '',
        subject: subject ?? '',
        to,
        state,
        files: filesOf(files),
      }),
    ),
    ...answers.docs.map(
      ({ createdAt, from, text, subject, files }): HistoryEntry => ({
        at: createdAt,
        kind: 'answer',
        by: from,
        text,
        subject: subject ?? '',
        files: filesOf(files),
      }),
    ),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const isReminder = (kind: string): boolean => kind === 'visitor-reminder' || kind === 'visitor-sms';
