import { Fragment, type ReactNode } from 'react';
import { EmbedFrameIsland } from '#site/features/listings/page/embed-frame.island.tsx';
import { ListingMapIsland, type ListingMapProps } from '#site/features/listings/page/listing-map.island.tsx';
import { embedOf } from '#site/features/listings/page/outside-media.ts';
import type { Results } from '#site/features/listings/public/results-of.ts';
import { dollars } from '#site/features/listings/terms/price-text.ts';
import { asWritten } from '#site/messages/language.ts';
import { peopleTexts } from '#site/messages/people.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { Section } from '#site/ui/section.tsx';
import { SocialProfiles } from '#site/ui/site-footer.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { PhoneLines } from './contact-lines.tsx';
import type { Agent, Office } from './load-people.ts';
import { Portrait } from './portrait.tsx';
import type { ReviewSummary } from './reviews/load-reviews.ts';
import { ReviewList, ReviewStars } from './reviews/review-list.tsx';

type Props = {
  agent: Agent;
  office: Office | null;
  results: Results;
  suburbs: { name: string; path: string | null }[];
  /** Where they have sold. */
  soldMap: ListingMapProps | null;
  reviews: ReviewSummary;
  /** Begins an appraisal with the address typed. */
  appraisal: ReactNode;
  /** The form to contact the agent. */
  contact: ReactNode;
  /** Their listings, current and closed. */
  listings: ReactNode;
};

/** An agent's page. */
export function AgentView({
  agent,
  office,
  results,
  suburbs,
  soldMap,
  reviews,
  contact,
  appraisal,
  listings,
}: Props) {
  const texts = peopleTexts();
  return (
    <>
      <Container className="pt-4">
        <Breadcrumbs
          items={[
            { label: texts.title, href: '/agents' },
            { label: agent.name, isWritten: true },
          ]}
        />
        <div className="grid items-start gap-8 py-8 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-12 md:py-12 lg:grid-cols-[21rem_minmax(0,1fr)]">
          <AgentPortrait agent={agent} />
          <div>
            <AgentFacts agent={agent} office={office} contact={contact} />
            <Prose text={agent.bio} className="mt-8" />
            <AgentDetails agent={agent} suburbs={suburbs} />
          </div>
        </div>
      </Container>
      <AgentResults agent={agent} results={results} reviews={reviews} />
      <AgentSoldMap agent={agent} soldMap={soldMap} />
      <ReviewSection reviews={reviews} title={texts.reviews.of(agent.name)} />
      {listings}
      {appraisal}
    </>
  );
}

/** The portrait at the head of an agent's page. */
export function AgentPortrait({ agent }: Pick<Props, 'agent'>) {
  return (
    <div className="overflow-hidden rounded-lg max-md:max-w-72">
      <Portrait agent={agent} priority sizes="(min-width: 64rem) 21rem, (min-width: 48rem) 16rem, 18rem" />
    </div>
  );
}

/** Name, job, telephone numbers, and the ways to write. */
export function AgentFacts({ agent, office, contact }: Pick<Props, 'agent' | 'office' | 'contact'>) {
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">
        <WrittenText text={agent.name} />
      </h1>
      <p className="mt-2 text-lg text-muted">
        <WrittenText text={[agent.role, office?.name].filter(Boolean).join(', ')} />
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2">
        <PhoneLines numbers={[agent.mobile, agent.phone]} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">{contact}</div>
      <SocialProfiles profiles={agent.profile?.social ?? []} className="mt-5" />
    </>
  );
}

/** Languages, qualifications, licence, suburbs and the video: what staff have entered of them. */
export function AgentDetails({ agent, suburbs }: Pick<Props, 'agent' | 'suburbs'>) {
  const { languages = [], qualifications, licence, videoUrl } = agent.profile ?? {};
  const texts = peopleTexts().agent;
  const written = (text: string | null | undefined) => text && <WrittenText text={text} />;
  const facts: { label: string; text: ReactNode }[] = [
    {
      label: texts.languages,
      text: languages.length > 0 && (
        <>
          {texts.english}, <WrittenText text={languages.join(', ')} />
        </>
      ),
    },
    { label: texts.qualifications, text: written(qualifications) },
    { label: texts.licence, text: written(licence) },
    { label: texts.suburbs, text: suburbs.length > 0 && <SuburbLinks suburbs={suburbs} /> },
  ].filter(({ text }) => text);
  const embed = videoUrl ? embedOf(videoUrl) : null;
  return (
    <>
      {facts.length > 0 && (
        <dl className="mt-8 grid max-w-prose-page gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
          {facts.map(({ label, text }) => (
            <Fragment key={label}>
              <dt className="font-semibold max-sm:-mb-2">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {videoUrl && embed && (
        <div className="mt-8 max-w-prose-page">
          <EmbedFrameIsland
            src={embed.src}
            href={videoUrl}
            title={texts.videoOf(agent.name)}
            action={texts.playVideo}
            provider={embed.provider}
            picture={null}
          />
        </div>
      )}
    </>
  );
}

function SuburbLinks({ suburbs }: Pick<Props, 'suburbs'>) {
  const links = suburbs.map(({ name, path }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {path ? (
        <a href={path} className="underline decoration-line underline-offset-4 hover:decoration-accent">
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  ));
  return <span {...asWritten()}>{links}</span>;
}

/** What an agent has sold and leased, counted from the listings on this website. Nothing without any. */
export function AgentResults({ agent, results, reviews }: Pick<Props, 'agent' | 'results' | 'reviews'>) {
  const { sold, leased, since, price, days } = results;
  const { agent: texts, reviews: ofReviews } = peopleTexts();
  const figures = [
    { label: texts.sold(sold), text: sold > 0 && `${sold}` },
    { label: texts.leased(leased), text: leased > 0 && `${leased}` },
    { label: texts.medianPrice(price?.of ?? 0), text: price && dollars(price.amount) },
    { label: texts.medianDays(days?.of ?? 0), text: days && `${days.amount}` },
    { label: ofReviews.outOf(reviews.stars?.of ?? 0), text: reviews.stars?.mean.toLocaleString('en-AU') },
  ].filter(({ text }) => text);
  if (sold + leased === 0) return null;
  return (
    <Section tone="accent" tight>
      <h2 className="text-2xl md:text-3xl">{texts.resultsOf(firstName(agent))}</h2>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 md:flex md:flex-wrap md:gap-x-14">
        {figures.map(({ label, text }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted">{label}</dt>
            <dd className="order-first font-display text-3xl">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-muted">{texts.counted(since ? `${since}` : '')}</p>
    </Section>
  );
}

const firstName = ({ name }: Agent): string => name.split(' ')[0] ?? name;

/** Where an agent has sold, on a map; nothing without any. */
export function AgentSoldMap({ agent, soldMap }: Pick<Props, 'agent' | 'soldMap'>) {
  if (!soldMap) return null;
  return (
    <Section tight id="sold-map">
      <h2 className="mb-6 text-2xl md:text-3xl">{peopleTexts().agent.whereSold(firstName(agent))}</h2>
      <ListingMapIsland {...soldMap} />
    </Section>
  );
}

/** Stars and the newest reviews; nothing without any. */
export function ReviewSection({ reviews, title }: { reviews: ReviewSummary; title: string }) {
  if (reviews.count === 0) return null;
  return (
    <Section tight id="reviews">
      <h2 className="mb-3 text-2xl md:text-3xl">{title}</h2>
      <ReviewStars summary={reviews} />
      <div className="mt-6">
        <ReviewList reviews={reviews.newest} />
      </div>
      {reviews.count > reviews.newest.length && (
        <p className="mt-5 text-muted">
          {peopleTexts().reviews.newest(reviews.newest.length, reviews.count)}
        </p>
      )}
    </Section>
  );
}

/** Plain text in paragraphs. */
export function Prose({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <div {...asWritten()} className={`max-w-prose-page ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 whitespace-pre-line wrap-anywhere last:mb-0">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
