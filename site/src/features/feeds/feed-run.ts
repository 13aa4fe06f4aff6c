import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import { query } from '#site/server/database.ts';
import type { Decision } from './feed-runs.ts';
import { harmText, MAX_HARMED } from './harm.ts';

export type RunOrigin = 'upload' | 'command' | 'https' | 'ftp' | 'folder' | 'pull' | 'demo';
export type RunState =
  | 'waiting'
  | 'running'
  | 'held'
  | 'done'
  | 'tested'
  | 'quarantined'
  | 'failed'
  | 'interrupted'
  | 'discarded';

/** Where a received file lies: a folder below DATA_DIR/feeds, and how to open it. */
export type ReceivedFile = {
  folder: string;
  /** The folder holds several files that were sent together, and not one. */
  isBatch?: true;
  /** What was received, as people know it; `file` is the one of its feeds that this run is about. */
  name: string;
  file: string;
  picturesDir?: string;
  /** Its pictures may arrive after it. */
  picturesFollow?: true;
  /** ISO instant at which it arrived, where staff import it again; otherwise it arrived with its report. */
  arrivedAt?: string;
};

/** What an import of one file did. */
export type FeedRun = {
  id: number;
  fileName: string;
  fileHash?: string;
  state: RunState;
  created: number;
  updated: number;
  unchanged: number;
  /** Messages older than what is stored. */
  skipped: number;
  /** Listings left out: unknown agency, unknown status, no id. */
  quarantined: number;
  /** Listings that could not be stored. */
  failed: number;
  imagesFetched: number;
  problemCount: number;
  /** The first {@link MAX_NOTES}, errors before warnings. */
  problems: FeedNote[];
  /** What it would do, while it is held and afterwards. */
  harm?: Harm;
  /** ISO instant at which a held file is discarded. */
  heldUntil?: string;
  received?: ReceivedFile | null;
  /** What a person decided about it. */
  decision?: Decision;
};

/** Longer reports are not read. */
const MAX_NOTES = 200;

export type RunBook = ReturnType<typeof createRunBook>;

/** Keeps the record of one import in the collection `feeds` while it goes on. */
export function createRunBook({ payload, run }: { payload: Payload; run: FeedRun }) {
  const byHost = new Map<string, { note: FeedNote; pictures: number }>();
  const note = (each: FeedNote): void => {
    run.problemCount += 1;
    const { problems } = run;
    if (problems.length >= MAX_NOTES) {
      // What kept a listing out counts more than a field that could not be read.
      const lesser =
        each.severity === 'error' ? problems.findLastIndex(({ severity }) => severity === 'warning') : -1;
      if (lesser < 0) return;
      problems.splice(lesser, 1);
    }
    problems.push({ ...each, ...(each.text ? { text: each.text.slice(0, 200) } : {}) });
  };
  return {
    run,
    note,
    /** One line for each server that does not answer, however many pictures it has. */
    noteHost(host: string): void {
      const known = byHost.get(host);
      if (!known) {
        const line: FeedNote = { code: 'host-silent', severity: 'warning', text: host, message: '' };
        byHost.set(host, { note: line, pictures: 1 });
        line.message = silentHost(1);
        run.problemCount += 1;
        run.problems.unshift(line);
        return;
      }
      known.pictures += 1;
      known.note.message = silentHost(known.pictures);
    },
    async save(): Promise<void> {
      const { id, failed: _, harm, ...data } = run;
      const ended = OPEN.includes(run.state) ? {} : { finishedAt: new Date().toISOString() };
      const cut = harm && { ...harm, listings: harm.listings.slice(0, MAX_HARMED) };
      await payload.update({
        collection: 'feeds',
        id,
        data: { ...data, ...(cut ? { harm: cut } : {}), problems: reported(run), ...ended },
        depth: 0,
      });
    },
    /** What pictures added to a report that stands already; the state of the run stays. */
    async savePictures(): Promise<void> {
      const { id, imagesFetched, problemCount } = run;
      // Payload would write the whole report as it read it, and undo what happened in between.
      await query(
        payload,
        sql`update feeds set images_fetched = ${imagesFetched}, problem_count = ${problemCount},
            problems = ${JSON.stringify(reported(run))}, updated_at = ${new Date().toISOString()}
          where id = ${id}`,
      );
    },
  };
}

const OPEN: readonly RunState[] = ['waiting', 'running', 'held'];

const silentHost = (pictures: number): string =>
  `${pictures} ${pictures === 1 ? 'picture' : 'pictures'} could not be fetched: this server does not answer. The listings are shown without them, and they are tried again by themselves for a day.`;

/** Starts the record of an import. */
export async function openRun({
  payload,
  fileName,
  origin,
  state = 'running',
  received,
}: {
  payload: Payload;
  fileName: string;
  origin: RunOrigin;
  state?: RunState;
  received?: ReceivedFile;
}): Promise<RunBook> {
  const { id } = await payload.create({
    collection: 'feeds',
    data: { ...NOTHING, fileName, origin, state, ...(received ? { received } : {}) },
    depth: 0,
  });
  return createRunBook({
    payload,
    run: {
      ...NOTHING,
      problems: [],
      failed: 0,
      id: Number(id),
      fileName,
      state,
      ...(received ? { received } : {}),
    },
  });
}

/** The record of an import that waited, from its start. */
export const resumeRun = ({
  payload,
  ...run
}: { payload: Payload } & Pick<FeedRun, 'id' | 'fileName' | 'received' | 'decision'>): RunBook =>
  createRunBook({ payload, run: { ...NOTHING, problems: [], failed: 0, state: 'running', ...run } });

/** `12 new, 3 changed, 4 unchanged, 1 problem`, for people. */
export function runSummary(run: FeedRun): string {
  if (run.state === 'waiting' || run.state === 'running') return 'Importing.';
  if (run.state === 'held') return `On hold, nothing was changed. ${harmText(run.harm)}`.trim();
  if (run.state === 'quarantined' || run.state === 'discarded' || run.state === 'interrupted')
    return `${PREFIX[run.state]} ${run.problems.at(-1)?.message ?? ''}`.trim();
  const counts: [number, string][] = [
    [run.created, 'new'],
    [run.updated, 'changed'],
    [run.unchanged, 'unchanged'],
    [run.skipped, 'older (ignored)'],
    [run.quarantined, 'skipped'],
    [run.failed, 'not stored'],
    [run.imagesFetched, run.imagesFetched === 1 ? 'picture imported' : 'pictures imported'],
    [run.problemCount, run.problemCount === 1 ? 'problem' : 'problems'],
  ];
  const said = counts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return said.length ? said.join(', ') : 'The file contains no listings. Nothing was changed.';
}

const PREFIX = {
  quarantined: 'Quarantined, nothing was changed.',
  discarded: 'Discarded, nothing was changed.',
  interrupted: 'Interrupted.',
} as const;

const NOTHING = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  quarantined: 0,
  imagesFetched: 0,
  problemCount: 0,
};

function reported({ problems, problemCount }: FeedRun): FeedNote[] {
  const more = problemCount - problems.length;
  if (more <= 0) return problems;
  return [
    ...problems,
    {
      code: 'more',
      severity: 'warning',
      message: `${more} more problems are not listed. Correct these first.`,
    },
  ];
}
