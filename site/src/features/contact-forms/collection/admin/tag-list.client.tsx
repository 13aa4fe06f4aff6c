'use client';

import { toast, useAllFormFields, useForm } from '@payloadcms/ui';
import { isQuestion, nameRows } from '../../definition/row-names.ts';
import type { StoredForm } from '../../definition/stored-form.ts';

/** The tags for the answers of this form, each with a button to copy it. */
export function TagList() {
  const { getData } = useForm();
  // Drawn again whenever a row changes.
  useAllFormFields();
  const { rows } = getData() as Partial<StoredForm>;
  const asked = nameRows(Array.isArray(rows) ? rows : []).filter(
    (row) => isQuestion(row) && row.kind !== 'quiz',
  );
  if (asked.length === 0) return null;
  const copy = async (tag: string) => {
    await navigator.clipboard?.writeText(tag).then(
      () => toast.success(`${tag} copied.`),
      () => toast.error(`This browser does not allow copying. Type ${tag} instead.`),
    );
  };
  return (
    <div className="field-type contact-form-tags">
      <p style={{ margin: '0 0 0.5rem' }}>Fields you can use in the emails. Click one to copy it.</p>
      <ul
        style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', margin: 0, padding: 0, listStyle: 'none' }}
      >
        {asked.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              title={label ?? undefined}
              onClick={() => copy(`[${name}]`)}
              style={{
                padding: '0.25rem 0.5rem',
                border: '1px solid var(--theme-elevation-250)',
                borderRadius: 4,
                background: 'var(--theme-elevation-50)',
                color: 'inherit',
                font: 'inherit',
                cursor: 'pointer',
              }}
            >
              [{name}]
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
