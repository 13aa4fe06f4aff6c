import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { OwnedBands } from '#site/features/listings/cards/listings-of-view.tsx';
import {
  AgentDetails,
  AgentFacts,
  AgentPortrait,
  AgentResults,
  AgentSoldMap,
  Prose,
  ReviewSection,
} from '#site/features/team/agent-view.tsx';
import {
  OfficeAppraisals,
  OfficeFacts,
  OfficePicture,
  OfficeTeam,
} from '#site/features/team/office-view.tsx';
import { AgentContact, officeAppraisals } from './built-in-pages.tsx';
import { contactOffice } from './lead-links.tsx';
import { pagePart } from './page-part.tsx';

const PLAIN = { fields: {}, defaults: {} };
const AGENT = { of: ['agent'], templates: ['agent'] } as const;
const OFFICE = { of: ['office'], templates: ['office'] } as const;
const NO_WORDS = 'This profile has no description, so its page shows nothing here.';

/** The parts of an agent's and of an office's page. */
export const peopleParts = [
  pagePart({
    ...AGENT,
    ...PLAIN,
    name: 'agent-portrait',
    label: 'Profile photo',
    icon: 'person',
    draw: ({ subject: { agent } }) => <AgentPortrait agent={agent} />,
  }),
  pagePart({
    ...AGENT,
    ...PLAIN,
    name: 'agent-facts',
    label: 'Name and contact',
    icon: 'phone',
    draw: ({ subject }) => <AgentFacts {...subject} contact={<AgentContact subject={subject} />} />,
  }),
  pagePart({
    ...AGENT,
    ...PLAIN,
    name: 'agent-details',
    label: 'Languages, licence and suburbs',
    icon: 'check',
    draw: ({ subject: { agent, suburbs } }) => <AgentDetails agent={agent} suburbs={suburbs} />,
  }),
  pagePart({
    ...AGENT,
    ...PLAIN,
    name: 'agent-results',
    label: 'Sales results',
    icon: 'check',
    missing: ({ results: { sold, leased } }) =>
      sold + leased > 0 ? null : 'This agent has nothing sold or leased on this website.',
    draw: ({ subject }) => <AgentResults {...subject} />,
  }),
  pagePart({
    ...AGENT,
    ...PLAIN,
    name: 'agent-sold-map',
    label: 'Map of their sales',
    icon: 'pin',
    missing: ({ soldMap }) =>
      soldMap ? null : 'This agent has sold nothing whose address may be shown, or no map is set up.',
    draw: ({ subject }) => <AgentSoldMap {...subject} />,
  }),
  pagePart({
    ...PLAIN,
    of: ['agent', 'office'],
    templates: ['agent', 'office'],
    name: 'profile-reviews',
    label: 'Their reviews',
    icon: 'heart',
    missing: ({ reviews }) =>
      reviews.count ? null : 'There are no reviews yet. Add them under People, Reviews.',
    draw: ({ subject }) => <ReviewSection reviews={subject.reviews} title="Reviews" />,
  }),
  pagePart({
    ...OFFICE,
    ...PLAIN,
    name: 'office-facts',
    label: 'Name, address and contact',
    icon: 'pin',
    draw: ({ subject }) => <OfficeFacts office={subject.office} contact={contactOffice(subject)} />,
  }),
  pagePart({
    ...OFFICE,
    ...PLAIN,
    name: 'office-picture',
    label: 'Office photo',
    icon: 'image',
    missing: ({ office }) => (office.picture ? null : 'This office has no photo.'),
    draw: ({ subject: { office } }) => <OfficePicture office={office} />,
  }),
  pagePart({
    ...PLAIN,
    of: ['agent', 'office'],
    templates: ['agent', 'office'],
    name: 'profile-about',
    label: 'Description',
    icon: 'menu',
    missing: (subject) => (bioOf(subject).trim() ? null : NO_WORDS),
    draw: ({ subject }) => <Prose text={bioOf(subject)} />,
  }),
  pagePart({
    ...OFFICE,
    name: 'office-appraisals',
    label: 'Appraisal links',
    icon: 'key',
    fields: { band: bandField },
    defaults: { band: 'accent' },
    missing: (subject) =>
      officeAppraisals(subject).length ? null : 'All appraisal forms are turned off under Lead forms.',
    draw: ({ subject, props }) => (
      <Band band={props.band}>
        <OfficeAppraisals appraisals={officeAppraisals(subject)} />
      </Band>
    ),
  }),
  pagePart({
    ...OFFICE,
    name: 'office-team',
    label: 'Office team',
    icon: 'person',
    fields: { band: bandField },
    defaults: { band: 'paper' },
    missing: ({ agents }) => (agents.length ? null : 'This office has no agents.'),
    draw: ({ subject: { agents }, props }) => (
      <Band band={props.band}>
        <OfficeTeam agents={agents} />
      </Band>
    ),
  }),
  pagePart({
    ...PLAIN,
    of: ['agent', 'office'],
    templates: ['agent', 'office'],
    name: 'profile-listings',
    label: 'Their properties',
    icon: 'bed',
    draw: ({ subject: { owned }, now }) => <OwnedBands owned={owned} now={now} />,
  }),
];

const bioOf = (
  subject: { kind: 'agent'; agent: { bio: string } } | { kind: 'office'; office: { bio: string } },
) => (subject.kind === 'agent' ? subject.agent.bio : subject.office.bio);
