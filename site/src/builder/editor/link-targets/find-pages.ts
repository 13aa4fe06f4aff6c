import { common, type LinkTarget, matching, type Wanted } from './wanted.ts';

/** The pages that the website makes by itself, with other words that people look for them by. */
const SYSTEM_PAGES: { title: string; href: string; words?: string }[] = [
  { title: 'Properties for sale', href: '/buy', words: 'buying search listings' },
  { title: 'Properties for rent', href: '/rent', words: 'renting rental lease search listings' },
  { title: 'Sold properties', href: '/sold', words: 'results listings' },
  { title: 'Leased properties', href: '/leased', words: 'rented listings' },
  { title: 'Our people', href: '/agents', words: 'agents team offices' },
  { title: 'News', href: '/news', words: 'posts blog' },
  { title: 'Stamp duty calculator', href: '/calculators/stamp-duty', words: 'transfer duty tax' },
  { title: 'Saved properties', href: '/saved-properties', words: 'shortlist favourites' },
  { title: 'Compare properties', href: '/compare-properties', words: 'comparison' },
  { title: 'Account and alerts', href: '/account', words: 'sign in log in register' },
];

/** Pages that staff built, drafts marked as such, and after them those that the website makes by itself. */
export async function findPages(wanted: Wanted): Promise<LinkTarget[]> {
  const { payload, text, links } = wanted;
  // The newest versions: a page whose first draft had no address may have one by now.
  const { docs } = await payload.find({
    ...common,
    collection: 'pages',
    where: matching({ ...wanted, fields: ['title', 'path'] }),
    sort: 'title',
    draft: true,
    select: { title: true, path: true },
  });
  const { docs: shown } = await payload.find({
    ...common,
    collection: 'pages',
    where: { id: { in: docs.map(({ id }) => id) }, _status: { equals: 'published' } },
    select: { title: true, path: true },
  });
  const published = new Map(shown.map((page) => [page.id, page]));
  const built = docs.map(({ id, ...newest }): LinkTarget => {
    const { title, path } = published.get(id) ?? newest;
    const state = published.has(id) ? '' : ', draft';
    return { id, label: `${title || 'Untitled'} (${path || 'no address yet'}${state})`, href: path || null };
  });
  return links ? [...built, ...systemPages(text)] : built;
}

/** Numbered below zero, as no record is. */
function systemPages(text: string): LinkTarget[] {
  const asked = text.toLowerCase();
  return SYSTEM_PAGES.flatMap(({ title, href, words = '' }, at) =>
    `${title} ${href} ${words}`.toLowerCase().includes(asked)
      ? [{ id: -1 - at, label: `${title} (${href})`, href }]
      : [],
  );
}
