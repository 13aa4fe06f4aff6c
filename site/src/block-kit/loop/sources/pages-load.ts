import { loadPageCards } from '#site/features/pages/page-cards.ts';
import { slug } from '#site/server/slug.ts';
import { trimMarks } from '#site/server/trim-marks.ts';
import type { ItemOf } from '../loop-item.ts';
import { pageOfList, termsOf } from './page-of-list.ts';
import type { LoopAsked, LoopSource } from './source.ts';

/** Pages that staff built and that search engines may show; all of them are in memory. */
export const pagesSource: LoopSource = {
  tags: ['pages'],
  async find(asked) {
    return pageOfList({
      all: await pagesOf(asked),
      asked,
      has: ({ item, term }) => sectionOf(item)?.term === term,
    });
  },
  async terms(asked) {
    return termsOf({ all: await pagesOf(asked), of: sectionOf });
  },
};

async function pagesOf({
  payload,
  props,
  context,
}: Pick<LoopAsked, 'payload' | 'props' | 'context'>): Promise<ItemOf<'pages'>[]> {
  const cards = await loadPageCards(payload);
  const below = (path: string) => {
    const start = `/${trimMarks({ text: path, marks: '/' })}/`.replace('//', '/');
    return cards.filter((card) => card.path !== '/' && card.path.startsWith(start));
  };
  const found = {
    all: () => cards,
    below: () => below(context.path),
    path: () => (props.path.trim() ? below(props.path) : []),
    chosen: () => props.pages.flatMap((id) => cards.find((card) => card.id === id) ?? []),
  }[props.which]();
  const inOrder =
    props.pageOrder === 'newest' ? found.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) : found;
  return inOrder.map((page) => ({ kind: 'pages', id: page.id, page }));
}

/** The first part of a page's address: `suburbs` of /suburbs/newtown. */
function sectionOf({ page: { path } }: ItemOf<'pages'>) {
  const first = path.split('/')[1] ?? '';
  const label = first.replaceAll('-', ' ');
  return first ? { term: slug(first), label: label.charAt(0).toUpperCase() + label.slice(1) } : null;
}
