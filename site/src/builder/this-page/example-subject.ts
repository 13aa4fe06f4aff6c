import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import { idsOf, type PageSubject } from '#site/block-kit/page-subject.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { heroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { readSearch } from '#site/features/listings/search/search-query.ts';
import { searchView } from '#site/features/listings/search/search-view.ts';
import { entrancePath } from '#site/features/listings/terms/entrances.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import { exampleAgent, exampleListing, exampleOffice, examplePost, exampleSuburb } from './example-pages.ts';
import { loadPostSubject } from './load-post-subject.ts';
import {
  loadAgentSubject,
  loadListingSubject,
  loadOfficeSubject,
  loadSuburbSubject,
} from './load-subjects.ts';

/**
 * A page that a template of this kind surrounds, to show it with while it is made: that of `key`, or of the newest listing,
 * the first agent and office of the team page, the suburb with most listings, the newest post, what is for sale. Without a
 * subject where there is none yet, and for header and footer.
 */
export async function exampleContext({
  payload,
  siteUrl,
  kind,
  key,
}: {
  payload: Payload;
  siteUrl: string;
  kind: TemplateKind;
  /** Of an Example that was chosen. */
  key?: string;
}): Promise<BlockContext> {
  const page = await exampleSubject({ payload, siteUrl, kind, key });
  return { path: pathOf(page), template: kind, ...(page ? { page, ...idsOf(page) } : {}) };
}

/** What that page shows. */
async function exampleSubject({
  payload,
  siteUrl,
  kind,
  key,
}: {
  payload: Payload;
  siteUrl: string;
  kind: TemplateKind;
  key?: string;
}): Promise<PageSubject | undefined> {
  const query = new URLSearchParams();
  switch (kind) {
    case 'listing': {
      const found = await exampleListing({ payload, key });
      return found && loadListingSubject({ payload, siteUrl, ...found, now: Date.now() });
    }
    case 'agent': {
      const agent = await exampleAgent({ payload, key });
      return agent && loadAgentSubject({ payload, agent, query });
    }
    case 'office': {
      const office = await exampleOffice({ payload, key });
      return office && loadOfficeSubject({ payload, office, query });
    }
    case 'suburb': {
      const suburb = await exampleSuburb({ payload, key });
      return suburb && loadSuburbSubject({ payload, key: suburb.key, now: Date.now() });
    }
    case 'post': {
      const post = await examplePost({ payload, key });
      return post && (await loadPostSubject({ payload, post, now: Date.now() })).subject;
    }
    case 'archive': {
      const search = readSearch({ channel: 'buy', query });
      const [options, result] = await Promise.all([
        loadSearchOptions(payload),
        searchListings(payload, search),
      ]);
      return { kind, view: searchView({ search, result, options, unknown: [] }) };
    }
    case 'not-found':
      return { kind, search: heroSearchProps(await loadSearchOptions(payload)) };
    default:
      return undefined;
  }
}

function pathOf(page: PageSubject | undefined): string {
  switch (page?.kind) {
    case 'listing':
      return page.listing.path;
    case 'agent':
      return page.agent.path;
    case 'office':
      return page.office.path;
    case 'suburb':
      return page.stock.path;
    case 'post':
      return page.post.path;
    case 'archive':
      return entrancePath(page.view.search);
    default:
      return '/';
  }
}
