import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import type { InnerDesign } from '#site/block-kit/inner-design.ts';
import { keptQuery } from '#site/block-kit/loop/kept-query.ts';
import type { PageSubject } from '#site/block-kit/page-subject.ts';
import { idsOf } from '#site/block-kit/page-subject.ts';
import { DesignView, InnerView } from '#site/builder/design/design-view.tsx';
import { jsonLdOf } from '#site/builder/design/json-ld.ts';
import { loadMenuPanels } from '#site/builder/design/load-menu-panels.ts';
import type { Template } from '#site/builder/design/templates.ts';
import { loadTemplate, publishedTemplate, tagsOf } from '#site/builder/design/templates.ts';
import { BuiltInPage } from '#site/builder/this-page/built-in-pages.tsx';
import { factsOf } from '#site/builder/this-page/template-facts.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import type { TemplateFacts } from '#site/features/pages/templates/template-conditions.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { StaffContent } from '#site/ui/in-language.tsx';
import type { RouteInput, Surroundings, TriedKit } from './page-route.ts';

/**
 * A page of the program's own: as its template says where staff have published one, else as it is built in. `answer`
 * is all but what it shows.
 */
export async function inTemplate({
  input: { site, c, query, draft },
  subject,
  answer,
  now,
}: {
  input: RouteInput;
  subject: PageSubject;
  answer: Omit<PageAnswer, 'body'>;
  now: number;
}): Promise<PageAnswer> {
  const { payload, env } = site;
  const inner = (design: InnerDesign) => <InnerView design={design} now={now} />;
  const builtIn = <BuiltInPage subject={subject} now={now} inner={inner} />;
  const facts = factsOf({ subject, path: c.req.path });
  const template = await chosen({ payload, kind: subject.kind, facts, draft });
  const context: BlockContext = {
    path: pathOf(answer),
    ...idsOf(subject),
    page: subject,
    ...(template && asked({ query, draft, template })),
  };
  const shown = template && (await loadTemplate({ payload, template, context, now }));
  if (!shown) return { ...answer, body: builtIn };
  const { head, tags, expiresAt } = answer;
  const said = head.jsonLd ?? [];
  const isSaid = (one: object) => said.some((other) => typeOf(other) === typeOf(one));
  const added = jsonLdOf({ loaded: shown.loaded, siteUrl: env.siteUrl }).filter((one) => !isSaid(one));
  return {
    ...answer,
    head: { ...head, jsonLd: [...said, ...added] },
    body: (
      <div className="fr-page" data-template-id={shown.id}>
        <StaffContent>
          <DesignView loaded={shown.loaded} now={now} />
        </StaffContent>
      </div>
    ),
    builtIn,
    tags: [...new Set([...tags, ...tagsOf(shown)])],
    expiresAt: earlier(expiresAt, shown.loaded.expiresAt),
    cacheable: answer.cacheable !== false && !shown.loaded.isRare,
  };
}

/** What the address asks of a template's loops; of one that is only tried nobody asks anything. */
function asked({
  query,
  draft,
  template: { id, kind },
}: Pick<RouteInput, 'query' | 'draft'> & { template: Template }): Pick<BlockContext, 'query' | 'place'> {
  return draft?.kind === kind ? {} : { query: keptQuery(query), place: { collection: 'templates', id } };
}

/** The template that is tried, or the published one of that kind for this page. */
async function chosen({
  payload,
  kind,
  facts,
  draft,
}: Pick<RouteInput, 'draft'> & {
  payload: Payload;
  kind: TemplateKind;
  facts: TemplateFacts;
}): Promise<Template | undefined> {
  return draft?.kind === kind ? draft.template : publishedTemplate({ payload, kind, facts });
}

/** What surrounds a page: the published header and footer, if any, or the one that is being tried. */
export async function loadSurroundings({
  site: { payload },
  path,
  about,
  query,
  draft,
  kit,
  now,
}: {
  site: RouteInput['site'];
  path: string;
  about: PageAnswer['about'];
  query: URLSearchParams;
  draft: RouteInput['draft'];
  /** Instead of what is published. */
  kit?: TriedKit;
  now: number;
}): Promise<Surroundings> {
  const { panels, ...around } = await loadMenuPanels({ payload, context: { path, ...about }, now });
  const load = async (kind: 'header' | 'footer') => {
    const template = kit ? kit[kind] : await chosen({ payload, kind, facts: { path }, draft });
    if (!template) return undefined;
    const context = { path, ...about, panels, ...asked({ query, draft, template }) };
    return loadTemplate({ payload, template, context, now });
  };
  const [header, footer] = await Promise.all([load('header'), load('footer')]);
  const loaded = [header, footer].filter((one) => one !== undefined);
  return {
    header,
    footer,
    panels: Object.keys(panels).length > 0 ? panels : undefined,
    tags: [...around.tags, ...loaded.flatMap(tagsOf)],
    expiresAt: earlier(around.expiresAt, earlier(header?.loaded.expiresAt, footer?.loaded.expiresAt)),
    isRare: loaded.some((one) => one.loaded.isRare),
  };
}

/** The sooner of two moments, of which either may be missing. */
export function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

/** The page's own path; where there is no page, the front page's. */
const pathOf = ({ head }: Pick<PageAnswer, 'head'>): string => head.canonical?.split('?')[0] ?? '/';

const typeOf = (said: object): unknown => (said as { '@type'?: unknown })['@type'];
