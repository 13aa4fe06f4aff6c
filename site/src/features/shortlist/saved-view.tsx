import type { ReactNode } from 'react';
import { countOf } from '#site/messages/formats.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { CARD_GRID } from '#site/ui/card-grid.ts';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { SavedItemView } from './saved-item.tsx';
import type { SavedItem } from './saved-items.ts';
import { type SavedSort, SORTS, savedPath } from './saved-sort.ts';

type SavedViewProps = {
  items: SavedItem[];
  /** The number of listings on all pages. */
  total: number;
  sort: SavedSort;
  signedIn: boolean;
  /** Actions for the whole list; undefined if it is empty. */
  links: { enquire?: string; plan?: string; compare?: string };
  pagination: ReactNode;
  share: ReactNode;
};

/** The visitor's saved listings with changes, notes and actions for the whole list. */
export function SavedView({ items, total, sort, signedIn, links, pagination, share }: SavedViewProps) {
  const texts = shortlistTexts();
  const { saved } = texts;
  return (
    <Container className="pt-10 pb-20 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{saved.title}</h1>
      {total === 0 ? (
        <div className="mt-8" data-shortlist="saved" data-behaviour="empty-list">
          <NothingSaved signedIn={signedIn} />
        </div>
      ) : (
        <>
          <p className="mt-3 text-lg text-muted">
            {texts.properties(total, countOf(total))}
            {!signedIn && (
              <span className="print:hidden">
                {saved.inBrowser}{' '}
                <a href="/welcome" className="text-ink underline underline-offset-4">
                  {saved.signIn}
                </a>{' '}
                {saved.allDevices}
              </span>
            )}
          </p>
          <ListTools links={links} />
          {total > 1 && <SortLinks sort={sort} />}
          <ul data-shortlist="saved" className={`mt-8 transition-opacity ${CARD_GRID}`}>
            {items.map((item) => (
              <li key={item.entry.listing} id={`listing-${item.entry.listing}`} className="flex flex-col">
                <SavedItemView {...item} />
              </li>
            ))}
          </ul>
          <div className="mt-14">{pagination}</div>
          {share}
        </>
      )}
    </Container>
  );
}

/** Links below an empty list. */
function NothingSaved({ signedIn }: { signedIn: boolean }) {
  const { forSale, forRent, saved } = shortlistTexts();
  return (
    <EmptyState icon="heart" title={saved.none} text={saved.howTo}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/buy">{forSale}</ButtonLink>
        <ButtonLink href="/rent" variant="outline">
          {forRent}
        </ButtonLink>
        {!signedIn && (
          <ButtonLink href="/welcome" variant="quiet">
            {saved.signInForMore}
          </ButtonLink>
        )}
      </p>
    </EmptyState>
  );
}

function ListTools({ links: { enquire, plan, compare } }: Pick<SavedViewProps, 'links'>) {
  const { print, saved } = shortlistTexts();
  return (
    <p className="mt-6 flex flex-wrap gap-3 empty:hidden print:hidden">
      {enquire && (
        <ButtonLink href={enquire} variant="accent">
          <Icon name="mail" />
          {saved.enquire}
        </ButtonLink>
      )}
      {plan && (
        <ButtonLink href={plan} variant="outline">
          <Icon name="calendar" />
          {saved.plan}
        </ButtonLink>
      )}
      {compare && (
        <ButtonLink href={compare} variant="outline">
          <Icon name="compare" />
          {saved.compare}
        </ButtonLink>
      )}
      <Button variant="quiet" data-print="" hidden>
        {print}
      </Button>
    </p>
  );
}

function SortLinks({ sort }: { sort: SavedSort }) {
  const { sortBy, sorts } = shortlistTexts().saved;
  return (
    <nav aria-label={sortBy} className="mt-6 flex flex-wrap items-center gap-x-5 text-sm print:hidden">
      {SORTS.map((key) => (
        <a
          key={key}
          href={savedPath({ sort: key })}
          aria-current={key === sort ? 'true' : undefined}
          className="flex min-h-11 items-center decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline"
        >
          {sorts[key]}
        </a>
      ))}
    </nav>
  );
}
