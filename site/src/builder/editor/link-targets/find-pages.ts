import { SYSTEM_PAGES } from '../../links/system-pages.ts';
import { common, type LinkTarget, matching, type Wanted } from './wanted.ts';

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
  return SYSTEM_PAGES.flatMap(({ title, href, terms = '' }, at) =>
    `${title} ${href} ${terms}`.toLowerCase().includes(asked)
      ? [{ id: -1 - at, label: `${title} (${href})`, href }]
      : [],
  );
}
