'use client';

import { dayText, type Scheme, type StateTables } from '@frontage/duty/engine';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { PART_NAMES } from '../rates/formula-form.ts';
import { nextTable, type RateChange } from '../rates/rate-change.ts';
import { tableOn } from '../rates/table-groups.ts';
import { Labelled } from './rate-inputs.tsx';

const NEW = 'new';

/** Which rate is changed, and whether one that stands is corrected or a new one begins. */
export function RateChoice({
  present,
  today,
  change,
  disabled,
  start,
}: {
  present: StateTables;
  /** ISO day. */
  today: string;
  change: RateChange | undefined;
  disabled: boolean;
  start: (scheme: string, from?: string) => void;
}) {
  const scheme = present.schemes.find(({ id }) => id === change?.scheme.id);
  return (
    <>
      <Labelled label="Which rate changes?">
        {(control) => (
          <select
            {...control}
            style={inputStyle}
            disabled={disabled}
            value={change?.scheme.id ?? ''}
            onChange={({ target }) => start(target.value)}
          >
            <option value="" disabled>
              Choose a rate
            </option>
            {byPart(present.schemes).map(([name, schemes]) => (
              <optgroup key={name} label={name}>
                {schemes.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Labelled>
      <details style={{ marginBlockEnd: '1rem' }}>
        <summary style={{ cursor: 'pointer' }}>
          The rate is not in the list, or works in another way now
        </summary>
        <p style={{ margin: '0.5rem 0 0' }}>
          A concession or grant that is new altogether cannot be entered in this form. Until it is there,
          choose the rate that it replaces and set “How it is worked out” to “Not known”: visitors then read
          that the amount is not known, not a wrong one.
        </p>
        <p style={{ margin: '0.5rem 0 0' }}>
          To have it added, save that change as a draft, use “Save this edition as a file” under the form, and
          send the file to the makers of Frontage with the address of the revenue office’s page. You get a
          file back: import it above the list of duty editions, check the sample purchases and publish it.
          Anyone who knows the format can write it themselves under “Advanced”.
        </p>
      </details>
      {change && scheme && <FromWhen scheme={scheme} change={change} {...{ today, disabled, start }} />}
    </>
  );
}

function FromWhen({
  scheme,
  change: { table },
  today,
  disabled,
  start,
}: {
  scheme: Scheme;
  change: RateChange;
  today: string;
  disabled: boolean;
  start: (scheme: string, from?: string) => void;
}) {
  const { from } = table;
  const stands = scheme.tables.some((one) => one.from === from);
  const current = tableOn(scheme.tables, today);
  const next = from ? nextTable({ scheme, from }) : undefined;
  return (
    <>
      <Labelled label="What do you want to do?">
        {(control) => (
          <select
            {...control}
            style={inputStyle}
            disabled={disabled}
            value={stands ? from : NEW}
            onChange={({ target }) => start(scheme.id, target.value === NEW ? '' : target.value)}
          >
            <option value={NEW}>Enter new rates from a date</option>
            {scheme.tables.toReversed().map((one) => (
              <option key={one.from} value={one.from}>
                Correct or confirm the rates from {dayText(one.from)}
                {one === current ? ' (in force today)' : ''}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {!stands && (
        <Labelled
          label="In force from"
          hint="For contracts signed on or after this date."
          problem={from ? undefined : 'Choose a start date.'}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              required
              style={{ ...inputStyle, maxInlineSize: '14rem' }}
              disabled={disabled}
              value={from}
              onChange={({ target }) => start(scheme.id, target.value)}
            />
          )}
        </Labelled>
      )}
      {next && <p>These figures apply until other rates begin on {dayText(next.from)}.</p>}
    </>
  );
}

function byPart(schemes: Scheme[]): [string, Scheme[]][] {
  const names = [...new Set(Object.values(PART_NAMES))];
  return names
    .map((name): [string, Scheme[]] => [name, schemes.filter(({ part }) => PART_NAMES[part] === name)])
    .filter(([, of]) => of.length > 0);
}
