import type { BeforeListTableServerProps } from 'payload';
import { loadTablesReport } from '../load-tables.ts';

/** Above the list of editions: published ones that no longer fit and are therefore not used. Shows nothing when all fit. */
export async function LeftOutEditions({ payload }: BeforeListTableServerProps) {
  const { leftOut } = await loadTablesReport(payload);
  if (leftOut.length === 0) return null;
  return (
    <section
      style={{ border: '1px solid var(--theme-error-500)', padding: '1rem 1.5rem', marginBlockEnd: '1.5rem' }}
    >
      <h2>Not in use</h2>
      <p>
        These published editions no longer match their tables. The calculator ignores them until they are
        corrected.
      </p>
      <ul>
        {leftOut.map(({ id, title, problems }) => (
          <li key={id}>
            <a href={`/admin/collections/duty-editions/${id}`}>{title}</a>: {problems.join(' ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
