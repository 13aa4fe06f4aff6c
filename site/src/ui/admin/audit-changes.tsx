import type { JSONFieldServerComponent } from 'payload';

type Change = { field: string; label: string; before?: string; after?: string };

/** The fields of an entry of the audit log, before and after. */
export const AuditChanges: JSONFieldServerComponent = ({ data }) => {
  const changes = (Array.isArray(data?.changes) ? data.changes : []) as Change[];
  if (changes.length === 0) return null;
  const cell = { padding: '0.5rem 1rem 0.5rem 0', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;
  return (
    <table className="field-type" style={{ inlineSize: '100%', textAlign: 'start' }}>
      <thead>
        <tr>
          {['Field', 'Before', 'After'].map((heading) => (
            <th key={heading} style={{ ...cell, textAlign: 'start' }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row" style={{ ...cell, textAlign: 'start', fontWeight: 400 }}>
              {label}
            </th>
            <td style={cell}>{before ?? (after === undefined ? 'not kept' : '')}</td>
            <td style={cell}>{after ?? (before === undefined ? 'not kept' : '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
