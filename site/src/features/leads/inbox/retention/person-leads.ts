import { sql } from 'drizzle-orm';
import { holdsText, query } from '#site/server/database.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageProblem } from '#site/server/files/storage-problem.ts';
import { attachmentKey } from '../../attachments/attachment-folders.ts';
import type { Attachment } from '../../types/lead-types.ts';
import { deleteLeads } from './delete-leads.ts';
import type { Person, PersonPart } from './person-parts.ts';

/** The leads a person sent, with their messages, pictures and files. */
export const personLeads: PersonPart = {
  name: 'leads',
  noun: { one: 'lead', many: 'leads' },
  collections: [
    'leads',
    'deliveries',
    'lead-notes',
    'lead-messages',
    'lead-tasks',
    'appointments',
    'appointment-times',
  ],
  reachesAll: true,
  async find(person) {
    const { payload } = person;
    const ids = await leadsFrom(person);
    if (ids.length === 0) return { records: [] };
    const common = { sort: 'id', depth: 0, pagination: false } as const;
    const [{ docs }, sent, notes, answers, tasks, booked] = await Promise.all([
      payload.find({ collection: 'leads', where: { id: { in: ids } }, joins: false, ...common }),
      payload.find({ collection: 'deliveries', where: { lead: { in: ids } }, ...common }),
      payload.find({ collection: 'lead-notes', where: { lead: { in: ids } }, ...common }),
      payload.find({ collection: 'lead-messages', where: { lead: { in: ids } }, ...common }),
      payload.find({ collection: 'lead-tasks', where: { lead: { in: ids } }, ...common }),
      payload.find({ collection: 'appointments', where: { lead: { in: ids } }, ...common }),
    ]);
    const records = docs.map(({ token: _token, deliveries: _join, ...lead }) => ({
      ...lead,
      deliveries: sent.docs.filter((one) => one.lead === lead.id).map(({ lead: _lead, ...one }) => one),
      notes: notes.docs.filter((one) => one.lead === lead.id).map(({ lead: _lead, ...one }) => one),
      answersByEmail: answers.docs
        .filter((one) => one.lead === lead.id)
        .map(({ lead: _lead, ...one }) => one),
      tasks: tasks.docs.filter((one) => one.lead === lead.id).map(({ lead: _lead, ...one }) => one),
      appraisals: booked.docs
        .filter((one) => one.lead === lead.id)
        .map(({ lead: _lead, mark: _mark, ...one }) => one),
    }));
    const files = docs.map(async ({ id, reference, attachments }) => {
      const mailed = [...sent.docs, ...answers.docs].filter(({ lead }) => lead === id);
      const named = [attachments, ...mailed.map((one) => one.files)].flatMap(
        (list) => (Array.isArray(list) ? list : []) as Attachment[],
      );
      const here = named.map(async ({ name }) => {
        const key = attachmentKey({ reference, name });
        // A missing file is left out, so that the person gets the others; person.json still names it.
        const exists = await siteFiles()
          .head(key)
          .catch((error: unknown) => {
            throw storageProblem(error);
          });
        return exists ? [{ key, name: `${reference}/${name}` }] : [];
      });
      return (await Promise.all(here)).flat();
    });
    return { records, files: (await Promise.all(files)).flat() };
  },
  erase: async (person) => deleteLeads({ payload: person.payload, ids: await leadsFrom(person) }),
};

/**
 * The leads that came from this address. A contact form that staff built may ask for an address without it being the
 * lead's own: then the answer that is exactly the address counts.
 */
async function leadsFrom({ payload, email, leads = [] }: Person): Promise<number[]> {
  if (!email) return [...leads];
  const rows = await query<{ id: unknown }>(
    payload,
    sql`select id from leads where email = ${email}
      or (coalesce(email, '') = '' and ${holdsText({ column: sql`answers`, text: email })}) order by id`,
  );
  return [...new Set([...rows.map(({ id }) => Number(id)), ...leads])];
}
