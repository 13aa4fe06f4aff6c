import { loadSuburbSubject } from '#site/builder/this-page/load-subjects.ts';
import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { shorten } from '#site/features/listings/page/listing-json-ld.ts';
import { nextMidnight, untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { placeKey } from '#site/features/listings/public/project-listing.ts';
import { SUBURBS_PATH } from '#site/features/listings/public/suburb-path.ts';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { suburbLabel } from '#site/features/listings/search/suburbs.ts';
import { type FoundSuburb, findSuburb } from '#site/features/listings/suburbs/find-suburb.ts';
import { suburbsNear } from '#site/features/listings/suburbs/load-suburb.ts';
import { SuburbIndex, suburbsByState } from '#site/features/listings/suburbs/suburb-index.tsx';
import { suburbJsonLd } from '#site/features/listings/suburbs/suburb-json-ld.ts';
import { SUBURB_PAGES_TAG } from '#site/features/listings/suburbs/suburb-pages.ts';
import { SuburbLinks, suburbAlertPath } from '#site/features/listings/suburbs/suburb-view.tsx';
import { freshText } from '#site/features/listings/terms/fresh-text.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { eventTexts } from '#site/messages/events.ts';
import { suburbTexts } from '#site/messages/suburbs.ts';
import { crumbsJsonLd } from '#site/server/crumbs-json-ld.ts';
import type { PageAnswer, RouteAnswer } from '#site/server/page.ts';
import { shareImage } from '#site/server/share-picture/share-sheet.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { agencyOf, suburbSheet } from '../share-pictures/sheets.ts';
import { designedPage } from './designed-page.tsx';
import { earlier, inTemplate } from './in-template.tsx';
import { notFound } from './not-found.tsx';
import { isStaffs } from './own-page.ts';
import type { PageRoute, RouteInput } from './page-route.ts';

/** `/suburbs`: every suburb with listings, by state and from A to Z. */
export const suburbs: PageRoute = async (input) => {
  const { payload } = input.site;
  // An address that staff gave to a page of their own is theirs.
  if (await isStaffs(payload, SUBURBS_PATH)) return designedPage(input);
  const [options, { agencyName }] = await Promise.all([loadSearchOptions(payload), loadSettings(payload)]);
  const { title, description } = suburbTexts();
  return {
    head: {
      title,
      description: description(agencyName),
      canonical: SUBURBS_PATH,
      jsonLd: [
        crumbsJsonLd({ crumbs: [{ name: title, path: SUBURBS_PATH }], siteUrl: input.site.env.siteUrl }),
      ],
    },
    body: <SuburbIndex states={suburbsByState(options.suburbs)} fresh={freshText(options.updatedAt)} />,
    kind: { name: 'suburbs' },
    tags: ['listings', `page:${SUBURBS_PATH}`],
  };
};

/** `/suburbs/{state}/{suburb-postcode}`; other ways to write the address are redirected to this one. */
export const suburb: PageRoute = async (input): Promise<RouteAnswer> => {
  const { c, site } = input;
  if (await isStaffs(site.payload, c.req.path)) return designedPage(input);
  const { state = '', place = '' } = c.req.param();
  const options = await loadSearchOptions(site.payload);
  const found = findSuburb({ options, state, place });
  if (!found) return notFound(input);
  const { search } = new URL(c.req.url);
  if ('redirect' in found) return { redirect: found.redirect + search, status: 301 };
  if ('without' in found) return withoutListings({ site, path: c.req.path, place: found.without });
  const path = `${SUBURBS_PATH}/${state}/${place}`;
  // With a closing slash.
  if (c.req.path !== path) return { redirect: path + search, status: 301 };
  return (await suburbPage({ input, key: found.suburb.key })) ?? notFound(input);
};

/** A suburb's page; undefined for a suburb without listings. */
export async function suburbPage({
  input,
  key,
}: {
  input: RouteInput;
  key: string;
}): Promise<PageAnswer | undefined> {
  const { payload, env } = input.site;
  const now = Date.now();
  const [subject, { agencyName }, agency] = await Promise.all([
    loadSuburbSubject({ payload, key, now }),
    loadSettings(payload),
    agencyOf(payload),
  ]);
  if (!subject) return undefined;
  const { stock, duty } = subject;
  const { suburb: place, cards, path, text, open } = stock;
  const shown = [...Object.values(cards).flat(), ...open.map(({ listing }) => listing)];
  const texts = suburbTexts().suburb;
  const expiresAt = untrueFrom({ cards: shown, now });
  const answer = {
    head: {
      title: texts.title(suburbLabel(place)),
      description: shorten(text || texts.description(suburbLabel(place), agencyName), 160),
      canonical: path,
      image: shareImage({ kind: 'suburb', id: key, sheet: suburbSheet(stock, agency) }),
      jsonLd: suburbJsonLd({ stock, siteUrl: env.siteUrl }),
    },
    kind: { name: 'suburbs' as const },
    tags: ['listings', 'agents', SUBURB_PAGES_TAG, `page:${path}`, ...(duty ? ['duty-tables'] : [])],
    // Other rates may hold tomorrow, and other inspections come within a week.
    expiresAt: earlier(expiresAt, nextMidnight({ now, zone: 'Australia/Sydney' })),
  };
  return inTemplate({ input, subject, answer, now });
}

/** 404 for a place where we have no listings: the nearest ones where we have, and the way to hear of new ones. */
async function withoutListings({
  site: { payload },
  path,
  place,
}: {
  site: RouteInput['site'];
  path: string;
  place: Extract<FoundSuburb, { without: unknown }>['without'];
}): Promise<PageAnswer> {
  const [near, options] = await Promise.all([suburbsNear(payload, place), loadSearchOptions(payload)]);
  const { title, text, nearby } = suburbTexts().without;
  const key = placeKey([place.name, place.state, place.postcode]);
  return {
    status: 404,
    head: { title: suburbTexts().suburb.title(suburbLabel(place)), noindex: true },
    body: (
      <ProblemPage title={title(place.name)} text={text} search={heroSearchProps(options)}>
        <div className="mb-10">
          <ButtonLink href={suburbAlertPath(key)} rel="nofollow">
            {eventTexts().emailMe}
          </ButtonLink>
        </div>
        {near.length > 0 && (
          <>
            <h2 className="mb-4 text-2xl">{nearby}</h2>
            <SuburbLinks links={near} />
          </>
        )}
      </ProblemPage>
    ),
    tags: ['listings', `page:${path}`],
  };
}
