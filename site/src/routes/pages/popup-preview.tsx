import { carriedOf, loadPopup } from '#site/builder/design/popups/load-popups.ts';
import { readyPopup } from '#site/builder/design/popups/published-popups.ts';
import { ProblemPage } from '#site/builder/this-page/problem-page.tsx';
import type { StoredPopup } from '#site/features/popups/popup-of.ts';
import { home } from './home.tsx';
import type { PageRoute, RouteInput, TriedAnswer } from './page-route.ts';

/** A popup as its newest draft is, open over the front page whatever its rules say. */
export async function popupPreview({
  input,
  doc,
}: {
  input: RouteInput;
  doc: StoredPopup;
}): ReturnType<PageRoute> {
  const { payload } = input.site;
  const ready = await readyPopup({ payload, doc });
  const tried = ready && { ...ready, popup: { ...ready.popup, test: undefined, preview: true as const } };
  const now = Date.now();
  const [answer, loaded] = await Promise.all([
    home(input),
    tried && loadPopup({ payload, popup: tried, context: { path: '/' }, now }),
  ]);
  if ('redirect' in answer) return answer;
  return loaded ? { ...answer, popups: carriedOf([loaded]) } : NOTHING_IN_IT;
}

const NOTHING_IN_IT: TriedAnswer = {
  head: { title: 'Nothing to show yet' },
  body: (
    <ProblemPage
      title="There is nothing in this popup yet"
      text="Put blocks into it in the page builder, or take a ready-made one, and open the preview again."
    />
  ),
  tags: [],
};
