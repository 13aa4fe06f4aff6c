import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { NoPicture, Picture, type PictureImage } from '#site/ui/picture.tsx';
import { type ComparedFacts, compareRows } from './compare-rows.ts';
import { LIST_LIMITS } from './shortlist-types.ts';

/** One listing of the comparison, as visitors may see it. */
export type ComparedListing = ComparedFacts & {
  id: number;
  /** Address in two lines. */
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
  return (
    <Container className="pt-10 pb-20 md:pt-12">
      <h1 className="text-3xl md:text-4xl">Compare properties</h1>
      {listings.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            icon="compare"
            title="Nothing to compare yet"
            text={`Tap Compare on a property to add it. Compare up to ${LIST_LIMITS.compared} properties side by side. No account needed.`}
          >
            <p className="flex flex-wrap gap-3">
              <ButtonLink href="/buy">Properties for sale</ButtonLink>
              <ButtonLink href="/saved-properties" variant="outline">
                Your saved properties
              </ButtonLink>
            </p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 text-lg text-muted">
            {several ? 'Differences are marked “differs”.' : 'Add another property to compare it with.'}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            {several && (
              <nav aria-label="Show" className="flex flex-wrap gap-x-6 text-sm">
                <ShownLink href="/compare-properties" current={!onlyDifferences}>
                  Everything
                </ShownLink>
                <ShownLink href="/compare-properties?only=differences" current={onlyDifferences}>
                  Differences only
                </ShownLink>
              </nav>
            )}
            <Button variant="quiet" size="sm" data-print="" hidden>
              Print
            </Button>
          </div>
          {several && (
            <p className="mt-2 text-sm text-muted md:hidden print:hidden">
              Scroll the table down and sideways to see everything.
            </p>
          )}
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
  const shown = <Row extends { differs: boolean }>(rows: Row[]) =>
    onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <section
      data-shortlist="compared"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label="Comparison, scrolls sideways on narrow screens"
      className="relative mt-6 transition-opacity max-md:-mx-5 max-md:max-h-[85dvh] max-md:overflow-auto max-md:overscroll-x-contain print:max-h-none print:overflow-visible"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-left max-md:w-max">
        <caption className="sr-only">Properties side by side</caption>
        <colgroup>
          <col className="w-26 md:w-44" />
          {listings.map(({ id }) => (
            <col key={id} className="w-38 md:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className="sticky left-0 z-10 bg-paper max-md:border-r max-md:border-line md:static" />
            {listings.map((listing) => (
              <PictureCell key={listing.id} listing={listing} />
            ))}
          </tr>
          <tr>
            <td className={`${headCell} left-0 z-20 max-md:border-r`} />
            {listings.map((listing) => (
              <HeadCell key={listing.id} listing={listing} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown(facts).map(({ label, values, differs }) => (
            <tr key={label}>
              <RowHead label={label} differs={differs} />
              {values.map((value, index) => (
                <td key={listings[index]?.id} className={cell(differs)}>
                  {value ?? <Unknown />}
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
                <span className="sticky left-3 font-display text-xl font-normal">Features</span>
              </th>
            </tr>
            {shown(features).map(({ label, has, differs }) => (
              <tr key={label}>
                <RowHead label={label} differs={differs} />
                {has.map((named, index) => (
                  <td key={listings[index]?.id} className={cell(differs)}>
                    {named ? (
                      <>
                        <Icon name="check" className="text-good" />
                        <span className="sr-only">Yes</span>
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
        <p className="px-4 py-6">There are no differences in their listed details.</p>
      )}
    </section>
  );
}

/** Scrolls away with the page; the address below it is sticky. */
function PictureCell({ listing: { id, street, image } }: { listing: ComparedListing }) {
  return (
    <td className="px-3 pt-1 align-bottom md:px-4 print:hidden">
      <form method="post" action="/shortlist">
        <input type="hidden" name="listing" value={id} />
        <input type="hidden" name="kind" value="compared" />
        <input type="hidden" name="method" value="delete" />
        <button
          type="submit"
          className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand underline decoration-line underline-offset-4 hover:decoration-accent"
        >
          Remove<span className="sr-only"> {street}</span>
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
          {street}
        </a>
      ) : (
        <span className="block leading-snug font-semibold">{street}</span>
      )}
      <span className="block text-sm font-normal text-muted">{place}</span>
    </th>
  );
}

function RowHead({ label, differs }: { label: string; differs: boolean }) {
  return (
    <th
      scope="row"
      className={`border-b border-line px-3 py-3 align-top text-sm font-semibold wrap-anywhere max-md:sticky max-md:left-0 max-md:border-r md:px-4 ${differs ? 'bg-accent-soft' : 'bg-paper'}`}
    >
      <span className="block first-letter:uppercase">{label}</span>
      {differs && <span className="block text-xs font-medium text-accent-deep">differs</span>}
    </th>
  );
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">not listed</span>
  </>
);

const headCell =
  'sticky top-0 z-10 border-b border-line bg-paper px-3 py-3 align-top md:top-18 md:px-4 print:static';

const cell = (differs: boolean): string =>
  `border-b border-line px-3 py-3 align-top wrap-anywhere md:px-4 ${differs ? 'font-semibold' : ''}`;
