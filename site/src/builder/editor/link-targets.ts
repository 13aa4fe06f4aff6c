import type { Endpoint } from 'payload';
import { contactFormPath } from '#site/features/contact-forms/definition/contact-form.ts';
import { loadContactForms } from '#site/features/contact-forms/definition/load-contact-forms.ts';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { cardsById } from '#site/features/listings/public/listings-by-id.ts';
import { ITEM_SOURCES } from '#site/features/pages/template-kinds.ts';
import { popupPath } from '#site/features/popups/popup-path.ts';
import { categoryPath, postPath } from '#site/features/posts/post-card.ts';
import { downloadPath } from '#site/features/settings/downloads.ts';
import { videoPath } from '#site/features/settings/videos.ts';
import { staffOf } from '#site/server/access.ts';
import { findContacts } from './link-targets/find-contacts.ts';
import { findPages } from './link-targets/find-pages.ts';
import { findSearches } from './link-targets/find-searches.ts';
import { common, type LinkTarget, matching, type Wanted } from './link-targets/wanted.ts';

export type { LinkTarget } from './link-targets/wanted.ts';

/** What a link or a list of chosen records can lead to. */
export const TARGET_KINDS = {
  pages: 'Pages',
  posts: 'News',
  categories: 'News categories',
  listings: 'Listings',
  agents: 'Agents',
  offices: 'Offices',
  forms: 'Forms',
  'contact-forms': 'Contact forms',
  popups: 'Popups',
  sections: 'Reusable sections',
  'item-templates': 'Item templates',
  videos: 'Videos',
  documents: 'Documents',
  searches: 'Searches',
  contacts: 'Phone and email',
  all: 'Everything',
} as const;
export type TargetKind = keyof typeof TARGET_KINDS;

/**
 * GET /api/blocks/link-targets?kind=pages&text=…&ids=1,2&links=true: what the pickers of the page builder offer, or what stands
 * behind ids that were chosen. Staff only.
 */
export const linkTargetsEndpoint: Endpoint = {
  path: '/blocks/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) return Response.json({ message: 'Sign in to see this.' }, { status: 401 });
    const { kind, text, ids, links } = req.query as Record<string, unknown>;
    const find = Object.hasOwn(finders, String(kind)) ? finders[kind as TargetKind] : undefined;
    if (!find) return Response.json({ message: 'Unknown link type.' }, { status: 400 });
    const targets = await find({
      payload: req.payload,
      links: links === 'true',
      text: typeof text === 'string' ? text.trim().slice(0, 100) : '',
      ids:
        typeof ids === 'string'
          ? ids
              .split(',')
              .map(Number)
              .filter((id) => Number.isSafeInteger(id))
          : undefined,
    });
    return Response.json({ targets });
  },
};

const finders: Record<TargetKind, (wanted: Wanted) => Promise<LinkTarget[]>> = {
  all: findEverything,
  pages: findPages,
  searches: findSearches,
  contacts: findContacts,

  async posts(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'posts',
      where: matching({ ...wanted, fields: ['title', 'slug'] }),
      sort: '-publishedAt',
      select: { title: true, slug: true },
    });
    return docs.map(({ id, title, slug }) => ({ id, label: title, href: slug ? postPath(slug) : null }));
  },

  async categories(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'post-categories',
      where: matching({ ...wanted, fields: ['name'] }),
      sort: 'name',
      select: { name: true, slug: true },
    });
    return docs.map(({ id, name, slug }) => ({ id, label: name, href: slug ? categoryPath(slug) : null }));
  },

  async listings(wanted) {
    const { payload } = wanted;
    const { docs } = await payload.find({
      ...common,
      collection: 'listings',
      where: matching({ ...wanted, fields: ['street', 'suburb', 'headline'] }),
      sort: '-updatedAt',
      select: {},
    });
    const cards = await cardsById(
      payload,
      docs.map(({ id }) => id),
    );
    // Those that visitors cannot see lead nowhere.
    return [...cards.values()].map(({ card }) => ({
      id: card.id,
      label: [card.address.street ?? 'Address on request', card.address.suburb].filter(Boolean).join(', '),
      href: card.path,
    }));
  },

  async agents(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'agents',
      where: matching({ ...wanted, fields: ['name'] }),
      sort: 'name',
      select: { name: true, slug: true },
    });
    return docs.map(({ id, name, slug }) => ({ id, label: name, href: `/agents/${slug}` }));
  },

  async offices(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'offices',
      where: matching({ ...wanted, fields: ['name'] }),
      sort: 'name',
      select: { name: true, slug: true },
    });
    return docs.map(({ id, name, slug }) => ({ id, label: name, href: `/offices/${slug}` }));
  },

  async sections(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'sections',
      where: matching({ ...wanted, fields: ['name'] }),
      sort: 'name',
      select: { name: true },
    });
    return docs.map(({ id, name }) => ({ id, label: name, href: null }));
  },

  async popups(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'popups',
      where: matching({ ...wanted, fields: ['name', 'label'] }),
      sort: 'name',
      draft: true,
      select: { name: true, _status: true },
    });
    return docs.map(({ id, name, _status }) => ({
      id,
      label: _status === 'published' ? name : `${name} (not published yet)`,
      href: popupPath(id),
    }));
  },

  async 'item-templates'(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'item-templates',
      where: matching({ ...wanted, fields: ['name'] }),
      sort: 'name',
      select: { name: true, source: true },
    });
    return docs.map(({ id, name, source }) => ({
      id,
      label: `${name} (${ITEM_SOURCES[source]})`,
      href: null,
    }));
  },

  async 'contact-forms'(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'contact-forms',
      where: matching({ ...wanted, fields: ['title'] }),
      sort: 'title',
      select: { title: true, slug: true, _status: true },
    });
    return docs.map(({ id, title, slug, _status }) => ({
      id,
      label: _status === 'published' ? title : `${title} (not published)`,
      href: contactFormPath(slug),
    }));
  },

  async videos(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'videos',
      where: matching({ ...wanted, fields: ['title', 'filename'] }),
      sort: '-createdAt',
      select: { title: true, filename: true, filesize: true },
    });
    return docs.map(({ id, title, filename, filesize }) => ({
      id,
      label: `${title || filename} (${sizeText(filesize ?? 0)})`,
      href: videoPath(filename ?? ''),
    }));
  },

  async documents(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'downloads',
      where: matching({ ...wanted, fields: ['title', 'filename'] }),
      sort: '-createdAt',
      select: { title: true, filename: true, filesize: true },
    });
    return docs.map(({ id, title, filename, filesize }) => ({
      id,
      label: `${title || filename} (PDF, ${sizeText(filesize ?? 0)})`,
      href: downloadPath(filename ?? ''),
    }));
  },

  async forms({ payload, text }) {
    const [offered, built] = await Promise.all([loadOfferedForms(payload), loadContactForms(payload)]);
    const isAsked = ({ title }: { title: string }) => title.toLowerCase().includes(text.toLowerCase());
    return [
      ...leadForms
        .map(({ definition }) => definition)
        .filter((form) => offered.has(form.key) && isAsked(form))
        .map(({ key, title }, at) => ({ id: at + 1, label: title, href: `/forms/${key}` })),
      ...[...built.values()].filter(isAsked).map(({ id, title, slug }) => ({
        id: leadForms.length + id,
        label: title,
        href: contactFormPath(slug),
      })),
    ];
  },
};

/** What one search over everything looks through, and in which order it shows what it found. */
const EVERYTHING: readonly Exclude<TargetKind, 'all'>[] = [
  'pages',
  'searches',
  'forms',
  'agents',
  'offices',
  'listings',
  'posts',
  'categories',
  'popups',
  'documents',
  'contacts',
];

/** How many of each kind one search over everything shows. */
const MOST_OF_EACH = 6;

/** The first of every kind; without a search the pages alone, as nobody reads ten lists. */
async function findEverything(wanted: Wanted): Promise<LinkTarget[]> {
  if (!wanted.text)
    return (await findPages(wanted)).map((target) => ({ ...target, kind: TARGET_KINDS.pages }));
  const found = await Promise.all(
    EVERYTHING.map(async (kind) =>
      (await finders[kind](wanted))
        .slice(0, MOST_OF_EACH)
        .map((target) => ({ ...target, kind: TARGET_KINDS[kind] })),
    ),
  );
  return found.flat();
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
