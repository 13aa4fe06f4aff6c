import type { ReactNode } from 'react';
import { FactText, FeatureText } from '#site/features/listings/page/fact-text.tsx';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { NoPicture, Picture, type PictureImage } from '#site/ui/picture.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { type ComparedFact, type ComparedFacts, compareRows } from './compare-rows.ts';
import { LIST_LIMITS } from './shortlist-types.ts';

/** One listing of the comparison, as visitors may see it. */
export type ComparedListing = ComparedFacts & {
  id: number;
  /** Address in two lines; for a listing that is no longer on the website, the text shown instead, in the language of the page. */
  street: string;
  place: string;
  /** Null if it is no longer on the website. */
  path: string | null;
  image: PictureImage | null;
};

type CompareViewProps = { listings: ComparedListing[]; onlyDifferences: boolean };

/** Up to four listings side by side. */
export function CompareView({ listings, onlyDifferences }: CompareViewProps) {
  const several = listings.length > 1;
  const texts = shortlistTexts();
  const { compare } = texts;
  return (
    <Container className="pt-10 pb-20 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{compare.title}</h1>
      {listings.length === 0 ? (
        <div className="mt-8" data-shortlist="compared" data-behaviour="empty-list">
          <EmptyState icon="compare" title={compare.none} text={compare.howTo(LIST_LIMITS.compared)}>
            <p className="flex flex-wrap gap-3">
              <ButtonLink href="/buy">{texts.forSale}</ButtonLink>
              <ButtonLink href="/saved-properties" variant="outline">
                {texts.saved.yours}
              </ButtonLink>
            </p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 text-lg text-muted">{several ? compare.marked : compare.addAnother}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            {several && (
              <nav aria-label={compare.show} className="flex flex-wrap gap-x-6 text-sm">
                <ShownLink href="/compare-properties" current={!onlyDifferences}>
                  {compare.everything}
                </ShownLink>
                <ShownLink href="/compare-properties?only=differences" current={onlyDifferences}>
                  {compare.differences}
                </ShownLink>
              </nav>
            )}
            <Button variant="quiet" size="sm" data-print="" hidden>
              {texts.print}
            </Button>
          </div>
          {several && <p className="mt-2 text-sm text-muted md:hidden print:hidden">{compare.scroll}</p>}
          <CompareTable listings={listings} onlyDifferences={several && onlyDifferences} />
        </>
      )}
    </Container>
  );
}

function ShownLink({ href, current, children }: { href: string; current: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      aria-current={current ? 'true' : undefined}
      className="flex min-h-11 items-center decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline"
    >
      {children}
    </a>
  );
}

/**
 * On phones the table scrolls in both directions within its own frame, with a sticky head and first column. Wider
 * screens show all of it, with its head sticky below the website's header.
 */
function CompareTable({ listings, onlyDifferences }: CompareViewProps) {
  const { facts, features } = compareRows(listings);
  const { compare } = shortlistTexts();
  const shown = <Row extends { differs: boolean }>(rows: Row[]) =>
    onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <section
      data-shortlist="compared"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={compare.table}
      className="relative mt-6 transition-opacity max-md:-mx-5 max-md:max-h-[85dvh] max-md:overflow-auto max-md:overscroll-x-contain print:max-h-none print:overflow-visible"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-start max-md:w-max">
        <caption className="sr-only">{compare.caption}</caption>
        <colgroup>
          <col className="w-26 md:w-44" />
          {listings.map(({ id }) => (
            <col key={id} className="w-38 md:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className="sticky start-0 z-10 bg-paper max-md:border-e max-md:border-line md:static" />
            {listings.map((listing) => (
              <PictureCell key={listing.id} listing={listing} />
            ))}
          </tr>
          <tr>
            <td className={`${headCell} start-0 z-20 max-md:border-e`} />
            {listings.map((listing) => (
              <HeadCell key={listing.id} listing={listing} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown(facts).map(({ label, values, differs }) => (
            <tr key={label}>
              <RowHead differs={differs}>
                <FactText text={label} />
              </RowHead>
              {values.map((value, index) => (
                <td key={listings[index]?.id} className={cell(differs)}>
                  {value ? <ValueText value={value} /> : <Unknown />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {shown(features).length > 0 && (
          <tbody>
            <tr>
              <th
                scope="colgroup"
                colSpan={listings.length + 1}
                className="border-b border-line px-3 pt-8 pb-2 md:px-4"
              >
                <span className="sticky start-3 font-display text-xl font-normal">{compare.features}</span>
              </th>
            </tr>
            {shown(features).map(({ label, has, differs }) => (
              <tr key={label}>
                <RowHead differs={differs}>
                  <FeatureText text={label} />
                </RowHead>
                {has.map((named, index) => (
                  <td key={listings[index]?.id} className={cell(differs)}>
                    {named ? (
                      <>
                        <Icon name="check" className="text-good" />
                        <span className="sr-only">{compare.yes}</span>
                      </>
                    ) : (
                      <Unknown />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {onlyDifferences && shown(facts).length + shown(features).length === 0 && (
        <p className="px-4 py-6">{compare.noDifferences}</p>
      )}
    </section>
  );
}

/** Scrolls away with the page; the address below it is sticky. */
function PictureCell({ listing: { id, street, image } }: { listing: ComparedListing }) {
  return (
    <td className="px-3 pt-1 align-bottom md:px-4 print:hidden">
      <form method="post" action="/shortlist">
        <input type="hidden" name="compared" value={id} />
        <input type="hidden" name="method" value="delete" />
        <button
          type="submit"
          className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand underline decoration-line underline-offset-4 hover:decoration-accent"
        >
          {shortlistTexts().remove}
          <span className="sr-only"> {street}</span>
        </button>
      </form>
      <span className="block overflow-hidden rounded-md">
        {image ? (
          <Picture image={{ ...image, alt: '' }} ratio="4/3" sizes="(min-width: 48rem) 22vw, 10rem" />
        ) : (
          <NoPicture />
        )}
      </span>
    </td>
  );
}

function HeadCell({ listing: { street, place, path } }: { listing: ComparedListing }) {
  return (
    <th scope="col" className={headCell}>
      {path ? (
        <a
          href={path}
          className="block leading-snug font-semibold wrap-anywhere underline underline-offset-2"
        >
          <WrittenText text={street} />
        </a>
      ) : (
        <span className="block leading-snug font-semibold">{street}</span>
      )}
      <span className="block text-sm font-normal text-muted">
        {path ? <WrittenText text={place} /> : place}
      </span>
    </th>
  );
}

function RowHead({ differs, children }: { differs: boolean; children: ReactNode }) {
  return (
    <th
      scope="row"
      className={`border-b border-line px-3 py-3 align-top text-sm font-semibold wrap-anywhere max-md:sticky max-md:start-0 max-md:border-e md:px-4 ${differs ? 'bg-accent-soft' : 'bg-paper'}`}
    >
      <span className="block first-letter:uppercase">{children}</span>
      {differs && (
        <span className="block text-xs font-medium text-accent-deep">{shortlistTexts().compare.differs}</span>
      )}
    </th>
  );
}

const ValueText = ({ value: { text, isOwn } }: { value: ComparedFact }) =>
  isOwn ? text : <FactText text={text} />;

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{shortlistTexts().compare.notListed}</span>
  </>
);

const headCell =
  'sticky top-0 z-10 border-b border-line bg-paper px-3 py-3 align-top md:top-18 md:px-4 print:static';

const cell = (differs: boolean): string =>
  `border-b border-line px-3 py-3 align-top wrap-anywhere md:px-4 ${differs ? 'font-semibold' : ''}`;
