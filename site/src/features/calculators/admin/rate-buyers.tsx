'use client';

import type { Rule } from '@frontage/duty/engine';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { type Asked, answersOf, CONDITIONS, withAnswers } from '../rates/condition-form.ts';
import { Labelled } from './rate-inputs.tsx';

const NAMES = Object.keys(CONDITIONS) as Asked[];

/** Who a rule is for: everything but the price and the income, folded up until it is wanted. */
export function RuleBuyers({
  rule,
  name,
  open,
  disabled,
  onChange,
}: {
  rule: Rule;
  /** Which rule, where several share their figures. */
  name?: string;
  open: boolean;
  disabled: boolean;
  onChange: (rule: Rule) => void;
}) {
  return (
    <details open={open || undefined} style={{ marginBlockEnd: '0.5rem' }}>
      <summary style={{ cursor: 'pointer' }}>Who it is for{name ? `: ${name}` : ''}</summary>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
          gap: '0 1rem',
          paddingBlockStart: '0.5rem',
        }}
      >
        {NAMES.map((asked) => {
          const chosen = answersOf(rule, asked);
          const put = (answers: string[]) => onChange(withAnswers(rule, asked, answers));
          return CONDITIONS[asked].several ? (
            <Several key={asked} asked={asked} {...{ chosen, disabled, put }} />
          ) : (
            <One key={asked} asked={asked} {...{ chosen, disabled, put }} />
          );
        })}
      </div>
    </details>
  );
}

type FieldProps = {
  asked: Asked;
  chosen: string[];
  disabled: boolean;
  put: (answers: string[]) => void;
};

function One({ asked, chosen: [chosen = ''], disabled, put }: FieldProps) {
  const { label, answers } = CONDITIONS[asked];
  return (
    <Labelled label={label}>
      {(control) => (
        <select
          {...control}
          style={inputStyle}
          disabled={disabled}
          value={chosen}
          onChange={({ target }) => put(target.value ? [target.value] : [])}
        >
          <option value="">Any</option>
          {answers.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Several({ asked, chosen, disabled, put }: FieldProps) {
  const { label, answers } = CONDITIONS[asked];
  return (
    <fieldset style={{ border: 0, padding: 0, margin: '0 0 1rem', minWidth: 0 }}>
      <legend className="field-label">{label}: none ticked means any</legend>
      {answers.map(([value, text]) => (
        <label key={value} style={{ display: 'block' }}>
          <input
            type="checkbox"
            disabled={disabled}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              put(
                answers
                  .map(([one]) => one)
                  .filter((one) => (one === value ? target.checked : chosen.includes(one))),
              )
            }
          />{' '}
          {text}
        </label>
      ))}
    </fieldset>
  );
}
