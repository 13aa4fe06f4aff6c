import type { ReactNode } from 'react';
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
  return (
    <Container className="pt-10 pb-20 md:pt-12">
      <h1 className="text-3xl md:text-4xl">Saved properties</h1>
      {total === 0 ? (
        <div className="mt-8">
          <NothingSaved signedIn={signedIn} />
        </div>
      ) : (
        <>
          <p className="mt-3 text-lg text-muted">
            {total === 1 ? '1 property' : `${total} properties`}
            {!signedIn && (
              <>
                , saved in this browser.{' '}
                <a href="/welcome" className="text-ink underline underline-offset-4">
                  Sign in
                </a>{' '}
                to see them on all your devices.
              </>
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
  return (
    <EmptyState
      icon="heart"
      title="Nothing saved yet"
      text="Tap the heart on a property to save it here with its price, your notes and open homes. No account needed."
    >
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/buy">Properties for sale</ButtonLink>
        <ButtonLink href="/rent" variant="outline">
          Properties for rent
        </ButtonLink>
        {!signedIn && (
          <ButtonLink href="/welcome" variant="quiet">
            Sign in to see properties saved on other devices
          </ButtonLink>
        )}
      </p>
    </EmptyState>
  );
}

function ListTools({ links: { enquire, plan, compare } }: Pick<SavedViewProps, 'links'>) {
  return (
    <p className="mt-6 flex flex-wrap gap-3 empty:hidden print:hidden">
      {enquire && (
        <ButtonLink href={enquire} variant="accent">
          <Icon name="mail" />
          Enquire about all
        </ButtonLink>
      )}
      {plan && (
        <ButtonLink href={plan} variant="outline">
          <Icon name="calendar" />
          Plan inspections
        </ButtonLink>
      )}
      {compare && (
        <ButtonLink href={compare} variant="outline">
          <Icon name="compare" />
          Compare
        </ButtonLink>
      )}
      <Button variant="quiet" data-print="" hidden>
        Print
      </Button>
    </p>
  );
}

function SortLinks({ sort }: { sort: SavedSort }) {
  return (
    <nav aria-label="Sort by" className="mt-6 flex flex-wrap items-center gap-x-5 text-sm print:hidden">
      {Object.entries(SORTS).map(([key, label]) => (
        <a
          key={key}
          href={savedPath({ sort: key as SavedSort })}
          aria-current={key === sort ? 'true' : undefined}
          className="flex min-h-11 items-center decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
