import type { UIFieldServerComponent } from 'payload';
import type { ReactNode } from 'react';
import { timeInSydney } from '#site/server/sydney-day.ts';
import { ORIGINS, RUN_STATES } from '../feed-run-choices.ts';
import { figuresText, type RunFigures } from './run-text.ts';

/** On the page of an import: what came in, from whom, and what became of it. Nothing of it can be changed, so it is text. */
export const RunSummary: UIFieldServerComponent = async ({ data, payload }) => {
  if (!data?.id) return null;
  const { origin, state, source, createdAt, finishedAt } = data;
  const sender = await payload.find({
    collection: 'feed-sources',
    where: { id: { equals: typeof source === 'object' ? (source?.id ?? 0) : (source ?? 0) } },
    depth: 0,
    limit: 1,
    select: { name: true },
  });
  return (
    <dl
      className="field-type"
      style={{ display: 'grid', gridTemplateColumns: 'minmax(7rem, max-content) 1fr', gap: '0.25rem 1rem' }}
    >
      <Fact term="State">
        {labelIn(RUN_STATES, state)}
        {data.quarantined > 0 && state === 'done' && <strong>, with listings left out</strong>}
      </Fact>
      <Fact term="Listings">{figuresText(data as RunFigures)}</Fact>
      {sender.docs.map(({ id, name }) => (
        <Fact key={id} term="Source">
          <a href={`/admin/collections/feed-sources/${id}`}>{name}</a>
        </Fact>
      ))}
      <Fact term="How it came">
        {labelIn(ORIGINS, origin)}
        {data.againOf && ', imported again by staff'}
      </Fact>
      <Fact term="Arrived">{timeInSydney(Date.parse(String(createdAt)))}</Fact>
      <Fact term="Finished">{finishedAt && timeInSydney(Date.parse(String(finishedAt)))}</Fact>
    </dl>
  );
};

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </>
  );
}

const labelIn = (choices: readonly { value: string; label: string }[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? String(value);
