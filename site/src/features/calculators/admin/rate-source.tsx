'use client';

import { editionOf, type Source, type StateTables } from '@frontage/duty/engine';
import { useFormSubmitted } from '@payloadcms/ui';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { confirmYear, type RateChange, withEnd, withSource } from '../rates/rate-change.ts';
import { Labelled } from './rate-inputs.tsx';

/** Where the figures were read, and for which year that holds. */
export function RateSource({
  edition,
  change,
  today,
  disabled,
  write,
}: {
  edition: StateTables;
  change: RateChange;
  /** ISO day. */
  today: string;
  disabled: boolean;
  write: (tables: StateTables) => void;
}) {
  const { source, table } = change;
  // Nobody is told of gaps before trying to save.
  const submitted = useFormSubmitted();
  const gap = (fits: unknown, problem: string) => (submitted && !fits ? problem : undefined);
  const put = (part: Partial<Source>) => write(withSource(edition, { ...source, ...part }));
  const year = Object.keys(table.evidence).sort().at(-1) ?? '';
  return (
    <>
      <h3 style={{ marginBlock: '1.5rem 0.5rem' }}>Source</h3>
      <p>Visitors see it beside the amount, with the day it was published.</p>
      <Labelled label="Title of the page or document" problem={gap(source.title.trim(), 'Enter its title.')}>
        {(control) => (
          <input
            {...control}
            type="text"
            required
            placeholder="State Revenue Office Victoria: land transfer duty rates"
            style={inputStyle}
            disabled={disabled}
            value={source.title}
            onChange={({ target }) => put({ title: target.value })}
          />
        )}
      </Labelled>
      <Labelled
        label="Its address on the web"
        problem={gap(/^https?:\/\/\S+$/.test(source.address), 'Enter an address that starts with https://.')}
      >
        {(control) => (
          <input
            {...control}
            type="url"
            required
            style={inputStyle}
            disabled={disabled}
            value={source.address}
            onChange={({ target }) => put({ address: target.value.trim() })}
          />
        )}
      </Labelled>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
          gap: '0 1.5rem',
        }}
      >
        <Labelled
          label="Published or updated on"
          hint="If the page has no date, the day you read it."
          problem={gap(source.published, 'Choose the day.')}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              required
              max={today}
              style={inputStyle}
              disabled={disabled}
              value={source.published ?? ''}
              onChange={({ target }) => put({ published: target.value })}
            />
          )}
        </Labelled>
        <Labelled label="Who published it">
          {(control) => (
            <select
              {...control}
              style={inputStyle}
              disabled={disabled}
              value={source.official ? 'official' : 'other'}
              onChange={({ target }) => put({ official: target.value === 'official' })}
            >
              <option value="official">A government office, or the law itself</option>
              <option value="other">Somebody else</option>
            </select>
          )}
        </Labelled>
        <Labelled
          label="It gives the rates of"
          hint="For later years visitors are told that the rates are not confirmed."
        >
          {(control) => (
            <select
              {...control}
              style={inputStyle}
              disabled={disabled}
              value={year}
              onChange={({ target }) => write(confirmYear(edition, target.value))}
            >
              {[...new Set([...yearsFrom(table.from || today, today), year])].sort().map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Last day, if an end is announced">
          {(control) => (
            <input
              {...control}
              type="date"
              min={table.from}
              style={inputStyle}
              disabled={disabled}
              value={table.endsOn ?? ''}
              onChange={({ target }) => write(withEnd(edition, target.value || undefined))}
            />
          )}
        </Labelled>
      </div>
    </>
  );
}

/** The financial years from a day to the present one, and the one after it. */
function yearsFrom(from: string, today: string): string[] {
  const first = Number(editionOf(from).slice(0, 4));
  const last = Math.max(first, Number(editionOf(today).slice(0, 4)) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => editionOf(`${first + index}-07-01`));
}
