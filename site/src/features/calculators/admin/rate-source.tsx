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
  // Gaps are shown only after the first attempt to save.
  const submitted = useFormSubmitted();
  const gap = (fits: unknown, problem: string) => (submitted && !fits ? problem : undefined);
  const put = (part: Partial<Source>) => write(withSource(edition, { ...source, ...part }));
  const year = Object.keys(table.evidence).sort().at(-1) ?? '';
  return (
    <>
      <h3 style={{ marginBlock: '1.5rem 0.5rem' }}>Source</h3>
      <p>Shown to visitors beside the amount, with the publication date.</p>
      <Labelled label="Document title" problem={gap(source.title.trim(), 'Enter a title.')}>
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
        label="URL"
        problem={gap(/^https?:\/\/\S+$/.test(source.address), 'Enter a URL that starts with https://.')}
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
          label="Publication date"
          hint="If the page has no date, use today’s date."
          problem={gap(source.published, 'Choose a date.')}
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
        <Labelled label="Publisher">
          {(control) => (
            <select
              {...control}
              style={inputStyle}
              disabled={disabled}
              value={source.official ? 'official' : 'other'}
              onChange={({ target }) => put({ official: target.value === 'official' })}
            >
              <option value="official">Government or legislation</option>
              <option value="other">Other</option>
            </select>
          )}
        </Labelled>
        <Labelled label="Rates for" hint="For later years, visitors see that the rates are not confirmed.">
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
        <Labelled label="End date, if announced">
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
