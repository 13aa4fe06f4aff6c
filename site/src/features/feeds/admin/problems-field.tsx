import type { JSONFieldServerComponent } from 'payload';

type Problem = { listingId?: string; severity: string; message: string; text?: string; line?: number };

/** Every problem of an import, errors first: which listing, what is wrong, and the text that caused it. */
export const ProblemsField: JSONFieldServerComponent = ({ data }) => {
  const problems = (Array.isArray(data?.problems) ? data.problems : []) as Problem[];
  if (problems.length === 0)
    return (
      <p className="field-type">
        {data?.problemCount ? 'The list of problems is kept for 90 days.' : 'No problems.'}
      </p>
    );
  const errors = problems.filter(({ severity }) => severity === 'error');
  const notes = problems.filter(({ severity }) => severity !== 'error');
  return (
    <div className="field-type">
      <Problems title="Errors" problems={errors} />
      <Problems title="Notes" problems={notes} />
    </div>
  );
};

/** Errors left something out; what is only noted went in. */
function Problems({ title, problems }: { title: string; problems: Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <section style={{ overflowX: 'auto' }}>
      <h4 style={{ marginBlock: '1.25rem 0.5rem' }}>
        {title} ({problems.length})
      </h4>
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
              <td style={CELL}>{problem.message}</td>
              <td style={{ minWidth: '6rem', overflowWrap: 'anywhere' }}>
                <code>{problem.text ?? ''}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const CELL = { paddingBlock: '0.25rem', paddingInlineEnd: '1rem' };

/** `AGENT/unique-id`, linked to the listing in the list: one that was left out is not there. */
function ListingLink({ listingId }: Pick<Problem, 'listingId'>) {
  const [, agency, number] = /^([^/]+)\/(.+)$/.exec(listingId ?? '') ?? [];
  if (!agency || !number) return listingId?.replace(/\/$/, ', no listing number') ?? 'File';
  const where = new URLSearchParams({
    'where[or][0][and][0][feedUniqueId][equals]': number,
    'where[or][0][and][1][feedAgentId][equals]': agency,
  });
  return <a href={`/admin/collections/listings?${where}`}>{listingId}</a>;
}
