import { publishedDesigns } from '#site/features/pages/published-designs.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { imagesById } from '#site/server/images.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { allBlocksIn, designOf, recordOf } from '../../design.ts';
import type { ItemOf } from '../loop-item.ts';
import { hashOf } from '../widget-id.ts';
import { pageOfList, termsOf } from './page-of-list.ts';
import type { LoopAsked, LoopSource } from './source.ts';

/** What clients said, as it is in blocks of testimonials: nobody enters it twice. All of it is in memory. */
export const testimonialsSource: LoopSource = {
  tags: ['pages'],
  async find(asked) {
    const all = await saidFor(asked);
    return pageOfList({
      all,
      asked,
      has: ({ item: { agent, office }, taxonomy, term }) =>
        (taxonomy === 'office' ? office : agent)?.slug === term,
    });
  },
  async terms({ taxonomy, ...asked }) {
    return termsOf({
      all: await saidFor(asked),
      of: ({ agent, office }) => {
        const about = taxonomy === 'office' ? office : agent;
        return about && { term: about.slug, label: about.name };
      },
    });
  },
};

type Said = {
  id: number;
  quote: string;
  author: string;
  about: string;
  agentId: number | null;
  imageId: number | null;
};

/** Each once, however many blocks hold it. */
const loadSaid = keepUntilPurged({
  tags: ['pages', 'sections', 'templates'],
  read: async (payload): Promise<{ said: Said[]; images: Awaited<ReturnType<typeof imagesById>> }> => {
    const said = (await publishedDesigns(payload)).flatMap((design) =>
      allBlocksIn(designOf(design).content).flatMap(({ type, props }) =>
        HOLDERS.has(type) && Array.isArray(props.testimonials) ? props.testimonials.flatMap(readSaid) : [],
      ),
    );
    const once = [...new Map(said.map((each) => [each.id, each])).values()];
    return {
      said: once,
      images: await imagesById(
        payload,
        once.flatMap(({ imageId }) => imageId ?? []),
      ),
    };
  },
});

const HOLDERS = new Set(['testimonial-slider', 'agent-testimonials']);

function readSaid(stored: unknown): Said[] {
  const { quote, author, about, agent, image } = recordOf(stored);
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  if (!text(quote)) return [];
  const [agentId] = Array.isArray(agent) ? agent : [];
  const { id: imageId } = recordOf(image);
  return [
    {
      id: hashOf(`${text(quote)}\n${text(author)}`),
      quote: text(quote),
      author: text(author),
      about: text(about),
      agentId: Number.isSafeInteger(agentId) ? agentId : null,
      imageId: Number.isSafeInteger(imageId) ? (imageId as number) : null,
    },
  ];
}

async function saidFor({ payload, props, context }: Pick<LoopAsked, 'payload' | 'props' | 'context'>) {
  const [{ said, images }, people] = await Promise.all([loadSaid(payload), loadPeople(payload)]);
  const all = said.map(({ id, agentId, imageId, ...words }) => {
    const agent = (agentId !== null && people.agentById.get(agentId)) || null;
    const office = (agent?.officeId && people.officeById.get(agent.officeId)) || null;
    const image = (imageId !== null && images.get(imageId)) || null;
    const item: ItemOf<'testimonials'> = {
      kind: 'testimonials',
      id,
      testimonial: { ...words, agent, image },
    };
    return { ...item, agent, office };
  });
  switch (props.aboutWhom) {
    case 'all':
      return all;
    case 'page-agent':
      return all.filter(({ agent }) => agent !== null && agent.id === context.agent);
    case 'page-office':
      return all.filter(({ office }) => office !== null && office.id === context.office);
    case 'agents':
      return all.filter(({ agent }) => agent !== null && props.aboutAgents.includes(agent.id));
  }
}
