import { searchTexts } from '#site/messages/search.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { ListingGrid } from '../cards/listing-card.tsx';
import type { NearSearches } from './near-searches.ts';

/** Below few results: what to loosen, how to hear of new ones, and the nearest listings beyond the search. */
export function NearResults({
  near: { loosen, cards },
  found,
  alert,
  now,
}: {
  near: NearSearches;
  /** How many results stand above it. */
  found: number;
  /** The address of the form for an alert. */
  alert: string;
  now: number;
}) {
  const texts = searchTexts();
  return (
    <>
      {found > 0 && (
        <section aria-label={texts.findMore} className="mt-12 rounded-lg bg-sand px-6 py-8">
          {loosen.length > 0 && (
            <>
              <h2 className="font-sans text-base font-semibold">{texts.withoutAFilter}</h2>
              <LoosenLinks loosen={loosen} />
            </>
          )}
          <TellMe alert={alert} />
        </section>
      )}
      {cards.length > 0 && (
        <section aria-labelledby="near-title" className="mt-14">
          <h2 id="near-title" className="mb-6 text-2xl">
            {texts.closeTo}
          </h2>
          <ListingGrid listings={cards} now={now} level={3} />
        </section>
      )}
    </>
  );
}

/** Each filter that could be taken off, and how many results there would be. */
export function LoosenLinks({ loosen }: Pick<NearSearches, 'loosen'>) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {loosen.map(({ label, href, found }) => (
        <li key={href}>
          <a
            href={href}
            rel="nofollow"
            className="flex min-h-11 items-center gap-2 rounded-sm border border-outline bg-paper px-4 no-underline hover:border-brand hover:bg-brand-soft"
          >
            {searchTexts().without(label)} <span className="text-muted">{found}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An alert for what there is little of. */
export function TellMe({ alert }: { alert: string }) {
  const { emailWhen, tellMe } = searchTexts();
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {emailWhen}
      <ButtonLink href={alert} rel="nofollow" variant="outline" size="sm">
        <Icon name="bell" className="size-5" />
        {tellMe}
      </ButtonLink>
    </p>
  );
}
