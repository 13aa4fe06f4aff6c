import type { JSONFieldServerComponent } from 'payload';

type Problem = { listingId?: string; severity: string; message: string; text?: string; line?: number };

/** Every problem of an import: which listing, what is wrong, and the text that caused it. */
export const ProblemsField: JSONFieldServerComponent = ({ data }) => {
  const problems = (Array.isArray(data?.problems) ? data.problems : []) as Problem[];
  if (problems.length === 0)
    return (
      <p className="field-type">
        {data?.problemCount ? 'The list of problems is kept for 90 days.' : 'No problems.'}
      </p>
    );
  return (
    <div className="field-type" style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr style={{ textAlign: 'left' }}>
            <th scope="col">Listing</th>
            <th scope="col">Problem</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, index) => (
            <tr key={index} style={{ verticalAlign: 'top' }}>
              <td>
                {problem.listingId ?? 'File'}
                {problem.line ? `, line ${problem.line}` : ''}
              </td>
              <td>{problem.message}</td>
              <td>
                <code>{problem.text ?? ''}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
