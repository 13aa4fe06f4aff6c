import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { OwnedBands } from '#site/features/listings/cards/listings-of-view.tsx';
import { AgentFacts, AgentPortrait, Prose } from '#site/features/team/agent-view.tsx';
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
const NO_WORDS = 'Nothing is written about the one shown here: their page shows nothing in this place.';

/** The parts of an agent's and of an office's page. */
export const peopleParts = [
  pagePart({
    ...AGENT,
    ...PLAIN,
    name: 'agent-portrait',
    label: 'Portrait',
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
    ...OFFICE,
    ...PLAIN,
    name: 'office-facts',
    label: 'Name, place and contact',
    icon: 'pin',
    draw: ({ subject }) => <OfficeFacts office={subject.office} contact={contactOffice(subject)} />,
  }),
  pagePart({
    ...OFFICE,
    ...PLAIN,
    name: 'office-picture',
    label: 'Picture of the office',
    icon: 'image',
    missing: ({ office }) => (office.picture ? null : 'The office shown here has no picture.'),
    draw: ({ subject: { office } }) => <OfficePicture office={office} />,
  }),
  pagePart({
    ...PLAIN,
    of: ['agent', 'office'],
    templates: ['agent', 'office'],
    name: 'profile-about',
    label: 'What is written about them',
    icon: 'menu',
    missing: (subject) => (bioOf(subject).trim() ? null : NO_WORDS),
    draw: ({ subject }) => <Prose text={bioOf(subject)} />,
  }),
  pagePart({
    ...OFFICE,
    name: 'office-appraisals',
    label: 'Appraisals of the office',
    icon: 'key',
    fields: { band: bandField },
    defaults: { band: 'accent' },
    missing: (subject) =>
      officeAppraisals(subject).length ? null : 'Every appraisal form is switched off under Lead forms.',
    draw: ({ subject, props }) => (
      <Band band={props.band}>
        <OfficeAppraisals appraisals={officeAppraisals(subject)} />
      </Band>
    ),
  }),
  pagePart({
    ...OFFICE,
    name: 'office-team',
    label: 'People of the office',
    icon: 'person',
    fields: { band: bandField },
    defaults: { band: 'paper' },
    missing: ({ agents }) => (agents.length ? null : 'Nobody works in the office shown here.'),
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
    label: 'Their properties, across the page',
    icon: 'bed',
    draw: ({ subject: { owned }, now }) => <OwnedBands owned={owned} now={now} />,
  }),
];

const bioOf = (
  subject: { kind: 'agent'; agent: { bio: string } } | { kind: 'office'; office: { bio: string } },
) => (subject.kind === 'agent' ? subject.agent.bio : subject.office.bio);
