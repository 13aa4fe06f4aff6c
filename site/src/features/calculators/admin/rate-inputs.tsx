'use client';

import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import type { Unit } from '../rates/formula-form.ts';

const UNIT_WORDS: { [unit in Unit]: string } = { $: 'dollars', '%': 'per cent', '': '' };
const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 10 });
const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 10 });
const PROBLEM: CSSProperties = { margin: '0.25rem 0 0', color: 'var(--theme-error-600)' };

/** A label over a control, and a hint or a problem under it. `children` gets the attributes the control needs. */
export function Labelled({
  label,
  hint,
  problem,
  children,
}: {
  label: string;
  hint?: ReactNode;
  problem?: string;
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}) {
  const id = useId();
  const told = Boolean(hint || problem);
  return (
    <div style={{ minWidth: 0, marginBlockEnd: '1rem' }}>
      <label htmlFor={id} className="field-label" style={{ paddingBlockEnd: '0.25rem' }}>
        {label}
      </label>
      {children({
        id,
        ...(told ? { 'aria-describedby': `${id}-told` } : {}),
        ...(problem ? { 'aria-invalid': true } : {}),
      })}
      {told && (
        <div id={`${id}-told`}>
          {hint && <p style={{ margin: '0.25rem 0 0' }}>{hint}</p>}
          {problem && <p style={PROBLEM}>{problem}</p>}
        </div>
      )}
    </div>
  );
}

type FigureInput = {
  value: unknown;
  unit: Unit;
  /** What was here before; a figure that differs is marked. */
  before: unknown;
  optional?: boolean;
  disabled: boolean;
  onChange: (value: number | string | undefined) => void;
};

/** A figure with its label. */
export function FigureField({ label, ...figure }: FigureInput & { label: string }) {
  const changed = isChanged(figure);
  return (
    <Labelled
      label={unitLabel(label, figure.unit)}
      hint={changed && wasText(figure)}
      problem={problemOf(figure)}
    >
      {(control) => <FigureBox {...figure} {...control} />}
    </Labelled>
  );
}

/** A figure in a row of a table, named by its column. */
export function FigureCell({ label, ...figure }: FigureInput & { label: string }) {
  const changed = isChanged(figure);
  const problem = problemOf(figure);
  return (
    <>
      <FigureBox
        {...figure}
        aria-label={unitLabel(label, figure.unit)}
        aria-invalid={problem ? true : undefined}
      />
      {changed && <span style={{ display: 'block', whiteSpace: 'nowrap' }}>{wasText(figure)}</span>}
      {problem && <span style={{ display: 'block', ...PROBLEM }}>{problem}</span>}
    </>
  );
}

/** "Fee ($)" */
export const unitLabel = (label: string, unit: Unit): string => (unit ? `${label} (${unit})` : label);

function FigureBox({
  value,
  before,
  unit,
  optional,
  disabled,
  onChange,
  ...control
}: FigureInput & { id?: string; 'aria-label'?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) {
  const [text, setText] = useState(() => figureText(value, unit));
  const [typing, setTyping] = useState(false);
  // It may change from elsewhere: another table is chosen, or the JSON is edited.
  useEffect(() => {
    if (!typing) setText(figureText(value, unit));
  }, [typing, value, unit]);
  return (
    <input
      {...control}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      disabled={disabled}
      required={!optional}
      title={UNIT_WORDS[unit] || undefined}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => {
        setText(target.value);
        onChange(figureOf(target.value));
      }}
      style={{
        ...inputStyle,
        // Seven figures and their separators.
        minInlineSize: '8.5rem',
        paddingInline: '0.5rem',
        textAlign: 'end',
        ...(isChanged({ value, before })
          ? { borderColor: 'var(--theme-warning-500)', background: 'var(--theme-warning-50)' }
          : {}),
      }}
    />
  );
}

/** Text that is no figure stays text: the server refuses it, and the field says what it wants. */
function figureOf(text: string): number | string | undefined {
  const bare = text.replace(/[$,%\s]/g, '');
  if (!bare) return undefined;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(bare) ? Number(bare) : text;
}

function figureText(value: unknown, unit: Unit): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return (unit === '$' && !Number.isInteger(value) ? cents : figures).format(value);
}

const isChanged = ({ value, before }: Pick<FigureInput, 'value' | 'before'>): boolean =>
  (value ?? '') !== (before ?? '');

const wasText = ({ before, unit }: Pick<FigureInput, 'before' | 'unit'>): string =>
  typeof before === 'number'
    ? `was ${unit === '$' ? '$' : ''}${figureText(before, unit)}${unit === '%' ? ' %' : ''}`
    : 'new';

function problemOf({ value, optional }: Pick<FigureInput, 'value' | 'optional'>): string | undefined {
  if (typeof value === 'number' || (optional && value === undefined)) return undefined;
  return value === undefined || value === '' ? 'Enter a figure.' : 'Enter a figure like 1,250.50.';
}
