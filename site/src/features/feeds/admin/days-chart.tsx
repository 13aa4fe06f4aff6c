import type { SourceDay } from '../sources/source-days.ts';

/** Of the drawing; it is scaled to the width there is. */
const WIDTH = 600;
const HEIGHT = 90;

/** Two rows of bars, files and listings of each day, and the same as a table. */
export function DaysChart({ days }: { days: readonly SourceDay[] }) {
  const files = days.reduce((sum, day) => sum + day.files, 0);
  if (files === 0) return null;
  const listings = days.reduce((sum, day) => sum + day.listings, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  return (
    <section aria-label={`Last ${days.length} days`} style={{ maxWidth: '50rem' }}>
      <h4 style={{ marginBlock: '1.25rem 0.5rem' }}>Last {days.length} days</h4>
      <Bars
        title={`Files: ${files}${failed ? `, ${failed} of them not imported` : ''}`}
        days={days}
        parts={[
          { value: ({ files: all, failed: bad }) => all - bad, colour: 'var(--theme-success-500)' },
          { value: ({ failed: bad }) => bad, colour: 'var(--theme-error-500)' },
        ]}
      />
      <Bars
        title={`Listings new or changed: ${listings.toLocaleString('en-AU')}`}
        days={days}
        parts={[{ value: ({ listings: all }) => all, colour: 'var(--theme-elevation-600)' }]}
      />
      <details>
        <summary style={{ cursor: 'pointer', paddingBlock: '0.5rem' }}>As a table</summary>
        <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
          <thead>
            <tr style={{ textAlign: 'left' }}>
              {['Day', 'Files', 'Not imported', 'Listings new or changed'].map((heading) => (
                <th key={heading} scope="col" style={CELL}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row" style={{ ...CELL, fontWeight: 'normal', textAlign: 'left' }}>
                  {dayText(day.day)}
                </th>
                <td style={CELL}>{day.files}</td>
                <td style={CELL}>{day.failed}</td>
                <td style={CELL}>{day.listings}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const CELL = { paddingBlock: '0.2rem', paddingInlineEnd: '1.5rem' };

type Part = { value: (day: SourceDay) => number; colour: string };

/** Bars of one measure, its parts on top of each other. The table beside says the same to those who cannot see them. */
function Bars({ title, days, parts }: { title: string; days: readonly SourceDay[]; parts: Part[] }) {
  const total = (day: SourceDay) => parts.reduce((sum, { value }) => sum + value(day), 0);
  const most = Math.max(...days.map(total));
  const step = WIDTH / days.length;
  return (
    <figure style={{ margin: '0 0 0.75rem' }}>
      <figcaption>
        {title}
        {most > 0 && <span style={{ color: 'var(--theme-elevation-600)' }}> (most on one day: {most})</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        style={{ display: 'block', width: '100%', height: '5.5rem' }}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--theme-elevation-300)" strokeWidth="2" />
        {days.map((day, index) => {
          let y = HEIGHT;
          return parts.map(({ value, colour }) => {
            const height = most > 0 ? (value(day) / most) * (HEIGHT - 4) : 0;
            y -= height;
            return height > 0 ? (
              <rect
                key={`${day.day} ${colour}`}
                x={index * step + step * 0.15}
                y={y}
                width={step * 0.7}
                height={Math.max(height, 1.5)}
                fill={colour}
              >
                <title>{`${dayText(day.day)}: ${total(day)}`}</title>
              </rect>
            ) : null;
          });
        })}
      </svg>
      <div
        aria-hidden="true"
        style={{ display: 'flex', justifyContent: 'space-between', color: 'var(--theme-elevation-600)' }}
      >
        <span>{dayText(days[0]?.day ?? '')}</span>
        <span>today</span>
      </div>
    </figure>
  );
}

const dayText = (day: string): string =>
  day
    ? new Date(`${day}T12:00:00Z`).toLocaleDateString('en-AU', {
        timeZone: 'UTC',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
      })
    : '';
