'use client';

import { type Count, CountTable } from '#site/ui/admin/count-table.tsx';
import { dayLabel } from '#site/ui/admin/day-spans.ts';
import { useWorkList } from '#site/ui/admin/use-work-list.client.ts';
import { ListAnswer, ViewButtons } from '#site/ui/admin/work-list-parts.client.tsx';
import { type AgentRow, hoursText, PERFORMANCE_SPANS, type Performance } from './performance.ts';
import '#site/ui/admin/work-list.css';
import './performance.css';

/** How the agency does: what came in, how fast it was answered, what is on the market, and each agent. */
export function PerformanceTables() {
  const { question, answer, ask } = useWorkList<Performance>({
    path: '/api/leads/performance',
    defaults: { days: '30', office: '' },
  });
  const offices = answer && answer !== 'failed' ? answer.offices : [];
  return (
    <div className="work-list">
      <header className="work-list__head">
        <h1>Performance</h1>
        <a href={`/api/leads/performance?${new URLSearchParams({ ...question, format: 'csv' })}`}>
          Save as a CSV file
        </a>
      </header>
      <ViewButtons views={PERFORMANCE_SPANS} current={question?.days} onChoose={(days) => ask({ days })} />
      {offices.length > 1 && (
        <div className="work-list__filters">
          <label>
            Office{' '}
            <select value={question?.office ?? ''} onChange={({ target }) => ask({ office: target.value })}>
              <option value="">All offices</option>
              {offices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <ListAnswer answer={answer} of="figures">
        {(performance) => <Figures performance={performance} />}
      </ListAnswer>
    </div>
  );
}

function Figures({ performance }: { performance: Performance }) {
  const { from, to, total, enquiries, answered, hours, daysOnMarket, agents } = performance;
  const figures: [label: string, text: string, note?: string][] = [
    ['Leads', total.toLocaleString('en-AU')],
    ['Enquiries answered', answered.toLocaleString('en-AU'), `of ${enquiries.toLocaleString('en-AU')}`],
    ['Median time to answer', hoursText(hours)],
    ['Median days on market', daysOnMarket === null ? '–' : String(daysOnMarket), 'current listings'],
  ];
  const tables: [caption: string, heading: string, counts: Count[], what: string][] = [
    ['Leads by form', 'Form', performance.forms, 'Leads'],
    ['Leads by source', 'Source', performance.sources, 'Leads'],
    ['Leads by suburb of the property', 'Suburb', performance.suburbs, 'Leads'],
    ['Listings by status, now', 'Status', performance.listings, 'Listings'],
    ['Searches that found nothing', 'Search', performance.emptySearches, 'Searches'],
  ];
  return (
    <>
      <p>
        {dayLabel(from)} to {dayLabel(to)}
      </p>
      <dl className="performance__figures">
        {figures.map(([label, text, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text} {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="performance__tables">
        {tables
          .filter(([, , counts]) => counts.length > 0)
          .map(([caption, heading, counts, what]) => (
            <CountTable key={caption} caption={caption} heading={heading} counts={counts} what={what} />
          ))}
      </div>
      {agents.length > 0 && <AgentTable agents={agents} />}
    </>
  );
}

function AgentTable({ agents }: { agents: AgentRow[] }) {
  return (
    <div className="performance__agents">
      <table>
        <caption>Agents</caption>
        <thead>
          <tr>
            {['Agent', 'Leads', 'Answered', 'Time to answer', 'Current listings', 'Sold or leased'].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {agents.map(({ name, leads, answered, hours, current, closed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{leads}</td>
              <td>{answered}</td>
              <td>{hoursText(hours)}</td>
              <td>{current}</td>
              <td>{closed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
