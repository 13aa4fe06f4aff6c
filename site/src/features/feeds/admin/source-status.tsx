import type { UIFieldServerComponent } from 'payload';
import { timeInSydney } from '#site/server/sydney-day.ts';
import { choicesIn } from '#site/ui/admin/field-labels.ts';
import { loadSource } from '../sources/load-source.ts';
import { vendorMessage } from '../sources/problem-kinds.ts';
import { silenceOf } from '../sources/silence-of.ts';
import { type SourceFacts, type SourceRun, sourceFacts } from '../sources/source-facts.ts';
import { CopyText } from './copy-text.client.tsx';
import { DaysChart } from './days-chart.tsx';

/** On a source's page: what it sent last, what went wrong, and what to tell its vendor. */
export const SourceStatus: UIFieldServerComponent = async ({ id, payload }) => {
  if (!id) return null;
  const source = await loadSource(payload, { id: Number(id) });
  if (!source) return null;
  const now = Date.now();
  const { agencyIds, name } = source;
  const facts = await sourceFacts({ payload, source: source.id, now, ...(agencyIds ? { agencyIds } : {}) });
  const labels = choicesIn(payload.collections.listings.config.fields, 'status');
  const { last, isSilent } = await silenceOf({ payload, source: source.id, now });
  return (
    <section className="field-type" aria-label="Status" style={{ marginBottom: '1.5rem' }}>
      {facts.held.length > 0 && (
        <Notice>
          {facts.held.length === 1 ? 'A file needs' : `${facts.held.length} files need`} your decision:{' '}
          {facts.held.map((run) => (
            <RunLink key={run.id} run={run} />
          ))}
        </Notice>
      )}
      {isSilent && (
        <Notice>
          {last ? `Nothing has arrived since ${timeInSydney(last)}` : 'Nothing has arrived yet'}, which is
          longer than expected. Check with the vendor.
        </Notice>
      )}
      <dl
        style={{ display: 'grid', gridTemplateColumns: 'minmax(8rem, max-content) 1fr', gap: '0.25rem 1rem' }}
      >
        <dt>Last file</dt>
        <dd style={FACT}>
          {facts.last ? <RunLine run={facts.last} /> : 'Nothing has arrived yet.'}
          {facts.last && last && last > facts.last.at && ` (sent again, unchanged, ${timeInSydney(last)})`}
        </dd>
        <dt>Last success</dt>
        <dd style={FACT}>{facts.lastSuccess ? <RunLine run={facts.lastSuccess} /> : 'None yet.'}</dd>
        <dt>Last 24 hours</dt>
        <dd style={FACT}>
          {facts.filesToday} {facts.filesToday === 1 ? 'file' : 'files'} (
          <a href={`/admin/collections/feeds?where[or][0][and][0][source][equals]=${source.id}`}>all files</a>
          )
        </dd>
        {facts.listings.length > 0 && (
          <>
            <dt>Listings</dt>
            <dd style={FACT}>
              {facts.listings
                .map(({ status, count }) => `${count} ${labels?.get(status)?.toLowerCase() ?? status}`)
                .join(', ')}
            </dd>
          </>
        )}
      </dl>
      <DaysChart days={facts.days} />
      <Failures failures={facts.failures} />
      <Problems kinds={facts.kinds} name={name} />
      <Duplicates duplicates={facts.duplicates} />
      <Profiles profiles={facts.profiles} />
    </section>
  );
};

/** Long names of files break. */
const FACT = { margin: 0, minWidth: 0, overflowWrap: 'anywhere' } as const;

/** Room above a heading; the admin gives it none. */
const HEADING = { marginBlock: '1.25rem 0.5rem' };

function Failures({ failures }: Pick<SourceFacts, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <>
      <h4 style={HEADING}>Files since the last success</h4>
      <ul>
        {failures.map((run) => (
          <li key={run.id} style={{ overflowWrap: 'anywhere' }}>
            <RunLine run={run} />: {reasonOf(run)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Recent problems in terms an office understands, and what to ask the vendor for. */
function Problems({ kinds, name }: Pick<SourceFacts, 'kinds'> & { name: string }) {
  if (kinds.length === 0) return null;
  return (
    <>
      <h4 style={HEADING}>Problems of the last 7 days</h4>
      <ul>
        {kinds.map((kind) => {
          const message = vendorMessage({ source: name, kind });
          return (
            <li key={kind.title} style={{ overflowWrap: 'anywhere', marginBottom: '0.75rem' }}>
              <strong>{kind.title}</strong> ({kind.count}). {kind.meaning} Last in{' '}
              {kind.files.map(({ id, fileName }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <a href={`/admin/collections/feeds/${id}`}>{fileName}</a>
                </span>
              ))}
              .
              {message && (
                <details>
                  <summary style={{ cursor: 'pointer', paddingBlock: '0.25rem' }}>
                    Message for the vendor’s support
                  </summary>
                  <CopyText label={`Message for the vendor’s support: ${kind.title}`} text={message} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Nothing is merged: staff see what several systems list. */
function Duplicates({ duplicates }: Pick<SourceFacts, 'duplicates'>) {
  if (duplicates.length === 0) return null;
  const ids = duplicates.flat().map(({ id }) => id);
  return (
    <>
      <h4 style={HEADING}>Listed more than once</h4>
      <p>
        These listings have the same address and are on the market at the same time. Withdraw the wrong one in
        the system that sends it.{' '}
        <a href={`/admin/collections/listings?where[or][0][and][0][id][in]=${ids.join(',')}`}>
          Show them in the list
        </a>
      </p>
      <ul>
        {duplicates.map((listings) => (
          <li key={listings[0]?.id} style={{ overflowWrap: 'anywhere' }}>
            {listings[0]?.title}:{' '}
            {listings.map(({ id, feed, status }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={`/admin/collections/listings/${id}`}>{feed ?? 'added here'}</a> ({status})
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Profiles({ profiles }: Pick<SourceFacts, 'profiles'>) {
  if (profiles.length === 0) return null;
  const drafts = profiles.filter(({ isDraft }) => isDraft).length;
  return (
    <>
      <h4 style={HEADING}>Agents from this feed</h4>
      <p>
        {profiles.length === 1 ? '1 profile was created' : `${profiles.length} profiles were created`}.{' '}
        {drafts > 0 && `${drafts === 1 ? '1 is a draft' : `${drafts} are drafts`}: check and publish them.`}
      </p>
      <ul>
        {profiles.map(({ id, name, isDraft }) => (
          <li key={id}>
            <a href={`/admin/collections/agents/${id}`}>{name}</a>
            {isDraft && ' (draft)'}
          </li>
        ))}
      </ul>
    </>
  );
}

const reasonOf = ({ problems }: SourceRun): string =>
  problems.find(({ severity }) => severity === 'error')?.message ?? 'Open it to see why.';

const RunLink = ({ run }: { run: SourceRun }) => (
  <>
    <a href={`/admin/collections/feeds/${run.id}`}>{run.fileName}</a>{' '}
  </>
);

const RunLine = ({ run }: { run: SourceRun }) => (
  <>
    {timeInSydney(run.at)}, <a href={`/admin/collections/feeds/${run.id}`}>{run.fileName}</a>
    {STATES[run.state] ? `, ${STATES[run.state]}` : ''}
  </>
);

const STATES: Record<string, string> = {
  waiting: 'waiting',
  running: 'being imported',
  held: 'on hold',
  quarantined: 'not imported',
  failed: 'partly imported',
  interrupted: 'interrupted',
  discarded: 'discarded',
  tested: 'tested',
};

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <p
      style={{
        padding: '0.75rem 1rem',
        border: '1px solid var(--theme-warning-400)',
        borderRadius: 'var(--style-radius-s)',
        background: 'var(--theme-warning-50)',
        color: 'var(--theme-warning-900)',
      }}
    >
      {children}
    </p>
  );
}
