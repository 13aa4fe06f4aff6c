import type { Endpoint, Payload, Where } from 'payload';
import { leadForms } from '#site/features/leads/lead-forms.ts';
import { loadOfferedForms } from '#site/features/leads/offered-forms.ts';
import { cardsById } from '#site/features/listings/listings-by-id.ts';
import { staffOf } from '#site/server/access.ts';

/** What a link or a list of chosen records can lead to. */
export const TARGET_KINDS = {
  pages: 'Pages',
  listings: 'Listings',
  agents: 'People',
  offices: 'Offices',
  forms: 'Forms',
  sections: 'Reusable sections',
} as const;
export type TargetKind = keyof typeof TARGET_KINDS;

/** `href` is null for what has no address of its own. */
export type LinkTarget = { id: number; label: string; href: string | null };

/** A record for a template to be shown with while it is built. */
export type Example = { kind: 'listing' | 'agent' | 'office'; id: number; label: string };

const EXAMPLES = { listing: 'listings', agent: 'agents', office: 'offices' } as const;

/** The first record that a template of this kind is made for; none for other templates, or where there is none yet. */
export async function exampleFor({
  payload,
  kind,
}: {
  payload: Payload;
  kind: string;
}): Promise<Example | undefined> {
  if (kind !== 'listing' && kind !== 'agent' && kind !== 'office') return undefined;
  const [found] = await finders[EXAMPLES[kind]]({ payload, text: '' });
  return found && { kind, id: found.id, label: found.label };
}

const LIMIT = 20;

type Wanted = { payload: Payload; text: string; ids?: number[] };

/**
 * GET /api/blocks/link-targets?kind=pages&text=…&ids=1,2: what the pickers of the page builder offer, or what stands
 * behind ids that were chosen. Staff only.
 */
export const linkTargetsEndpoint: Endpoint = {
  path: '/blocks/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) return Response.json({ message: 'Sign in to see this.' }, { status: 401 });
    const { kind, text, ids } = req.query as Record<string, unknown>;
    const find = Object.hasOwn(finders, String(kind)) ? finders[kind as TargetKind] : undefined;
    if (!find) return Response.json({ message: 'There is no such kind of target.' }, { status: 400 });
    const targets = await find({
      payload: req.payload,
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
  async pages(wanted) {
    const { docs } = await wanted.payload.find({
      ...common,
      collection: 'pages',
      where: matching({ ...wanted, fields: ['title', 'path'] }),
      sort: 'title',
      select: { title: true, path: true },
    });
    return docs.map(({ id, title, path }) => ({ id, label: `${title} (${path})`, href: path }));
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

  async forms({ payload, text }) {
    const offered = await loadOfferedForms(payload);
    return leadForms
      .filter(({ key, title }) => offered.has(key) && title.toLowerCase().includes(text.toLowerCase()))
      .map(({ key, title }, at) => ({ id: at + 1, label: title, href: `/forms/${key}` }));
  },
};

const common = { limit: LIMIT, depth: 0, pagination: false } as const;

function matching({ text, ids, fields }: Wanted & { fields: string[] }): Where {
  if (ids) return { id: { in: ids } };
  return text ? { or: fields.map((field) => ({ [field]: { like: text } })) } : {};
}
