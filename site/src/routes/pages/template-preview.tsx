import type { Payload } from 'payload';
import { readyTemplate } from '#site/builder/design/templates.ts';
import {
  exampleAgent,
  exampleListing,
  exampleOffice,
  examplePost,
  exampleSuburb,
} from '#site/builder/this-page/example-pages.ts';
import { findExamples } from '#site/builder/this-page/find-examples.ts';
import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import type { StoredTemplate } from '#site/features/pages/load-templates.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { notFound } from './errors.tsx';
import { home } from './home.tsx';
import { postAnswer } from './news.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';
import { agentPage, officePage } from './people.tsx';
import { listingPage } from './property.tsx';
import { search } from './search.tsx';
import { suburbPage } from './suburbs.tsx';

/**
 * A template that is not published yet, in a real page of its kind: the one that `example` names in the address, else the
 * first that its conditions fit.
 */
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
  const key = asked.query.get('example') ?? (await firstThatFits(asked.site.payload, template));
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
      const found = await exampleListing({ payload, key });
      return found
        ? listingPage({ input, ...found })
        : nothingToShow('No property is on the website yet. Publish one and open the preview again.');
    }
    case 'agent': {
      const agent = await exampleAgent({ payload, key });
      return agent
        ? agentPage({ input, agent })
        : nothingToShow('No agent has a published profile yet. Publish one and open the preview again.');
    }
    case 'office': {
      const office = await exampleOffice({ payload, key });
      return office
        ? officePage({ input, office })
        : nothingToShow('No office is published yet. Publish one and open the preview again.');
    }
    case 'post': {
      const post = await examplePost({ payload, key });
      return post
        ? postAnswer({ input, post })
        : nothingToShow('No news post is published yet. Publish one and open the preview again.');
    }
    case 'suburb': {
      const suburb = await exampleSuburb({ payload, key });
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

/** Only a template with conditions needs another page than the first of its kind. */
async function firstThatFits(
  payload: Payload,
  { kind, conditions }: StoredTemplate,
): Promise<string | undefined> {
  if (!conditions) return undefined;
  const [first] = await findExamples({ payload, kind, conditions });
  return first?.key;
}

const nothingToShow = (text: string): PageAnswer => ({
  head: { title: 'Nothing to show yet' },
  body: <ProblemPage title="There is nothing to show this template with" text={text} />,
  tags: [],
});
