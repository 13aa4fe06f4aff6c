import type { Endpoint } from 'payload';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { mobileOf } from '../../contacts/contact-values.ts';
import { smsStoppedAt } from '../../contacts/sms-stops.ts';
import { loadLeadHandling } from '../../intake/routing/load-handling.ts';
import { findLead } from '../find-lead.ts';
import { type ReadyReply, readyReplies } from '../reply/ready-replies.ts';
import { type ShownTask, tasksOfLead } from '../tasks/load-tasks.ts';
import { type HistoryEntry, loadHistory } from './lead-history.ts';

/** What a lead’s page shows beside what the visitor sent. */
export type LeadHistory = {
  entries: HistoryEntry[];
  /** The visitor’s address; '' where the form asked for none. */
  email: string;
  /** The mobile number that gets an SMS, '' where the lead has none; undefined where the website cannot send SMS. */
  sms?: string;
  /** Its owner asked for no more SMS. */
  isSmsStopped?: boolean;
  /** Of a reply without a template. */
  subject: string;
  /** The agency’s reply templates, filled in for this lead. */
  replies: ReadyReply[];
  tasks: ShownTask[];
  /** Colleagues who can be given a task. */
  people: { id: number; name: string }[];
};

/** GET /api/leads/:id/history: notes, replies and changes, tasks, and the templates for a reply. */
export const historyEndpoint: Endpoint = {
  path: '/:id/history',
  method: 'get',
  handler: async (req) => {
    const lead = await findLead(req);
    const [entries, ready, tasks, { docs }, { smsWebhook }] = await Promise.all([
      loadHistory({ req, lead }),
      readyReplies({ req, lead }),
      tasksOfLead({ req, lead: lead.id }),
      req.payload.find({
        collection: 'users',
        where: { deactivated: { not_equals: true } },
        select: { name: true },
        sort: 'name',
        depth: 0,
        pagination: false,
      }),
      loadLeadHandling(req.payload),
    ]);
    const people = docs.map(({ id, name }) => ({ id, name: name ?? '' }));
    const sms = smsWebhook && (mobileOf(lead.phone ?? '') ?? '');
    const isSmsStopped = Boolean(sms) && (await smsStoppedAt(req.payload, String(sms))) !== undefined;
    const history: LeadHistory = {
      ...{ entries, email: lead.email ?? '', sms, isSmsStopped },
      ...{ ...ready, tasks, people },
    };
    return Response.json(history, { headers: NO_STORE });
  },
};
