import type { CollectionBeforeChangeHook } from 'payload';
import { staffOf } from '#site/server/access.ts';

/** One thing that staff did to a lead. Says what was touched; of notes not what they say. */
export type LeadLogEntry = {
  /** ISO instant. */
  at: string;
  by: string;
  /** A sentence. */
  what: string;
};

const STATES: Record<string, string> = { new: 'New', working: 'In progress', done: 'Done', spam: 'Spam' };

/** Writes down what a member of staff changes on a lead. */
export const logLeadChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !staffOf(req)) return data;
  const changed = (name: string) =>
    name in data && String(idOf(data[name]) ?? '') !== String(idOf(originalDoc?.[name]) ?? '');
  const sentences = [
    ...(changed('state') ? [`State: ${STATES[String(data.state)] ?? 'none'}.`] : []),
    ...(changed('assignee')
      ? [data.assignee ? 'Given to somebody to work on.' : 'Given back: nobody works on it.']
      : []),
    ...(changed('agent') ? ['Another agent.'] : []),
    ...(changed('office') ? ['Another office.'] : []),
    ...(changed('notes') ? ['Notes changed.'] : []),
  ];
  const user = req.user as { name?: unknown } | null;
  const entry = { at: new Date().toISOString(), by: String(user?.name ?? 'staff') };
  const earlier = (Array.isArray(originalDoc?.log) ? originalDoc.log : []) as LeadLogEntry[];
  // The stored log is what counts: what a request says about it is not taken over.
  return { ...data, log: [...earlier, ...sentences.map((what) => ({ ...entry, what }))] };
};

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
