import { listingGrid } from '#site/blocks/listing-grid/listing-grid.tsx';
import { LeadButton } from '#site/features/leads/forms/opening/lead-button.tsx';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { ListingLead } from '#site/features/listings/cards/listing-lead.tsx';
import { OpenHomes } from '#site/features/listings/cards/open-homes.tsx';
import { OPEN_HOMES_PATH } from '#site/features/listings/events/open-homes-query.ts';
import type { HomeListings } from '#site/features/listings/public/load-home.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { HeroSearchForm } from '#site/features/listings/search/hero-search.island.tsx';
import type { HeroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import type { SiteSettings } from '#site/features/settings/load-settings.ts';
import { AgentCard } from '#site/features/team/agent-card.tsx';
import type { Agent } from '#site/features/team/load-people.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Hero } from '#site/ui/hero.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { telHref } from '#site/ui/site-header.tsx';
import { Strengths } from '#site/ui/strengths.tsx';

/** How many people the front page introduces. */
const PEOPLE_SHOWN = 4;

/** The front page. Sections without content are left out. */
export function HomePage({
  settings,
  listings,
  sold,
  agents,
  search,
  fresh,
  offersAppraisal,
  now,
}: {
  settings: SiteSettings;
  listings: HomeListings;
  /** The newest sales, as the listing block loads them. */
  sold: ListingCard[];
  agents: Agent[];
  search: HeroSearchProps;
  /** How fresh the listings are, in words. */
  fresh: string | null;
  /** Whether an appraisal can be asked for online. */
  offersAppraisal: boolean;
  now: number;
}) {
  const { sale, rent, openHomes } = listings;
  const [lead, ...others] = sale;
  const hero = settings.heroImage ?? lead?.images[0] ?? null;
  return (
    <>
      <Hero
        title={settings.tagline ?? settings.agencyName}
        text={settings.intro}
        image={hero && { ...hero, alt: '' }}
        focal={settings.heroImage?.focal}
      >
        <HeroSearchForm {...search} />
      </Hero>
      {lead ? (
        <Section>
          <SectionHeading
            title="New to the market"
            text={fresh ?? undefined}
            link={{ href: '/buy', label: 'All properties for sale' }}
          />
          <ListingLead listing={lead} now={now} />
          {others.length > 0 && (
            <div className="mt-14">
              <ListingGrid listings={others} now={now} sample />
            </div>
          )}
        </Section>
      ) : (
        <Section>
          <EmptyState
            title="New properties coming soon"
            text="We have no properties for sale right now. Check back soon or contact us about upcoming properties."
          />
        </Section>
      )}
      {openHomes.length > 0 && (
        <Section tone="sand">
          <SectionHeading
            title="Open this week"
            text="Inspections in the next seven days."
            link={{ href: OPEN_HOMES_PATH, label: 'See all open homes' }}
          />
          <OpenHomes openHomes={openHomes} />
        </Section>
      )}
      {rent.length > 0 && (
        <Section>
          <SectionHeading title="Homes to rent" link={{ href: '/rent', label: 'All rentals' }} />
          <ListingGrid listings={rent} now={now} sample />
        </Section>
      )}
      <Strengths title={`Why ${settings.agencyName}`} items={settings.strengths} />
      <listingGrid.View
        id="sold"
        props={listingGrid.defaults}
        data={sold}
        now={now}
        slot={() => null}
        picture={() => null}
        editing={false}
      />
      {agents.length > 0 && (
        <Section tone="sand">
          <SectionHeading title="Meet our team" link={{ href: '/agents', label: 'Meet the team' }} />
          <ul className="grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-4 md:gap-x-7">
            {agents.slice(0, PEOPLE_SHOWN).map((agent) => (
              <li key={agent.id}>
                <AgentCard agent={agent} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Appraisal phone={settings.phone} isOffered={offersAppraisal} />
    </>
  );
}

function Appraisal({ phone, isOffered }: { phone: string | null; isOffered: boolean }) {
  return (
    <Section tone="accent">
      <div className="grid items-end gap-8 lg:grid-cols-[1.5fr_1fr]">
        <div className="max-w-prose-page">
          <h2 className="text-3xl md:text-4xl">What’s your home worth?</h2>
          <p className="mt-4 text-lg">
            A local agent will visit, compare your home with recent sales nearby and tell you what it could
            sell for. It’s free, with no obligation.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          {isOffered && (
            <LeadButton form="sales-appraisal" label="Request an appraisal" variant="primary" size="lg" />
          )}
          {phone && (
            <ButtonLink href={telHref(phone)} variant="outline" size="lg">
              <Icon name="phone" />
              {phone}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
