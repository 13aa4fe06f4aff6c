import { AREAS, type Area, RIGHT_TEXTS, RIGHTS, ROLES, type Role } from '#site/server/rights.ts';

const cell = { padding: '0.4rem 0.75rem 0.4rem 0', textAlign: 'start', verticalAlign: 'top' } as const;

/** What each role may do, from the table that the server itself follows. */
export function RightsTable() {
  const areas = Object.entries(AREAS) as [Area, string][];
  return (
    <details className="field-type">
      <summary>What each role can do</summary>
      <div style={{ overflowX: 'auto' }}>
        <table>
          <thead>
            <tr>
              <th style={cell}>Role</th>
              {areas.map(([area, label]) => (
                <th key={area} scope="col" style={cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.entries(ROLES) as [Role, string][]).map(([role, label]) => (
              <tr key={role}>
                <th scope="row" style={cell}>
                  {label}
                </th>
                {areas.map(([area]) => (
                  <td key={area} style={cell}>
                    {RIGHT_TEXTS[RIGHTS[role][area]]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
