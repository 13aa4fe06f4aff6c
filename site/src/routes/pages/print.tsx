import { loadListing, readListingId } from '#site/features/listings/page/load-listing.ts';
import { PRINT_LAYOUTS, PrintPage, printPath } from '#site/features/listings/page/print-sheets.tsx';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { Portrait } from '#site/features/team/portrait.tsx';
import { qrSvg } from '#site/server/qr-code.ts';
import type { FileRoute } from './file-handler.ts';
import { notFound } from './not-found.tsx';
import type { PageRoute } from './page-route.ts';

/** `/property/…/{id}/print` and `?layout=brochure`: the window card and the brochure of a listing. */
export const printListing: PageRoute = async (input) => {
  const { site, c, query } = input;
  const { payload } = site;
  const id = readListingId(c.req.param('id') ?? '');
  const found = id === null ? null : await loadListing(payload, id);
  if (!found || !('listing' in found)) return notFound(input);
  const { listing } = found;
  const layout = PRINT_LAYOUTS.find((known) => known === query.get('layout')) ?? 'card';
  if (c.req.path !== `${listing.path}/print`) return { redirect: printPath(listing, layout), status: 301 };
  const now = Date.now();
  const [people, { agencyName, phone }] = await Promise.all([loadPeople(payload), loadSettings(payload)]);
  const agent = listing.agentIds.flatMap((agentId) => people.agentById.get(agentId) ?? [])[0];
  const office = listing.officeId ? people.officeById.get(listing.officeId) : undefined;
  return {
    head: { title: `Print ${listing.address.full}`, canonical: listing.path, noindex: true },
    body: (
      <PrintPage
        layout={layout}
        listing={listing}
        now={now}
        agency={{ name: agencyName, phone: office?.phone ?? phone }}
        agent={
          agent
            ? {
                name: agent.name,
                phone: agent.mobile ?? agent.phone,
                portrait: agent.portrait && <Portrait agent={agent} sizes="18mm" />,
              }
            : null
        }
      />
    ),
    about: { listing: listing.id },
    tags: [`listing:${listing.id}`, 'agents', 'offices'],
    expiresAt: untrueFrom({ cards: [listing], now }),
  };
};

/** `/property/…/{id}/qr.svg`: a code that links to the listing's page. */
export const listingQr: FileRoute = async ({ site, c }) => {
  const id = readListingId(c.req.param('id') ?? '');
  const found = id === null ? null : await loadListing(site.payload, id);
  const listing = found && 'listing' in found ? found.listing : null;
  return {
    type: 'image/svg+xml',
    body: listing && qrSvg({ text: `${site.env.siteUrl}${listing.path}`, label: listing.address.full }),
    tags: id === null ? [] : [`listing:${id}`],
  };
};
