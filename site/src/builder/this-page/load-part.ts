import type { BlockLoader } from '#site/block-kit/block.ts';
import type { Subject, SubjectKind } from '#site/block-kit/page-subject.ts';
import { loadSiteSubject } from './load-subjects.ts';

/** Gives a part what the page around it has loaded already, where that is what it is about. */
export const partLoader =
  (of: readonly SubjectKind[]): BlockLoader<Record<string, unknown>, Subject | null> =>
  async ({ payload, context }) => {
    const { page } = context;
    if (page && of.includes(page.kind)) return { data: page };
    return { data: of.includes('site') ? await loadSiteSubject({ payload, context }) : null };
  };
