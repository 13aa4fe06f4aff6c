'use client';

import type { Formula, Part, Rule, Table } from '@frontage/duty/engine';
import { FORMULAS_OF_PART } from '@frontage/duty/staff';
import { Button } from '@payloadcms/ui';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { buyerTexts } from '../rates/buyer-text.ts';
import {
  type Column,
  emptyFormula,
  FORMULA_FORMS,
  INCOME_LIMITS,
  LIMITS,
  type Rows,
} from '../rates/formula-form.ts';
import { type FormulaText, formulaText, ownScale } from '../rates/formula-text.ts';
import { replaceAt, valueAt } from '../rates/rate-change.ts';
import { RuleBuyers } from './rate-buyers.tsx';
import { FigureCell, FigureField, Labelled, unitLabel } from './rate-inputs.tsx';

type Path = (string | number)[];

type FiguresProps = {
  part: Part;
  table: Table;
  /** The table whose figures the new ones are beside. */
  before: Table;
  disabled: boolean;
  onChange: (table: Table) => void;
  /** How many kinds of buyer have been added; they are first. */
  added: number;
};

/** Where the rules are in their tables that share their figures. */
type Group = { at: number[] };

/** The figures of a table, those in force beside the new ones. Rules that share their figures are changed together. */
export function RateFigures({ groups, ...props }: FiguresProps & { groups: Group[] }) {
  const { table, before } = props;
  const who = buyerTexts(table);
  return groups.map(({ at }) => {
    const [first = 0] = at;
    const now = before.rules[first];
    return (
      <fieldset
        key={at.join()}
        style={{
          border: '1px solid var(--theme-elevation-150)',
          borderRadius: 'var(--style-radius-s)',
          padding: '1rem',
          marginBlockEnd: '1rem',
          minWidth: 0,
        }}
      >
        <legend style={{ fontWeight: 600, paddingInline: '0.5rem' }}>
          {at.map((index) => who[index]).join('; ')}
        </legend>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
            gap: '1rem 2rem',
          }}
        >
          <div style={{ minWidth: 0 }}>
            <h4 style={{ marginBlock: '0 0.5rem' }}>Current</h4>
            {now ? <InForce give={now.give} /> : <p>None.</p>}
          </div>
          <div style={{ minWidth: 0 }}>
            <h4 style={{ marginBlock: '0 0.5rem' }}>New</h4>
            <GroupInputs {...props} at={at} />
            {first < props.added && !props.disabled && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() =>
                  props.onChange({ ...table, rules: table.rules.filter((_, index) => index !== first) })
                }
              >
                Remove this kind of buyer
              </Button>
            )}
          </div>
        </div>
      </fieldset>
    );
  });
}

function InForce({ give }: { give: Formula }) {
  const scale = ownScale(give);
  return (
    <>
      {scale && <Text {...scale} />}
      <Text {...formulaText(give)} />
    </>
  );
}

function Text({ text, table }: FormulaText) {
  return (
    <>
      {text && <p style={{ margin: '0 0 0.5rem' }}>{text}</p>}
      {table && (
        <table style={{ width: '100%', borderCollapse: 'collapse', marginBlockEnd: '0.5rem' }}>
          <thead>
            <tr>
              {table.head.map((heading) => (
                <th key={heading} scope="col" style={{ textAlign: 'start', paddingInlineEnd: '1rem' }}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([price, amount]) => (
              <tr key={price} style={{ verticalAlign: 'top' }}>
                <th scope="row" style={{ textAlign: 'start', fontWeight: 'normal', paddingBlock: '0.25rem' }}>
                  {price}
                </th>
                <td style={{ paddingBlock: '0.25rem' }}>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function GroupInputs({ part, table, before, disabled, onChange, added, at }: FiguresProps & Group) {
  const [first = 0] = at;
  const rule = table.rules[first] as Rule;
  const form = FORMULA_FORMS[rule.give.formula];
  const put = (path: Path, value: unknown) =>
    onChange(at.reduce((all, index) => replaceAt(all, ['rules', index, 'give', ...path], value), table));
  const was = (path: Path) => valueAt(before.rules[first]?.give, path);
  return (
    <>
      <Labelled label="Calculation">
        {(control) => (
          <select
            {...control}
            style={inputStyle}
            disabled={disabled}
            value={rule.give.formula}
            onChange={({ target }) => {
              const kind = target.value as Formula['formula'];
              const old = before.rules[first]?.give;
              put([], old?.formula === kind ? old : emptyFormula(kind));
            }}
          >
            {FORMULAS_OF_PART[part].map((kind) => (
              <option key={kind} value={kind}>
                {FORMULA_FORMS[kind].label}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {form.figures
        .filter(({ at: path }) => path.length === 1 || valueAt(rule.give, path.slice(0, 1)) !== undefined)
        .map(({ at: path, label, unit, optional }) => (
          <FigureField
            key={path.join()}
            label={label}
            unit={unit}
            optional={optional}
            disabled={disabled}
            value={valueAt(rule.give, path)}
            before={was(path)}
            onChange={(value) => put(path, value ?? (optional ? undefined : ''))}
          />
        ))}
      {form.rows.map((rows) => (
        <RowInputs
          key={rows.at.join()}
          rows={rows}
          value={valueAt(rule.give, rows.at)}
          before={was(rows.at)}
          disabled={disabled}
          onChange={(value) => put(rows.at, value)}
        />
      ))}
      {at.map((index) => (
        <RuleBuyers
          key={`buyers-${index}`}
          rule={table.rules[index] as Rule}
          name={at.length > 1 ? buyerTexts(table)[index] : undefined}
          open={index < added}
          disabled={disabled}
          onChange={(changed) => onChange(replaceAt(table, ['rules', index], changed))}
        />
      ))}
      {at.map((index) => (
        <RuleLimits
          key={index}
          rule={table.rules[index] as Rule}
          before={before.rules[index]}
          name={at.length > 1 ? buyerTexts(table)[index] : undefined}
          disabled={disabled}
          onChange={(changed) => onChange(replaceAt(table, ['rules', index], changed))}
        />
      ))}
    </>
  );
}

type Row = Record<string, unknown>;

function RowInputs({
  rows: { at, label, columns, optional },
  value,
  before,
  disabled,
  onChange,
}: {
  rows: Rows;
  value: unknown;
  before: unknown;
  disabled: boolean;
  onChange: (rows: Row[] | undefined) => void;
}) {
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const old = Array.isArray(before) ? (before as Row[]) : [];
  // Only flat fees can be begun here; a scale of its own is part of the formula or not.
  if (rows.length === 0 && (at.at(-1) !== 'steps' || disabled)) return null;
  const shown = columns.filter(({ key }) => rows.some((row) => key in row));
  const used = shown.length ? shown : columns;
  const last = rows.at(-1);
  const add = () =>
    onChange([
      ...rows,
      Object.fromEntries((last ? Object.keys(last) : used.map(({ key }) => key)).map((key) => [key, ''])),
    ]);
  const remove = (index: number) => {
    const left = rows.filter((_, other) => other !== index);
    onChange(left.length === 0 && optional ? undefined : left);
  };
  return (
    <div style={{ marginBlockEnd: '1rem' }}>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and a keyboard must be able to do that
        <div style={{ overflowX: 'auto' }} tabIndex={0}>
          <table style={{ borderCollapse: 'collapse', width: '100%' }}>
            <caption style={{ textAlign: 'start', fontWeight: 600, paddingBlockEnd: '0.25rem' }}>
              {label}
            </caption>
            <thead>
              <tr style={{ verticalAlign: 'bottom' }}>
                {used.map((column) => (
                  <th key={column.key} scope="col" style={{ textAlign: 'end', padding: '0 0.25rem 0.25rem' }}>
                    {unitLabel(column.label, column.unit)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // Rows have no name of their own.
                <tr key={index} style={{ verticalAlign: 'top' }}>
                  {used.map((column) => (
                    <td key={column.key} style={{ padding: '0.125rem 0.25rem', textAlign: 'end' }}>
                      {column.key in row ? (
                        <FigureCell
                          label={`${column.label}, row ${index + 1}`}
                          unit={column.unit}
                          disabled={disabled}
                          value={row[column.key]}
                          before={old[index]?.[column.key]}
                          onChange={(figure) => onChange(replaceAt(rows, [index, column.key], figure ?? ''))}
                        />
                      ) : (
                        '–'
                      )}
                    </td>
                  ))}
                  <td style={{ whiteSpace: 'nowrap', padding: '0.5rem 0.25rem' }}>
                    {!disabled && (
                      <BandKind
                        row={row}
                        columns={columns}
                        onChange={(band) => onChange(replaceAt(rows, [index], band))}
                      />
                    )}
                    {!disabled && (rows.length > 1 || optional) && (
                      <button
                        type="button"
                        aria-label={`Remove row ${index + 1}`}
                        onClick={() => remove(index)}
                      >
                        Remove
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!disabled && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={add}>
          {rows.length > 0 ? 'Add a row' : `Add ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        </Button>
      )}
    </div>
  );
}

/** Whether a band's rate is on the part over its start or on the whole price. */
function BandKind({ row, columns, onChange }: { row: Row; columns: Column[]; onChange: (row: Row) => void }) {
  const isBand = columns.some(({ key }) => key === 'whole') && ('base' in row || 'whole' in row);
  if (!isBand) return null;
  const start = row.over ?? row.from ?? '';
  return (
    <select
      aria-label="Rate applies to"
      value={'whole' in row ? 'whole' : 'part'}
      onChange={({ target }) =>
        onChange(
          target.value === 'whole'
            ? { over: start, whole: row.rate ?? '' }
            : { over: start, base: '', rate: row.whole ?? '' },
        )
      }
    >
      <option value="part">Part over</option>
      <option value="whole">Whole price</option>
    </select>
  );
}

function RuleLimits({
  rule,
  before,
  name,
  disabled,
  onChange,
}: {
  rule: Rule;
  before: Rule | undefined;
  name?: string;
  disabled: boolean;
  onChange: (rule: Rule) => void;
}) {
  const limits = [...LIMITS, ...(rule.when?.income ? INCOME_LIMITS : [])];
  const isLimited = limits.some(({ at }) => valueAt(rule.when, at) !== undefined);
  return (
    <details open={isLimited || undefined} style={{ marginBlockEnd: '0.5rem' }}>
      <summary style={{ cursor: 'pointer' }}>Limits{name ? `: ${name}` : ' on the price'}</summary>
      <div
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: '0 1rem' }}
      >
        {limits.map(({ at, label, unit, optional }) => (
          <FigureField
            key={at.join()}
            label={label}
            unit={unit}
            optional={optional}
            disabled={disabled}
            value={valueAt(rule.when, at)}
            before={valueAt(before?.when, at)}
            onChange={(value) =>
              onChange(replaceAt(rule, ['when', ...at], value ?? (optional ? undefined : '')))
            }
          />
        ))}
      </div>
    </details>
  );
}
