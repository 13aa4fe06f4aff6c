import { eventTexts } from '#site/messages/events.ts';
import { countOf } from '#site/messages/formats.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import { Occasions } from '../cards/open-homes.tsx';
import { ListingMapIsland, type ListingMapProps } from '../page/listing-map.island.tsx';
import type { Occasion } from '../public/upcoming.ts';
import { AUCTIONS_PATH, OPEN_HOMES_PATH, type OpenHomesQuery, openHomesPath } from './open-homes-query.ts';

/** All open homes of a week by day, to be narrowed by suburb and by sale or rent, put in a calendar and printed. */
export function OpenHomesPage({
  asked,
  shown,
  suburbs,
  map,
  alertHref,
}: {
  asked: OpenHomesQuery;
  shown: Occasion[];
  suburbs: { key: string; name: string }[];
  /** Where they are; null without a map. */
  map: ListingMapProps | null;
  /** Where a visitor asks to hear of new listings. */
  alertHref: string;
}) {
  const listings = new Set(shown.map(({ listing }) => listing.id)).size;
  const { auctions, emailMe, openHomes } = eventTexts();
  const { print, properties } = shortlistTexts();
  return (
    <Container className="pt-10 pb-20 md:pt-14">
      <h1 className="text-3xl md:text-4xl">{openHomes.title}</h1>
      <p className="mt-3 max-w-prose-page text-lg text-muted">{openHomes.text}</p>
      <form
        action={OPEN_HOMES_PATH}
        aria-label={openHomes.form}
        className="mt-8 grid items-end gap-4 rounded-lg bg-sand p-5 sm:grid-cols-[1fr_1fr_auto] print:hidden"
      >
        <div className="min-w-0">
          <label htmlFor="open-for" className={labelStyle}>
            {openHomes.method}
          </label>
          <select id="open-for" name="for" defaultValue={asked.method ?? ''} className={selectStyle}>
            <option value="">{openHomes.both}</option>
            <option value="buy">{openHomes.buy}</option>
            <option value="rent">{openHomes.rent}</option>
          </select>
        </div>
        <div className="min-w-0">
          <label htmlFor="open-suburb" className={labelStyle}>
            {openHomes.suburb}
          </label>
          <select id="open-suburb" name="suburb" defaultValue={asked.suburb ?? ''} className={selectStyle}>
            <option value="">{openHomes.allSuburbs}</option>
            {suburbs.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">{openHomes.show}</Button>
      </form>
      {shown.length > 0 ? (
        <>
          <div className="mt-6 mb-10 flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="font-semibold">
              {openHomes.found(shown.length, properties(listings, countOf(listings)))}
            </p>
            <a
              href={openHomesPath(asked, '.ics')}
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 print:hidden"
            >
              <Icon name="calendar" className="size-5" />
              {openHomes.addAll}
            </a>
            <Button variant="quiet" size="sm" data-print="" hidden>
              {print}
            </Button>
            <a
              href={AUCTIONS_PATH}
              className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
            >
              {auctions.title}
            </a>
          </div>
          {map && (
            <div className="mb-10 print:hidden">
              <ListingMapIsland {...map} />
            </div>
          )}
          <Occasions occasions={shown} level={2} />
        </>
      ) : (
        <div className="mt-10">
          <p className="text-lg">{asked.suburb || asked.method ? openHomes.noMatch : openHomes.none}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            {(asked.suburb || asked.method) && (
              <ButtonLink href={OPEN_HOMES_PATH} variant="outline">
                {openHomes.all}
              </ButtonLink>
            )}
            <ButtonLink href={alertHref} rel="nofollow" variant="outline">
              <Icon name="bell" />
              {emailMe}
            </ButtonLink>
          </p>
        </div>
      )}
    </Container>
  );
}
