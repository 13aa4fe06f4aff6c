import { sql } from 'drizzle-orm';
import type { UIFieldServerComponent } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { timeInSydney } from '#site/server/sydney-day.ts';
import type { ChangeKind, ListingDiff } from '../feed/listing-changes.ts';
import { ChangedFields, listingFieldsOf } from './changed-fields.tsx';

/** The newest changes shown. */
const SHOWN = 50;

type Change = { id: number; run: number; kind: ChangeKind; by: string | null; at: number; diff: ListingDiff };

/** On a listing of a feed: where it came from, and what each import changed in it. */
export const FeedHistory: UIFieldServerComponent = async ({ id, data, payload, req }) => {
  if (!id || !data?.feedUniqueId) return null;
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select id, run, kind, "by", at, diff from listing_changes
      where listing = ${Number(id)} order by id desc limit ${SHOWN}`,
  );
  const changes = rows.map(
    (row): Change => ({
      id: Number(row.id),
      run: Number(row.run),
      kind: row.kind as ChangeKind,
      by: row.by === null ? null : String(row.by),
      at: Number(row.at),
      diff: jsonOf<ListingDiff>(row.diff),
    }),
  );
  const role = staffOf(req)?.role;
  const mayOpenRuns = role === 'admin' || role === 'editor';
  const runs = mayOpenRuns ? await runNames({ payload, runs: changes.map(({ run }) => run) }) : new Map();
  const fields = listingFieldsOf(payload);
  return (
    <section className="field-type" aria-label="Feed history">
      <p>
        From a feed: agency code {String(data.feedAgentId)}, listing number {String(data.feedUniqueId)}.
      </p>
      {changes.length === 0 ? (
        <p>No recent import has changed this listing. Versions show what staff changed.</p>
      ) : (
        <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '1rem' }}>
          {changes.map((change) => (
            <li key={change.id}>
              <strong>{timeInSydney(new Date(change.at).getTime())}</strong>, {sentenceOf(change)}{' '}
              <RunName run={change.run} name={runs.get(change.run)} />
              {change.kind !== 'new' && <ChangedFields diff={change.diff} fields={fields} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

function sentenceOf({ kind, by }: Change): string {
  if (kind === 'new') return 'created by';
  return kind === 'put-back' ? `put back by ${by ?? 'staff'} as before` : 'changed by';
}

const RunName = ({ run, name }: { run: number; name?: string }) =>
  name ? (
    <a href={`/admin/collections/feeds/${run}`}>
      import {run} ({name})
    </a>
  ) : (
    <>import {run}</>
  );

/** The file of each of these imports, where its report is still there. */
async function runNames({
  payload,
  runs,
}: {
  payload: Parameters<typeof query>[0];
  runs: number[];
}): Promise<Map<number, string>> {
  if (runs.length === 0) return new Map();
  const rows = await query<{ id: unknown; file_name: unknown; source: unknown }>(
    payload,
    sql`select feeds.id, feeds.file_name, source.name as source from feeds
      left join feed_sources as source on source.id = feeds.source_id
      where feeds.id in (${sqlList([...new Set(runs)])})`,
  );
  return new Map(
    rows.map((row) => [Number(row.id), [row.source, row.file_name].filter(Boolean).map(String).join(', ')]),
  );
}
