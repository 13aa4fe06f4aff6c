import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { SURROUNDINGS_PATH } from '#site/builder/surroundings-address.ts';
import { BUYING_COSTS_PATH } from '#site/features/calculators/buying-costs/buying-costs-page.tsx';
import { figureCalculators, figurePath } from '#site/features/calculators/figures/figure-calculators.ts';
import { COMING_SOON_PATH } from '#site/features/listings/public/coming-soon.ts';
import { AS_PARTS } from '#site/features/listings/search/search-parts.ts';
import { ENTRANCE_PATHS } from '#site/features/listings/terms/entrances.ts';
import { log } from '#site/server/log.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { failureForScripts } from '../failed-request.ts';
import { blockExamples, examplePictureFile } from './block-examples.tsx';
import { buyingCosts, calculators, figures, homeLoan, rent } from './calculators.tsx';
import { auctionFile, inspectionsFile } from './calendar.ts';
import { designedPage } from './designed-page.tsx';
import { addEmbeddedCalculators } from './embedded-calculators.tsx';
import { failureStatus, serverError } from './errors.tsx';
import { auctions, comingSoon, openHomes, openHomesFile } from './events.tsx';
import { fileHandler } from './file-handler.ts';
import { home } from './home.tsx';
import { legalPages } from './legal.tsx';
import { listingsFile } from './listings-file.ts';
import { llmsFile } from './llms-file.ts';
import { news, newsCategory, newsFeedFile, newsPost } from './news.tsx';
import { notFound } from './not-found.tsx';
import { pageHandler } from './page-handler.tsx';
import { agent, office, offices, team } from './people.tsx';
import { PREFETCH_RULES_PATH, prefetchRules } from './prefetch-rules.ts';
import { preview } from './preview.tsx';
import { listingQr, printListing } from './print.tsx';
import { privateListing } from './private-listing.tsx';
import { property } from './property.tsx';
import { robots } from './robots.ts';
import { search, searchParts } from './search.tsx';
import { addSearchMapRoutes } from './search-map.tsx';
import { sitemapFile, sitemapIndex } from './sitemap.ts';
import { stampDuty } from './stamp-duty.tsx';
import { stampDutyRates, stampDutyStateRates } from './stamp-duty-rates.tsx';
import { suburbSuggestions } from './suburb-suggestions.ts';
import { suburb, suburbs } from './suburbs.tsx';
import { surroundings } from './surroundings.ts';

/** Pages whose own texts exist in every language. */
const TRANSLATED = { translated: true };

/** The addresses of the public pages. */
export function addPageRoutes({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const page = pageHandler(site);
  const file = fileHandler(site);
  app.get('/', page(home));
  const closed = (['sold', 'leased'] as const).map((channel) => ({
    path: `/${channel}`,
    channel,
    category: null,
  }));
  for (const { path, ...entrance } of [...closed, ...ENTRANCE_PATHS]) {
    const [whole, parts] = [page(search(entrance), TRANSLATED), file(searchParts(entrance))];
    app.get(path, (c) => (c.req.query(AS_PARTS.name) === AS_PARTS.value ? parts(c) : whole(c)));
  }
  app.get('/search/suburbs', file(suburbSuggestions));
  addSearchMapRoutes({ app, site });
  for (const end of ['', '/']) app.get(`/property/:place/:street/:id${end}`, page(property, TRANSLATED));
  app.get('/property/:place/:street/:id/inspections.ics', file(inspectionsFile));
  app.get('/property/:place/:street/:id/auction.ics', file(auctionFile));
  app.get('/open-homes', page(openHomes, TRANSLATED));
  app.get('/open-homes.ics', file(openHomesFile));
  app.get('/auctions', page(auctions, TRANSLATED));
  app.get(COMING_SOON_PATH, page(comingSoon, TRANSLATED));
  app.get('/private/:id', page(privateListing));
  app.get('/property/:place/:street/:id/print', page(printListing));
  app.get('/property/:place/:street/:id/qr.svg', file(listingQr));
  app.get('/agents', page(team, TRANSLATED));
  app.get('/agents/:slug', page(agent, TRANSLATED));
  app.get('/offices', page(offices, TRANSLATED));
  app.get('/offices/:slug', page(office, TRANSLATED));
  app.get('/suburbs', page(suburbs, TRANSLATED));
  for (const end of ['', '/']) app.get(`/suburbs/:state/:place${end}`, page(suburb, TRANSLATED));
  app.get('/news', page(news, TRANSLATED));
  app.get('/news/feed', file(newsFeedFile));
  app.get('/news/category/:slug', page(newsCategory, TRANSLATED));
  app.get('/news/:slug', page(newsPost, TRANSLATED));
  app.get('/calculators', page(calculators, TRANSLATED));
  app.get('/calculators/home-loan', page(homeLoan, TRANSLATED));
  app.get(BUYING_COSTS_PATH, page(buyingCosts, TRANSLATED));
  app.get('/calculators/rent', page(rent, TRANSLATED));
  for (const calculator of figureCalculators)
    app.get(figurePath(calculator), page(figures(calculator), TRANSLATED));
  addEmbeddedCalculators({ app, site });
  app.get('/calculators/stamp-duty', page(stampDuty, TRANSLATED));
  app.get('/calculators/stamp-duty/rates', page(stampDutyRates));
  app.get('/calculators/stamp-duty/rates/:state', page(stampDutyStateRates));
  for (const { path, route } of legalPages) app.get(path, page(route, TRANSLATED));
  app.get('/sitemap.xml', file(sitemapIndex));
  app.get('/sitemap/:file', file(sitemapFile));
  app.get('/robots.txt', file(robots));
  app.get('/llms.txt', file(llmsFile));
  app.get('/listings.json', file(listingsFile));
  app.get(PREFETCH_RULES_PATH, file(prefetchRules));
  app.get('/preview/blocks/picture.svg', examplePictureFile);
  app.get('/preview/blocks/:name', blockExamples(site));
  app.get(SURROUNDINGS_PATH, page(surroundings));
  app.get('/preview/:collection/:id', page(preview));
  app.get('*', page(designedPage, TRANSLATED));
  app.notFound(page(notFound, TRANSLATED));
  app.onError(async (error, c) => {
    log.error({ err: error, path: c.req.path }, 'a page failed');
    const outgoing = c.env?.outgoing;
    if (outgoing?.headersSent) {
      // Half an answer is out: a cut connection says so, a page about the error could not.
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const failure = failureForScripts(c);
    if (failure) return failure;
    // The error page has the agency's own header; when even that cannot be made, plain words do.
    const status = failureStatus(error);
    return page(
      serverError(status),
      TRANSLATED,
    )(c).catch(() => c.text('Something went wrong. Try again in a minute.', status));
  });
}
