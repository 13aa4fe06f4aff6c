import type { ReactNode } from 'react';
import { countOf } from '#site/messages/formats.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { CARD_GRID } from '#site/ui/card-grid.ts';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Note } from './saved-item.tsx';
import type { SavedItem } from './saved-items.ts';

/** A shared list, read-only: visitors with its link can save listings from it. */
export function SharedView({
  title,
  items,
  total,
  pagination,
  plan,
}: {
  title: string;
  items: Pick<SavedItem, 'entry' | 'card'>[];
  /** The number of listings on all pages. */
  total: number;
  pagination: ReactNode;
  /** Path of its open home plan, if there are open homes. */
  plan?: string;
}) {
  const { properties, saved, shared } = shortlistTexts();
  return (
    <Container className="pt-10 pb-20 md:pt-12">
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
      {items.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon="heart" title={shared.empty} text={shared.emptyText}>
            <ButtonLink href="/buy">{shared.search}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 text-lg text-muted">
            {properties(total, countOf(total))}
            {shared.withYou}
          </p>
          {plan && (
            <p className="mt-6">
              <ButtonLink href={plan} variant="outline">
                <Icon name="calendar" />
                {saved.plan}
              </ButtonLink>
            </p>
          )}
          <ul className={`mt-8 ${CARD_GRID}`}>
            {items.map(({ entry, card }) => (
              <li key={entry.listing} className="flex flex-col">
                <div className="grow">{card}</div>
                <Note text={entry.note} />
              </li>
            ))}
          </ul>
          <div className="mt-14">{pagination}</div>
        </>
      )}
    </Container>
  );
}

/** The heading of a shared list. */
export const sharedTitle = (name: string): string => {
  const { titleOf, title } = shortlistTexts().shared;
  return name ? titleOf(name) : title;
};
