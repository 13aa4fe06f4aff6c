import { ListingCardView } from '#site/features/listings/cards/listing-card.tsx';
import { PostCardView } from '#site/features/posts/post-list.tsx';
import { AgentCard } from '#site/features/team/agent-card.tsx';
import { OfficeCard } from '#site/features/team/office-card.tsx';
import { Portrait } from '#site/features/team/portrait.tsx';
import { CARD_SIZES, Picture } from '#site/ui/picture.tsx';
import { Quote } from '../../slides/quote.tsx';
import type { ItemOf, LoopItem } from '../loop-item.ts';
import { excerptOf } from './item-text.ts';

/** An item as the website shows such things everywhere: the card that has no template of its own. */
export function ItemCard({ item, now }: { item: LoopItem; now: number }) {
  switch (item.kind) {
    case 'listings':
      return <ListingCardView listing={item.listing} now={now} />;
    case 'agents':
      return <AgentCard agent={item.agent} />;
    case 'offices':
      return <OfficeCard office={item.office} people={item.people} level={3} />;
    case 'posts':
      return <PostCardView post={item.post} />;
    case 'pages':
      return <PageCardView item={item} />;
    case 'testimonials':
      return <TestimonialCard item={item} />;
  }
}

function PageCardView({ item: { page } }: { item: ItemOf<'pages'> }) {
  const { image, title, description, path } = page;
  return (
    <article className="group relative flex h-full flex-col">
      {image && (
        <div className="mb-4 overflow-hidden rounded-lg">
          <Picture
            image={{ ...image, alt: '' }}
            ratio="3/2"
            sizes={CARD_SIZES}
            className="transition-transform duration-500 group-hover:scale-[1.03]"
          />
        </div>
      )}
      <h3 className="text-xl">
        <a
          href={path}
          className="no-underline wrap-anywhere after:absolute after:inset-0 group-hover:text-accent"
        >
          {title}
        </a>
      </h3>
      {description && <p className="mt-2 text-muted">{excerptOf(description)}</p>}
    </article>
  );
}

function TestimonialCard({ item: { testimonial } }: { item: ItemOf<'testimonials'> }) {
  const { quote, author, about, agent, image } = testimonial;
  return (
    <Quote
      text={quote}
      author={author}
      about={
        agent ? (
          <>
            about{' '}
            <a href={agent.path} className="font-semibold text-ink underline">
              {agent.name}
            </a>
          </>
        ) : (
          about
        )
      }
      portrait={
        image ? (
          <Picture image={{ ...image, alt: '' }} ratio="1/1" sizes="3.5rem" className="rounded-full" />
        ) : (
          agent && <Portrait agent={agent} ratio="1/1" sizes="3.5rem" className="rounded-full text-lg!" />
        )
      }
    />
  );
}
