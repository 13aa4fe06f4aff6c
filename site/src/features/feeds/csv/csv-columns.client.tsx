'use client';

import { useId } from 'react';
import type { CsvFieldChoice, CsvFileRead } from './csv-endpoints.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { comparable } from './csv-text.ts';

type Props = { read: CsvFileRead; mapping: CsvMapping; onChange: (mapping: CsvMapping) => void };

const card = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: '0.5rem 1.5rem',
  padding: '0.75rem 1rem',
  borderTop: '1px solid var(--theme-elevation-150)',
} as const;

/** Every column of a file: its heading, what is in it, which field it fills, and what its choices mean. */
export function CsvColumns({ read, mapping, onChange }: Props) {
  const used = new Set(mapping.columns.map(({ field }) => field));
  const byName = new Map(read.fields.map((field) => [field.name, field]));
  const setField = (at: number, field: string | null) =>
    onChange({
      ...mapping,
      columns: mapping.columns.map((column, index) => (index === at ? { ...column, field } : column)),
    });
  const setValue = (field: string, text: string, value: string) => {
    const { [comparable(text)]: _, ...others } = mapping.values[field] ?? {};
    const values = value ? { ...others, [comparable(text)]: value } : others;
    onChange({ ...mapping, values: { ...mapping.values, [field]: values } });
  };
  return (
    <div>
      <Fixed read={read} mapping={mapping} onChange={onChange} used={used} />
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {mapping.columns.map(({ heading, field }, at) => {
          const known = field ? byName.get(field) : undefined;
          const { samples = [], texts = null } = read.columns[at] ?? {};
          return (
            <li key={heading} style={card}>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{heading}</strong>
                <div style={{ color: 'var(--theme-elevation-600)' }}>{samples.join(' · ') || 'Empty'}</div>
              </div>
              <div style={{ minWidth: 0 }}>
                <FieldSelect
                  label={`What “${heading}” is`}
                  fields={read.fields}
                  used={used}
                  value={field}
                  onChange={(chosen) => setField(at, chosen)}
                />
                {known?.choices && texts && (
                  <Values
                    field={known}
                    texts={texts}
                    values={mapping.values[known.name] ?? {}}
                    onChange={(text, value) => setValue(known.name, text, value)}
                  />
                )}
                {known?.choices && !texts && (
                  <p style={{ margin: '0.5rem 0 0' }}>
                    This column holds too many different texts to match one by one. Is it the right field?
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** One value for all rows, where no column says it. */
function Fixed({ read, mapping, onChange, used }: Props & { used: ReadonlySet<string | null> }) {
  const set = (name: keyof CsvMapping['fixed'], value: string) =>
    onChange({ ...mapping, fixed: { ...mapping.fixed, [name]: value } });
  const choices = (name: string) => read.fields.find((field) => field.name === name)?.choices ?? [];
  const saysMethod = used.has('method') || used.has('status');
  const codes = read.codes.map((code) => ({ value: code, label: code }));
  return (
    <div style={{ ...card, borderTop: 0, paddingInline: 0 }}>
      {!used.has('agentID') && (
        <Select
          label="Agency code of all rows"
          empty="Choose the agency code"
          choices={codes}
          value={mapping.fixed.agentID ?? ''}
          onChange={(value) => set('agentID', value)}
        />
      )}
      {!used.has('method') && (
        <Select
          label="All rows are"
          empty={saysMethod ? 'By their status, price or rent' : 'By their price or rent'}
          choices={choices('method')}
          value={mapping.fixed.method ?? ''}
          onChange={(value) => set('method', value)}
        />
      )}
      {!used.has('category') && (
        <Select
          label="Category of all rows"
          empty="Residential"
          choices={choices('category').filter(({ value }) => value !== 'residential')}
          value={mapping.fixed.category ?? ''}
          onChange={(value) => set('category', value)}
        />
      )}
    </div>
  );
}

function Values({
  field,
  texts,
  values,
  onChange,
}: {
  field: CsvFieldChoice;
  texts: string[];
  values: Record<string, string>;
  onChange: (text: string, value: string) => void;
}) {
  const isFree = field.name === 'propertyType';
  return (
    <div style={{ display: 'grid', gap: '0.5rem', marginTop: '0.5rem' }}>
      {texts.map((text) => (
        <Select
          key={text}
          label={`“${text}” means`}
          empty={isFree ? 'As it stands' : 'Not matched'}
          choices={field.choices ?? []}
          value={values[comparable(text)] ?? ''}
          onChange={(value) => onChange(text, value)}
        />
      ))}
    </div>
  );
}

function FieldSelect({
  label,
  fields,
  used,
  value,
  onChange,
}: {
  label: string;
  fields: CsvFieldChoice[];
  used: ReadonlySet<string | null>;
  value: string | null;
  onChange: (field: string | null) => void;
}) {
  const groups = Map.groupBy(fields, ({ group }) => group);
  return (
    <select
      aria-label={label}
      style={selectStyle}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">Not imported</option>
      {[...groups].map(([group, all]) => (
        <optgroup key={group} label={group}>
          {all.map(({ name, label: text, many }) => (
            <option key={name} value={name}>
              {text}
              {used.has(name) && name !== value && !many ? ' (used by another column)' : ''}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function Select({
  label,
  empty,
  choices,
  value,
  onChange,
}: {
  label: string;
  empty: string;
  choices: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div style={{ minWidth: 0 }}>
      <label htmlFor={id} style={{ overflowWrap: 'anywhere' }}>
        {label}
      </label>
      <select id={id} style={selectStyle} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{empty}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const selectStyle = {
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.5rem 0.75rem',
  font: 'inherit',
  color: 'var(--theme-text)',
  background: 'var(--theme-input-bg)',
  border: '1px solid var(--theme-elevation-400)',
  borderRadius: 'var(--style-radius-s)',
} as const;
