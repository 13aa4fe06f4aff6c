import { rename } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, jsonOf, query } from '#site/server/database.ts';
import { createGroupCommit } from '#site/server/group-commit.ts';
import { log } from '#site/server/log.ts';
import { isTaken } from '../appointments/appointment-store.ts';
import { leadFolder, placeFolder, removeFolder } from '../attachments/attachment-folders.ts';
import { leadExists } from '../attachments/lead-exists.ts';
import type { NewLead } from '../types/lead-types.ts';
import { newReference } from '../types/reference.ts';
import { cutWherePeopleRepeat, type Item, writeLeads } from './write-leads.ts';

/** A stored lead. `repeated` when it had been stored before; then nothing was written. */
export type SavedLead = { id: number; reference: string; repeated: boolean; sameAnswers: boolean };

const REFERENCE_TRIES = 5;

/**
 * Stores leads with their files and deliveries: all of a lead or nothing, on disk before `save` resolves. Files are in
 * the folder of the reference before the lead is written, so no lead names a missing file.
 */
export function createLeadStore({
  payload,
  dataDir,
  now = () => new Date(),
}: {
  payload: Payload;
  dataDir: string;
  now?: () => Date;
}) {
  const commit = createGroupCommit<Item, SavedLead | undefined>({
    isOutage,
    async write(items) {
      const ids = await storeLeads({ payload, items, at: now() });
      return Promise.all(
        items.map(({ lead, reference }) => {
          const id = ids.get(reference);
          if (id === undefined) return findStored({ payload, lead });
          return { id, reference, repeated: false, sameAnswers: true };
        }),
      );
    },
  });

  /** Undefined when the reference was in use. Leaves no folder behind for a lead that was not written. */
  async function saveAs({
    lead,
    reference,
    folder,
  }: Item & { folder: string | undefined }): Promise<SavedLead | undefined> {
    if (!folder) return commit({ lead, reference });
    if (!(await placeFolder({ folder, dataDir, reference }))) return undefined;
    const place = leadFolder({ dataDir, reference });
    try {
      const saved = await commit({ lead, reference });
      if (!saved) await rename(place, folder);
      else if (saved.repeated) await removeFolder(place);
      return saved;
    } catch (error) {
      await removeUnlessNamed({ payload, place, reference });
      throw error;
    }
  }

  return {
    /** Whether the lead with this reference still exists. */
    has: (reference: string): Promise<boolean> => leadExists({ payload, reference }),

    /** Whether another lead has this time. */
    isTaken: ({ host, cells }: NonNullable<NewLead['appointment']>): Promise<boolean> =>
      isTaken({ payload, host, cells }),

    /** Rejects when it could not be stored; then nothing of it is. `folder` holds its files and is moved. */
    async save({ lead, folder }: { lead: NewLead; folder?: string }): Promise<SavedLead> {
      for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
        // No row for the token: the reference was in use. Try another one.
        const saved = await saveAs({ lead, reference: newReference(), folder });
        if (saved) return saved;
      }
      throw new Error('No unused lead reference could be generated.');
    },
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;

/**
 * A database that failed during a commit may have written the lead: its files are removed only when the database says
 * that there is no such lead. Otherwise they stay, and the sweep decides.
 */
async function removeUnlessNamed({
  payload,
  place,
  reference,
}: {
  payload: Payload;
  place: string;
  reference: string;
}): Promise<void> {
  try {
    if (!(await leadExists({ payload, reference }))) await removeFolder(place);
  } catch (error) {
    log.warn({ err: error }, 'pictures of a failed lead are left for the cleanup job');
  }
}

/** Stores leads in one transaction. Returns the ids of those that were stored, by their references. */
async function storeLeads({
  payload,
  items,
  at,
}: {
  payload: Payload;
  items: readonly Item[];
  at: Date;
}): Promise<Map<string, number>> {
  const parts = cutWherePeopleRepeat(items).map((part) => writeLeads({ payload, items: part, at }));
  const answers = await atomically(
    payload,
    parts.flatMap(({ statements }) => statements),
  );
  const ids = new Map<string, number>();
  let start = 0;
  for (const { statements, inserted } of parts) {
    for (const row of answers[start + inserted] ?? []) ids.set(String(row.reference), Number(row.id));
    start += statements.length;
  }
  return ids;
}

/** The lead that was stored before this one and is the same; undefined where this one’s reference was in use. */
async function findStored({
  payload,
  lead: { token, former, answers },
}: {
  payload: Payload;
  lead: NewLead;
}): Promise<SavedLead | undefined> {
  const rows = await query(
    payload,
    sql`select id, token, reference, answers from leads where token = ${token}
      ${former ? sql`or (token = ${former.token} and created_at > ${former.since})` : sql``}`,
  );
  const row = rows.find((each) => each.token === token) ?? rows[0];
  if (!row) return undefined;
  return {
    id: Number(row.id),
    reference: String(row.reference),
    repeated: true,
    sameAnswers: answersText(jsonOf<NewLead['answers']>(row.answers)) === answersText(answers),
  };
}

/** Answers as one text; PostgreSQL gives stored JSON back with its keys in another order. */
const answersText = (answers: NewLead['answers']): string =>
  JSON.stringify(answers.map(({ name, text }) => [name, text]));

// SQLite: busy, locked, read-only, interrupted, I/O, corrupt, full, cannot open. PostgreSQL: connection (08),
// resources (53), operator or system (57, 58). Node: network.
const OUTAGE =
  /^(SQLITE_(BUSY|LOCKED|READONLY|INTERRUPT|IOERR|CORRUPT|FULL|CANTOPEN|NOTADB)|08|53|57|58|E[A-Z]{4,}$)/;

function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (OUTAGE.test(String((cause as { code?: unknown }).code ?? ''))) return true;
  }
  return false;
}
