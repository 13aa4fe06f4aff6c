import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import { jsonOf, query } from '#site/server/database.ts';
import type { RunState } from '../feed-run.ts';
import { harmText } from '../harm.ts';

/** The result of a delivery, as the sender's system reads it. */
export type DeliveryState =
  | 'waiting'
  | 'running'
  | 'needs approval'
  | 'refused'
  | 'partly done'
  | 'discarded'
  | 'tested'
  | 'done';

/** The least finished comes first: a delivery is only as far as the last of its files. */
const ORDER: readonly DeliveryState[] = [
  'waiting',
  'running',
  'needs approval',
  'refused',
  'partly done',
  'discarded',
  'tested',
  'done',
];

const STATE_OF: Record<RunState, DeliveryState> = {
  waiting: 'waiting',
  running: 'running',
  held: 'needs approval',
  quarantined: 'refused',
  failed: 'partly done',
  interrupted: 'partly done',
  discarded: 'discarded',
  tested: 'tested',
  done: 'done',
};

const MESSAGES: Record<DeliveryState, string> = {
  waiting: 'The file was received and waits for its turn.',
  running: 'The file is being imported.',
  'needs approval':
    'The file would change much of the stock. Nothing was changed; the agency has been asked.',
  refused: 'The file was not imported, and nothing was changed. The problems say why.',
  'partly done': 'Some listings could not be imported. The problems say which; send the file again.',
  discarded: 'The agency discarded the file. Nothing was changed.',
  tested: 'This source is in test mode: the file was checked, and nothing was changed.',
  done: 'The file was imported.',
};

/** Problems named for each file. */
const MAX_PROBLEMS = 50;

/** What `GET /feeds/{source}/{id}` answers. */
export type DeliveryStatus = {
  id: string;
  state: DeliveryState;
  message: string;
  received: string;
  finished?: string;
  files: {
    name: string;
    state: DeliveryState;
    new: number;
    changed: number;
    unchanged: number;
    older: number;
    leftOut: number;
    pictures: number;
    /** What it would do to the stock, where that is why it waits. */
    effect?: string;
    problemCount: number;
    problems: {
      listing?: string;
      line?: number;
      severity: 'error' | 'warning';
      message: string;
      text?: string;
    }[];
  }[];
};

/** What became of a delivery of this source; undefined when it never sent one of this number. */
export async function deliveryStatus({
  payload,
  source,
  id,
}: {
  payload: Payload;
  /** Its id. */
  source: number;
  id: string;
}): Promise<DeliveryStatus | undefined> {
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select file_name, state, created, updated, unchanged, skipped, quarantined, images_fetched, problem_count,
        problems, harm, created_at, finished_at
      from feeds where source_id = ${source} and delivery = ${id} order by id`,
  );
  const [first] = rows;
  if (!first) return undefined;
  const files = rows.map((row): DeliveryStatus['files'][number] => {
    const state = STATE_OF[row.state as RunState];
    const problems = jsonOf<FeedNote[] | null>(row.problems) ?? [];
    const effect = harmText(jsonOf<Harm | null>(row.harm) ?? undefined);
    return {
      name: String(row.file_name),
      state,
      new: Number(row.created),
      changed: Number(row.updated),
      unchanged: Number(row.unchanged),
      older: Number(row.skipped),
      leftOut: Number(row.quarantined),
      pictures: Number(row.images_fetched),
      ...(effect && (state === 'needs approval' || state === 'tested') ? { effect } : {}),
      problemCount: Number(row.problem_count),
      problems: problems.slice(0, MAX_PROBLEMS).map(({ listingId, line, severity, message, text }) => ({
        ...(listingId ? { listing: listingId } : {}),
        ...(line ? { line } : {}),
        severity,
        message,
        ...(text ? { text } : {}),
      })),
    };
  });
  const state = ORDER.find((each) => files.some((file) => file.state === each)) ?? 'done';
  const finished = rows.map((row) => row.finished_at as string | Date | null);
  const isOver = finished.every(Boolean);
  const iso = (at: unknown) => new Date(at as string).toISOString();
  return {
    id,
    state,
    message: MESSAGES[state],
    received: iso(first.created_at),
    ...(isOver ? { finished: finished.map(iso).sort().at(-1) as string } : {}),
    files,
  };
}
