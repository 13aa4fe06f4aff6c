import { dayText, spanText } from '#site/features/listings/public/inspection-times.ts';
import { Container } from '#site/ui/container.tsx';
import type { LoadedReport } from './load-report.ts';
import { comparedText, FIGURES, type Figure, type Report } from './report.ts';

const FIGURE_NAMES = Object.entries(FIGURES) as [Figure, string][];

/** The report of a listing as its vendor reads it: figures of the week, charts with a table beside, open homes. */
export function ReportView({ listing, report, openHomes }: LoadedReport) {
  return (
    <Container className="pt-10 pb-20 md:pt-14">
      <p className="text-muted">
        Report for {shortDay(report.from)} to {shortDay(report.to)}
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{listing.address.full}</h1>
      <p className="mt-2">
        <a href={listing.path} className="underline underline-offset-4">
          See the property’s page
        </a>
      </p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {FIGURE_NAMES.map(([figure, name]) => (
          <li key={figure} className="rounded-lg bg-sand p-5">
            <p className="text-sm">{name}</p>
            <p className="font-display text-3xl">{number(report.week[figure])}</p>
            <p className="text-sm text-muted">{comparedText(report.week[figure], report.before[figure])}</p>
            <p className="text-sm text-muted">{number(report.total[figure])} in all</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 text-2xl">The last eight weeks</h2>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <WeekChart report={report} figure="views" />
          <WeekChart report={report} figure="enquiries" />
        </div>
        <WeekTable report={report} />
      </div>
      <OpenHomes listing={listing} openHomes={openHomes} />
      <p className="mt-12 max-w-prose-page text-sm text-muted">
        A page view counts once in half an hour for each visitor; programs and our staff are left out. Saves
        are those of visitors who still have the property on their list. Alerts are emails about this property
        to people who are looking for one like it, in the last weeks.
      </p>
    </Container>
  );
}

/** Bars for the weeks. The same numbers are in the table beside it. */
function WeekChart({ report: { weeks }, figure }: { report: Report; figure: Figure }) {
  const most = Math.max(1, ...weeks.map((week) => week[figure]));
  const [width, height] = [40, 120];
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{FIGURES[figure]} a week</figcaption>
      <svg
        viewBox={`0 0 ${weeks.length * width} ${height + 36}`}
        className="w-full"
        role="img"
        aria-label={`${FIGURES[figure]} a week: ${weeks.map((week) => week[figure]).join(', ')}`}
      >
        {weeks.map((week, at) => {
          const tall = (week[figure] / most) * height;
          const middle = at * width + width / 2;
          return (
            <g key={week.to}>
              <rect
                x={at * width + 5}
                y={16 + height - tall}
                width={width - 10}
                height={tall}
                rx={2}
                className="fill-brand"
              />
              <text x={middle} y={12 + height - tall} textAnchor="middle" className="fill-ink text-[11px]">
                {number(week[figure])}
              </text>
              <text x={middle} y={height + 32} textAnchor="middle" className="fill-muted text-[10px]">
                {shortDay(week.to, false)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

const cell = 'border-b border-line px-2 py-2 text-end';
const head = 'border-b border-line px-2 py-2 text-start font-normal';

function WeekTable({ report: { weeks, total } }: { report: Report }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Figures by week</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} font-semibold`}>
              Week to
            </th>
            {FIGURE_NAMES.map(([figure, name]) => (
              <th key={figure} scope="col" className={`${cell} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.to}>
              <th scope="row" className={head}>
                {shortDay(week.to)}
              </th>
              {FIGURE_NAMES.map(([figure]) => (
                <td key={figure} className={cell}>
                  {number(week[figure])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={`${head} font-semibold`}>
              In all
            </th>
            {FIGURE_NAMES.map(([figure]) => (
              <td key={figure} className={`${cell} font-semibold`}>
                {number(total[figure])}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function OpenHomes({ listing, openHomes }: Pick<LoadedReport, 'listing' | 'openHomes'>) {
  const zone = listing.timeZone;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">Open homes</h2>
      {openHomes.length === 0 ? (
        <p className="mt-2">There has been no open home yet.</p>
      ) : (
        <table className="mt-4 w-full max-w-prose-page text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${head} font-semibold`}>
                Open home
              </th>
              <th scope="col" className={`${cell} font-semibold`}>
                Registered
              </th>
              <th scope="col" className={`${cell} font-semibold`}>
                Came
              </th>
            </tr>
          </thead>
          <tbody>
            {openHomes.map(({ startsAt, endsAt, registered, checkedIn }) => (
              <tr key={startsAt}>
                <th scope="row" className={head}>
                  {dayText({ at: startsAt, zone })}
                  {endsAt && `, ${spanText({ startsAt, endsAt, zone })}`}
                </th>
                <td className={cell}>{registered}</td>
                <td className={cell}>{checkedIn}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const number = (count: number): string => count.toLocaleString('en-AU');

/** `23 November`, or `23/11` under a bar, for an ISO day. */
export function shortDay(day: string, isLong = true): string {
  const at = new Date(`${day}T00:00:00Z`);
  return isLong
    ? at.toLocaleDateString('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'long' })
    : `${at.getUTCDate()}/${at.getUTCMonth() + 1}`;
}
