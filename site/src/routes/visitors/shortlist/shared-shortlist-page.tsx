import { upcomingInspections } from '#site/features/listings/public/inspection-times.ts';
import { cardsById } from '#site/features/listings/public/listings-by-id.ts';
import { SharedView, sharedTitle } from '#site/features/shortlist/shared-view.tsx';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { notFound } from '#site/routes/pages/not-found.tsx';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import { Pagination } from '#site/ui/pagination.tsx';
import { type ListPages, pageOf, privatePage, savedItems } from './saved-properties-page.tsx';

/** `/shortlist/{token}`: what somebody saved, for anyone who has the link. */
export const sharedShortlist =
  ({ shortlist }: Pick<ListPages, 'shortlist'>): PageRoute =>
  async (input) => {
    const { site, c, query } = input;
    const token = c.req.param('token') ?? '';
    const list = await shortlist.shared(token);
    if (!list) return { ...(await notFound(input)), cacheable: false };
    const now = Date.now();
    const found = await cardsById(
      site.payload,
      list.entries.map(({ listing }) => listing),
    );
    // What is not on the website any more is for its owner alone to know of.
    const entries = list.entries.filter(({ listing }) => found.has(listing));
    const isOpen = [...found.values()].some(
      ({ card }) => upcomingInspections({ inspections: card.inspections, now }).length > 0,
    );
    const { page, pages, shown } = pageOf({ items: entries, query });
    const title = sharedTitle(list.name);
    return privatePage({
      title,
      body: (
        <SharedView
          title={title}
          items={await savedItems({ site, entries: shown, found, now })}
          total={entries.length}
          pagination={
            <Pagination
              page={page}
              pages={pages}
              href={(to) => `/shortlist/${token}${to > 1 ? `?page=${to}` : ''}`}
              label={shortlistTexts().pages}
            />
          }
          plan={isOpen ? `/shortlist/${token}/inspections` : undefined}
        />
      ),
    });
  };
