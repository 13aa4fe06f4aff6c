import type { ViewInput } from '#site/block-kit/block.ts';
import type {
  AgentSubject,
  ListingSubject,
  OfficeSubject,
  PageSubject,
  SuburbSubject,
} from '#site/block-kit/page-subject.ts';
import { AppraisalStart } from '#site/features/leads/forms/opening/appraisal-start.tsx';
import { OwnedBands } from '#site/features/listings/cards/listings-of-view.tsx';
import { ListingView } from '#site/features/listings/page/listing-view.tsx';
import { SearchPage } from '#site/features/listings/search/search-page.tsx';
import { SuburbView } from '#site/features/listings/suburbs/suburb-view.tsx';
import { PostView } from '#site/features/posts/post-view.tsx';
import { AgentGrid } from '#site/features/team/agent-card.tsx';
import { AgentView } from '#site/features/team/agent-view.tsx';
import { ListingPeople } from '#site/features/team/listing-people.tsx';
import { OfficeView } from '#site/features/team/office-view.tsx';
import { peopleTexts } from '#site/messages/people.ts';
import { Section } from '#site/ui/section.tsx';
import { appraisalIn, appraisals, contactAgent, contactOffice, enquirySlots } from './lead-links.tsx';
import { NotFoundPage } from './problem-page.tsx';

/** A page of the program's own as it is without a template. */
export function BuiltInPage({
  subject,
  now,
  inner,
}: {
  subject: PageSubject;
  now: number;
  /** Draws what was built in a post. */
  inner: ViewInput<unknown, unknown>['inner'];
}) {
  switch (subject.kind) {
    case 'listing':
      return (
        <ListingView
          {...subject}
          now={now}
          slots={{ ...enquirySlots(subject), people: <PeopleOfListing subject={subject} /> }}
        />
      );
    case 'agent':
      return (
        <AgentView
          {...subject}
          contact={<AgentContact subject={subject} />}
          appraisal={<AgentAppraisal subject={subject} />}
          listings={<OwnedBands owned={subject.owned} now={now} />}
        />
      );
    case 'office':
      return (
        <OfficeView
          {...subject}
          contact={contactOffice(subject)}
          appraisals={officeAppraisals(subject)}
          listings={<OwnedBands owned={subject.owned} now={now} />}
        />
      );
    case 'suburb':
      return <SuburbView {...subject} now={now} slots={suburbSlots(subject)} />;
    case 'post':
      return (
        <PostView post={subject.post} more={subject.more}>
          {inner?.(subject.body)}
        </PostView>
      );
    case 'archive':
      return <SearchPage view={subject.view} now={now} />;
    case 'not-found':
      return <NotFoundPage search={subject.search} />;
  }
}

/** Who looks after a listing, each with the way to write to them. */
export function PeopleOfListing({
  subject: { listing, agents, office, offered },
}: {
  subject: ListingSubject;
}) {
  return (
    <ListingPeople
      agents={agents}
      office={office}
      others={listing.otherAgents}
      contact={(agent) => contactAgent({ agent, listing, offered })}
    />
  );
}

/** The ways to write to an agent. */
export function AgentContact({ subject: { agent, offered } }: { subject: AgentSubject }) {
  return (
    <>
      {contactAgent({ agent, offered })}
      {appraisals({ agent: agent.id, offered })}
    </>
  );
}

/** Begins an appraisal by an agent with the address of the home; nothing where the form is turned off. */
function AgentAppraisal({ subject: { agent, offered } }: { subject: AgentSubject }) {
  if (!offered.includes('sales-appraisal')) return null;
  const { title, text, or, book } = peopleTexts().appraisal;
  return (
    <Section tone="brand" tight>
      <div className="grid items-end gap-6 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          <p className="mt-2">{text(agent.name.split(' ')[0] ?? '')}</p>
        </div>
        <div>
          <AppraisalStart agent={agent.id} />
          {agent.takesBookings && (
            <p className="mt-3">
              {or}{' '}
              <a href={`${agent.path}/appraisal`} className="underline underline-offset-4">
                {book}
              </a>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The appraisals one can ask an office for, a button each. */
export const officeAppraisals = ({ office, offered }: OfficeSubject) =>
  appraisals({ office: office.id, offered });

/** What other features put into a suburb's page. */
export const suburbSlots = (subject: SuburbSubject) => ({
  appraisal: appraisalIn(subject),
  agents: subject.agents.length ? <AgentGrid agents={subject.agents} /> : null,
});
