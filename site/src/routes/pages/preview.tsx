import { designOf } from '#site/block-kit/design.ts';
import { NO_POPUPS } from '#site/builder/design/popups/load-popups.ts';
import { draftListing } from '#site/features/listings/page/draft-listing.ts';
import { DESIGNED } from '#site/features/pages/designed.ts';
import { draftOrVersion } from '#site/features/pages/history.ts';
import { storedTemplateOf } from '#site/features/pages/load-templates.ts';
import { isItemSource } from '#site/features/pages/template-kinds.ts';
import { KIT_PREVIEW, kitOf } from '#site/features/pages/website-kits/website-kits.ts';
import { draftPost } from '#site/features/posts/load-post.ts';
import type { Popup } from '#site/payload-types.ts';
import type { RouteAnswer } from '#site/server/page.ts';
import { mayPreview } from '#site/server/preview-link.ts';
import { answerOf } from './designed-page.tsx';
import { itemTemplatePreview } from './item-template-preview.tsx';
import { kitPreview } from './kit-preview.tsx';
import { postAnswer } from './news.tsx';
import { notFound } from './not-found.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';
import { popupPreview } from './popup-preview.tsx';
import { listingPage } from './property.tsx';
import { templatePreview } from './template-preview.tsx';

/** `/preview/{collection}/{id}?t=…`: the newest draft, or with `&version=` an older version, as visitors will see it, for anyone who has the link. */
export const preview: PageRoute = async (input) => {
  const { c, query, site } = input;
  const { collection = '', id = '' } = c.req.param() as Record<string, string>;
  const token = query.get('t') ?? '';
  const version = query.get('version') ?? '';
  if (!mayPreview({ collection, id, version, token, now: Date.now() })) return refused(input);
  if (collection === 'listings' && !version) return listingPreview({ input, id: Number(id) });
  const kit = collection === KIT_PREVIEW ? kitOf(id) : undefined;
  if (kit) return unkept(await kitPreview({ input, kit }));
  const designed = DESIGNED.find((each) => each === collection);
  if (!designed) return refused(input);
  if (designed === 'posts') return postPreview({ input, id: Number(id), version });
  const { payload } = site;
  const doc = await draftOrVersion({ payload, collection: designed, id: Number(id), version, depth: 0 });
  if (!doc) return refused(input);
  if (designed === 'popups') return unkept(await popupPreview({ input, doc: doc as Popup }));
  if ('kind' in doc) {
    const template = storedTemplateOf(doc);
    return template ? unkept(await templatePreview({ input, template })) : refused(input);
  }
  if ('source' in doc && isItemSource(doc.source))
    return unkept(
      await itemTemplatePreview({ input, template: { id: doc.id, source: doc.source, design: doc.design } }),
    );
  const seo = 'seo' in doc ? doc.seo : undefined;
  const title = 'title' in doc ? doc.title : 'name' in doc ? doc.name : 'Preview';
  const answer = await answerOf({
    input: { site },
    page: {
      id: doc.id,
      title: title || 'Untitled',
      path: 'path' in doc ? doc.path : '/',
      design: designOf(doc.design),
      without: {
        header: 'hideHeader' in doc && doc.hideHeader === true,
        footer: 'hideFooter' in doc && doc.hideFooter === true,
      },
      seo: {
        title: seo?.title ?? null,
        description: seo?.description ?? null,
        imageId: typeof seo?.image === 'number' ? seo.image : null,
        noindex: true,
      },
    },
  });
  return unkept(answer);
};

async function postPreview({
  input,
  ...asked
}: {
  input: RouteInput;
  id: number;
  version: string;
}): Promise<RouteAnswer> {
  const post = await draftPost({ payload: input.site.payload, ...asked, now: Date.now() });
  return post ? unkept(await postAnswer({ input, post, isDraft: true })) : refused(input);
}

async function listingPreview({ input, id }: { input: RouteInput; id: number }): Promise<RouteAnswer> {
  const found = await draftListing({ payload: input.site.payload, id });
  return found ? unkept(await listingPage({ input, ...found })) : refused(input);
}

/** Only for people with the link. */
const unkept = (answer: Awaited<ReturnType<PageRoute>>) =>
  'redirect' in answer
    ? answer
    : {
        ...answer,
        status: 200 as const,
        head: { ...answer.head, canonical: undefined, noindex: true },
        // Its place in the menu, and the header for its path, are those it will have.
        at: answer.head.canonical?.split('?')[0],
        cacheable: false,
        // Nothing over what is looked at, but for the popup that is.
        popups: 'popups' in answer ? answer.popups : NO_POPUPS,
      };

/** A link past its time says no more than that there is nothing here, and is not kept. */
const refused: PageRoute = async (input) => {
  const answer = await notFound(input);
  return 'redirect' in answer ? answer : { ...answer, cacheable: false };
};
