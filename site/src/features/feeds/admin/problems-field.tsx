import type { JSONFieldServerComponent, Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { problemKinds, vendorMessage } from '../sources/problem-kinds.ts';
import { CopyText } from './copy-text.client.tsx';

/** Every problem of an import by kind, the gravest first: what it means, who does what, and each with its text. */
export const ProblemsField: JSONFieldServerComponent = async ({ data, payload }) => {
  const problems = (Array.isArray(data?.problems) ? data.problems : []) as FeedNote[];
  if (problems.length === 0)
    return (
      <p className="field-type">
        {data?.problemCount ? 'The list of problems is kept for 90 days.' : 'No problems.'}
      </p>
    );
  const at = Date.parse(String(data?.createdAt));
  const kinds = problemKinds([
    { id: Number(data?.id), fileName: String(data?.fileName ?? ''), at, problems },
  ]);
  const named = new Set(kinds.flatMap(({ codes }) => codes));
  const others = problems.filter(({ code }) => !named.has(code));
  const source = await senderOf(payload, data?.source);
  return (
    <section className="field-type" aria-label="Problems">
      <h4 style={{ marginBlock: '1.25rem 0.5rem' }}>Problems</h4>
      <p>
        <a href={`/api/feeds/${data?.id}/problems`}>Save all as a CSV file</a>
      </p>
      {kinds.map((kind, order) => {
        const own = problems.filter(({ code }) => kind.codes.includes(code));
        const message = vendorMessage({ source, kind });
        return (
          <Kind key={kind.title} title={kind.title} problems={own} isOpen={order === 0}>
            <p>{kind.meaning}</p>
            <UnknownCodes problems={own} />
            {message && (
              <details>
                <summary style={SUMMARY}>Message for the vendor’s support</summary>
                <CopyText label={`Message for the vendor’s support: ${kind.title}`} text={message} />
              </details>
            )}
          </Kind>
        );
      })}
      {others.length > 0 && (
        <Kind title="Other notes" problems={others} isOpen={kinds.length === 0}>
          {null}
        </Kind>
      )}
    </section>
  );
};

const SUMMARY = { cursor: 'pointer', paddingBlock: '0.25rem' };
const CELL = { paddingBlock: '0.25rem', paddingInlineEnd: '1rem' };

function Kind({
  title,
  problems,
  isOpen,
  children,
}: {
  title: string;
  problems: FeedNote[];
  isOpen: boolean;
  children: React.ReactNode;
}) {
  return (
    <details open={isOpen} style={{ marginBlockEnd: '0.75rem' }}>
      <summary style={SUMMARY}>
        <strong>{title}</strong> ({problems.length})
      </summary>
      {children}
      <div style={{ overflowX: 'auto' }}>
        <table style={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr style={{ textAlign: 'left' }}>
              <th scope="col" style={CELL}>
                Listing
              </th>
              <th scope="col" style={CELL}>
                Problem
              </th>
              <th scope="col">Text</th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem, index) => (
              <tr key={index} style={{ verticalAlign: 'top' }}>
                <td style={CELL}>
                  <ListingLink listingId={problem.listingId} />
                  {problem.line ? `, line ${problem.line}` : ''}
                </td>
                <td style={{ ...CELL, minWidth: '14rem' }}>{problem.message}</td>
                <td style={{ minWidth: '6rem', overflowWrap: 'anywhere' }}>
                  <code>{problem.text ?? ''}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The codes that no office has, each with how many listings it kept out, and where to enter it. */
function UnknownCodes({ problems }: { problems: FeedNote[] }) {
  const codes = Map.groupBy(
    problems.filter(({ code, text }) => code === 'unknown-agency' && text),
    ({ text }) => text ?? '',
  );
  if (codes.size === 0) return null;
  return (
    <ul>
      {[...codes].map(([code, { length }]) => (
        <li key={code}>
          Agency code <code>{code}</code>, {length === 1 ? '1 listing' : `${length} listings`}:{' '}
          <a href="/admin/collections/offices">add it to an office</a>, or{' '}
          <a href="/admin/collections/offices/create">create an office</a>, then import the file again.
        </li>
      ))}
    </ul>
  );
}

/** `AGENT/unique-id`, linked to the listing in the list: one that was left out is not there. */
function ListingLink({ listingId }: Pick<FeedNote, 'listingId'>) {
  const [, agency, number] = /^([^/]+)\/(.+)$/.exec(listingId ?? '') ?? [];
  if (!agency || !number) return listingId?.replace(/\/$/, ', no listing number') ?? 'File';
  const where = new URLSearchParams({
    'where[or][0][and][0][feedUniqueId][equals]': number,
    'where[or][0][and][1][feedAgentId][equals]': agency,
  });
  return <a href={`/admin/collections/listings?${where}`}>{listingId}</a>;
}

async function senderOf(payload: Payload, source: unknown): Promise<string> {
  const id = typeof source === 'object' ? (source as { id?: number } | null)?.id : Number(source);
  if (!id) return 'your system';
  const { docs } = await payload.find({
    collection: 'feed-sources',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    select: { name: true },
  });
  return docs[0]?.name ?? 'your system';
}
