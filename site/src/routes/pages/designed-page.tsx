import type { BlockContext } from '#site/block-kit/block.ts';
import { loopQuery } from '#site/block-kit/loop/kept-query.ts';
import { DesignView } from '#site/builder/design/design-view.tsx';
import { jsonLdOf } from '#site/builder/design/json-ld.ts';
import { loadDesign, sameDesignOf } from '#site/builder/design/load-design.ts';
import { loadPage, type StoredPage } from '#site/features/pages/load-page.ts';
import { imagesById } from '#site/server/images.ts';
import type { PageAnswer, RouteAnswer } from '#site/server/page.ts';
import { inEnglish } from '#site/server/request-language.ts';
import { notFound } from './not-found.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';

/** A page that staff built, in English at its own address; what the address gets otherwise where there is none. */
export const designedPage: PageRoute = async (input): Promise<RouteAnswer> => {
  const { pathname } = new URL(input.c.req.url);
  const page = await loadPage(input.site.payload, decoded(pathname));
  if (!page) return notFound(input);
  return { ...(await inEnglish(() => answerOf({ input, page }))), inEnglish: true };
};

/** A stored page with its blocks, as its address answers. */
export async function answerOf({
  input: { site, query },
  page,
}: {
  /** Without a query for what is not published: nobody can ask for its lists again. */
  input: Pick<RouteInput, 'site'> & Partial<Pick<RouteInput, 'query'>>;
  page: StoredPage;
}): Promise<PageAnswer> {
  const { payload, env } = site;
  const now = Date.now();
  const { seo, path } = page;
  const context: BlockContext = {
    path,
    ...(query && { query: loopQuery(query), place: { collection: 'pages', id: page.id } }),
  };
  const [loaded, image] = await Promise.all([
    loadDesign({ payload, design: sameDesignOf(page.design), context, now }),
    seo.imageId ? imagesById(payload, [seo.imageId]) : undefined,
  ]);
  return {
    head: {
      title: seo.title ?? page.title,
      description: seo.description ?? undefined,
      canonical: path,
      noindex: seo.noindex,
      image: image?.values().next().value?.src,
      jsonLd: jsonLdOf({ loaded, siteUrl: env.siteUrl }),
    },
    body: (
      <div className="fr-page">
        <DesignView loaded={loaded} now={now} />
      </div>
    ),
    kind: { name: 'page', page: page.id },
    without: page.without,
    tags: [`page:${path}`, 'sections', ...(loaded.tags ?? [])],
    expiresAt: loaded.expiresAt,
    cacheable: !loaded.isRare,
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
