import type { ReactNode } from 'react';
import { peopleTexts } from '#site/messages/people.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Section } from '#site/ui/section.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { AgentGrid } from './agent-card.tsx';
import { Prose, ReviewSection } from './agent-view.tsx';
import { OfficeHours, PhoneLines } from './contact-lines.tsx';
import type { Agent, Office } from './load-people.ts';
import { officePlace } from './office-card.tsx';
import type { ReviewSummary } from './reviews/load-reviews.ts';

type Props = {
  office: Office;
  agents: Agent[];
  /** The form to contact the office. */
  contact: ReactNode;
  /** Links to its appraisal forms, if any. */
  appraisals: ReactNode[];
  reviews: ReviewSummary;
  listings: ReactNode;
};

/** An office's page: location, team and listings. */
export function OfficeView({ office, agents, contact, appraisals, reviews, listings }: Props) {
  const texts = peopleTexts();
  return (
    <>
      <Container className="pt-4">
        <Breadcrumbs
          items={[
            { label: texts.offices.title, href: '/offices' },
            { label: office.name, isWritten: true },
          ]}
        />
        <div className="grid items-start gap-8 py-8 md:py-12 lg:grid-cols-2 lg:gap-14">
          <div>
            <OfficeFacts office={office} contact={contact} />
            <Prose text={office.bio} className="mt-8" />
          </div>
          <div className="empty:hidden max-lg:order-first">
            <OfficePicture office={office} />
          </div>
        </div>
      </Container>
      {appraisals.length > 0 && (
        <Section tone="accent" tight>
          <OfficeAppraisals appraisals={appraisals} />
        </Section>
      )}
      {agents.length > 0 && (
        <Section tight>
          <OfficeTeam agents={agents} />
        </Section>
      )}
      <ReviewSection reviews={reviews} title={texts.reviews.of(office.name)} />
      {listings}
    </>
  );
}

/** Name, place, hours, telephone number, and the ways to write and to get there. */
export function OfficeFacts({ office, contact }: Pick<Props, 'office' | 'contact'>) {
  const { geo } = office;
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">
        <WrittenText text={office.name} />
      </h1>
      <p className="mt-5 flex items-start gap-2.5 text-lg">
        <Icon name="pin" className="mt-1 size-5 text-accent" />
        <WrittenText text={officePlace(office)} />
      </p>
      <OfficeHours hours={office.hours} />
      <div className="mt-2">
        <PhoneLines numbers={[office.phone]} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {contact}
        {geo && (
          <ButtonLink
            variant="outline"
            href={`https://www.openstreetmap.org/directions?to=${geo.latitude}%2C${geo.longitude}`}
            rel="noopener"
          >
            {peopleTexts().offices.directions}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** The office's picture, if it has one. */
export function OfficePicture({ office }: Pick<Props, 'office'>) {
  return office.picture ? (
    <div className="overflow-hidden rounded-lg">
      <Picture
        image={{ ...office.picture, alt: peopleTexts().offices.picture(office.name) }}
        isTranslated
        ratio="3/2"
        priority
        sizes="(min-width: 64rem) 37rem, 100vw"
      />
    </div>
  ) : null;
}

/** Links to an office's appraisal forms. */
export function OfficeAppraisals({ appraisals }: Pick<Props, 'appraisals'>) {
  const { worth, ask } = peopleTexts().offices;
  return (
    <>
      <h2 className="text-2xl md:text-3xl">{worth}</h2>
      <p className="mt-3 max-w-prose-page text-lg">{ask}</p>
      <div className="mt-6 flex flex-wrap gap-3">{appraisals}</div>
    </>
  );
}

/** Who works in an office. */
export function OfficeTeam({ agents }: Pick<Props, 'agents'>) {
  return (
    <>
      <h2 className="mb-8 text-2xl md:text-3xl">{peopleTexts().ourTeam}</h2>
      <AgentGrid agents={agents} />
    </>
  );
}
