import { readyTemplate } from '#site/builder/design/templates.ts';
import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import { loadListing } from '#site/features/listings/page/load-listing.ts';
import { newestListing } from '#site/features/listings/public/newest-listing.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { busiestSuburb } from '#site/features/listings/suburbs/find-suburb.ts';
import type { StoredTemplate } from '#site/features/pages/load-templates.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { notFound } from './errors.tsx';
import { home } from './home.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';
import { agentPage, officePage } from './people.tsx';
import { listingPage } from './property.tsx';
import { search } from './search.tsx';
import { suburbPage } from './suburbs.tsx';

/** A template that is not published yet, in a real page of its kind: the newest listing, the first agent or office. */
export async function templatePreview({
  input: asked,
  template,
}: {
  input: RouteInput;
  template: StoredTemplate;
}): ReturnType<PageRoute> {
  const { payload } = asked.site;
  // One that is empty shows what visitors would see: the built-in page.
  const draft = { kind: template.kind, template: await readyTemplate({ payload, template }) };
  const input = { ...asked, query: new URLSearchParams(), draft };
  switch (template.kind) {
    case 'header':
    case 'footer': {
      const answer = await home(input);
      return 'redirect' in answer ? answer : { ...answer, draft };
    }
    case 'archive':
      return search({ channel: 'buy', category: 'residential' })(input);
    case 'not-found':
      return notFound(input);
    case 'listing': {
      const id = await newestListing(payload);
      const found = id ? await loadListing(payload, id) : null;
      return found && 'listing' in found
        ? listingPage({ input, ...found })
        : nothingToShow('No property is on the website yet. Publish one and open the preview again.');
    }
    case 'agent': {
      const [agent] = (await loadPeople(payload)).agents;
      return agent
        ? agentPage({ input, agent })
        : nothingToShow('No agent has a published profile yet. Publish one and open the preview again.');
    }
    case 'office': {
      const [office] = (await loadPeople(payload)).offices;
      return office
        ? officePage({ input, office })
        : nothingToShow('No office is published yet. Publish one and open the preview again.');
    }
    case 'suburb': {
      const suburb = busiestSuburb(await loadSearchOptions(payload));
      const answer = suburb && (await suburbPage({ input, key: suburb.key }));
      return (
        answer ??
        nothingToShow(
          'No property with a suburb is on the website yet. Publish one and open the preview again.',
        )
      );
    }
  }
}

const nothingToShow = (text: string): PageAnswer => ({
  head: { title: 'Nothing to show yet' },
  body: <ProblemPage title="There is nothing to show this template with" text={text} />,
  tags: [],
});
