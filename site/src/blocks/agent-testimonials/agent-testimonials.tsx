import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Quote } from '#site/block-kit/slides/quote.tsx';
import { Slides } from '#site/block-kit/slides/slides.tsx';
import { SLIDES_DEFAULTS, slidesFields } from '#site/block-kit/slides/slides-fields.ts';
import type { Agent } from '#site/features/team/load-people.ts';
import { Initial } from '#site/features/team/reviews/review-list.tsx';

/** How long each stays, in ms, and the width in px from which there are arrows. */
const INTERVAL = 4000;
const ARROWS_FROM = 769;

const fields = {
  label: {
    kind: 'text',
    label: 'Label for screen readers',
    help: 'For example, “What clients say about our agents”.',
    maxLength: 80,
  },
  testimonials: {
    kind: 'list',
    label: 'Testimonials',
    itemLabel: 'author',
    max: 60,
    of: {
      agent: { kind: 'reference', to: 'agents', max: 1, label: 'Agent' },
      quote: { kind: 'textarea', label: 'Quote', maxLength: 1200 },
      author: { kind: 'text', label: 'Author', maxLength: 80 },
    },
  },
  ...slidesFields,
} as const satisfies BlockFields;

export type AgentTestimonialsProps = PropsOf<typeof fields>;
/** The agents that are named, and in an agent's own template the one it is about. */
export type AgentTestimonialsData = { agents: Agent[]; about: number | null };

/**
 * What clients say about the agents, with the client's initial: the agent's face would say that the agent wrote it. On an agent's page only what is about them. Text about an
 * agent who has no profile any more are left out.
 */
export const agentTestimonials = defineBlock<typeof fields, AgentTestimonialsData>({
  name: 'agent-testimonials',
  label: 'Agent testimonials',
  category: 'content',
  keywords: 'reviews ratings quotes feedback clients',
  hasLoader: true,
  icon: 'person',
  fields,
  defaults: {
    label: 'What clients say about our agents',
    testimonials: [],
    ...SLIDES_DEFAULTS,
    shown: { base: 1 },
    autoplay: true,
    interval: INTERVAL,
  },
  View: ({ props, data, editing }) => {
    const said = props.testimonials.flatMap(({ agent: [id], quote, author }, index) => {
      const agent = data.agents.find((one) => one.id === id);
      const shown = agent && quote.trim() && (data.about === null || data.about === id);
      return shown ? [{ key: String(index), agent, quote, author }] : [];
    });
    if (said.length === 0)
      return <EditorNote editing={editing}>Add a testimonial and choose its agent.</EditorNote>;
    return (
      <Slides
        label={props.label}
        settings={props}
        editing={editing}
        arrowsFrom={ARROWS_FROM}
        slides={said.map(({ key, agent, quote, author }) => ({
          key,
          content: (
            <Quote
              text={quote}
              author={author}
              about={
                <>
                  about{' '}
                  <a href={agent.path} className="font-semibold text-ink underline">
                    {agent.name}
                  </a>
                </>
              }
              portrait={<Initial name={author} />}
            />
          ),
        }))}
      />
    );
  },
});
