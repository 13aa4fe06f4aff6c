import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import {
  hasFigures,
  SuburbAbout,
  SuburbAppraisal,
  SuburbHeading,
  SuburbListings,
  SuburbMedians,
  SuburbNeighbours,
  SuburbOpenHomes,
  SuburbPicture,
  SuburbResults,
} from '#site/features/listings/suburbs/suburb-view.tsx';
import { SectionHeading } from '#site/ui/section.tsx';
import { suburbSlots } from './built-in-pages.tsx';
import { pagePart } from './page-part.tsx';

const PLAIN = { fields: {}, defaults: {} };
const SUBURB = { of: ['suburb'], templates: ['suburb'] } as const;
const inBand = (band: 'paper' | 'sand' | 'accent') => ({
  fields: { band: bandField },
  defaults: { band },
});

/** The parts of a suburb's page. */
export const suburbParts = [
  pagePart({
    ...SUBURB,
    ...PLAIN,
    name: 'suburb-heading',
    label: 'Suburb name and links',
    icon: 'pin',
    draw: ({ subject }) => (
      <div>
        <SuburbHeading stock={subject.stock} appraisal={suburbSlots(subject).appraisal} />
      </div>
    ),
  }),
  pagePart({
    ...SUBURB,
    ...PLAIN,
    name: 'suburb-picture',
    label: 'Suburb picture',
    icon: 'image',
    missing: ({ stock }) =>
      stock.picture ? null : 'This suburb has no picture. Add one under Suburb pages.',
    draw: ({ subject: { stock } }) => <SuburbPicture stock={stock} />,
  }),
  pagePart({
    ...SUBURB,
    ...PLAIN,
    name: 'suburb-about',
    label: 'About the suburb',
    icon: 'menu',
    missing: ({ stock }) =>
      stock.text.trim() ? null : 'This suburb has no text. Add one under Suburb pages.',
    draw: ({ subject: { stock } }) => <SuburbAbout stock={stock} />,
  }),
  pagePart({
    ...SUBURB,
    ...inBand('sand'),
    name: 'suburb-medians',
    label: 'Medians and stamp duty',
    icon: 'plan',
    missing: ({ stock }) => (hasFigures(stock) ? null : 'Medians need at least five results in this suburb.'),
    draw: ({ subject: { stock, duty }, props }) => (
      <Band band={props.band}>
        <SuburbMedians stock={stock} duty={duty} />
      </Band>
    ),
  }),
  ...(['buy', 'rent'] as const).map((channel) =>
    pagePart({
      ...SUBURB,
      ...inBand('paper'),
      name: channel === 'buy' ? 'suburb-for-sale' : 'suburb-for-rent',
      label: channel === 'buy' ? 'For sale in the suburb' : 'For rent in the suburb',
      icon: 'bed',
      missing: ({ stock }) => (stock.cards[channel].length ? null : 'There is nothing in this suburb now.'),
      draw: ({ subject: { stock }, props, now }) => (
        <Band band={props.band}>
          <SuburbListings stock={stock} channel={channel} now={now} />
        </Band>
      ),
    }),
  ),
  pagePart({
    ...SUBURB,
    ...inBand('sand'),
    name: 'suburb-open',
    label: 'Open this week in the suburb',
    icon: 'calendar',
    missing: ({ stock }) => (stock.open.length ? null : 'Nothing is open in this suburb within a week.'),
    draw: ({ subject: { stock }, props }) => (
      <Band band={props.band}>
        <SuburbOpenHomes stock={stock} />
      </Band>
    ),
  }),
  ...(['sold', 'leased'] as const).map((channel) =>
    pagePart({
      ...SUBURB,
      ...inBand('paper'),
      name: `suburb-${channel}`,
      label: channel === 'sold' ? 'Recently sold in the suburb' : 'Recently leased in the suburb',
      icon: 'check',
      missing: ({ stock }) => (stock.cards[channel].length ? null : 'There are no results in this suburb.'),
      draw: ({ subject: { stock }, props }) => (
        <Band band={props.band}>
          <SuburbResults stock={stock} channel={channel} />
        </Band>
      ),
    }),
  ),
  pagePart({
    ...SUBURB,
    ...inBand('sand'),
    name: 'suburb-agents',
    label: 'Agents in the suburb',
    icon: 'person',
    missing: ({ agents }) => (agents.length ? null : 'No agent with a profile sells here.'),
    draw: ({ subject, props }) => (
      <Band band={props.band}>
        <SectionHeading title={`Our agents in ${subject.stock.suburb.name}`} />
        {suburbSlots(subject).agents}
      </Band>
    ),
  }),
  pagePart({
    ...SUBURB,
    ...inBand('accent'),
    name: 'suburb-appraisal',
    label: 'Appraisal in the suburb',
    icon: 'key',
    missing: (subject) =>
      suburbSlots(subject).appraisal ? null : 'The sales appraisal is turned off under Lead forms.',
    draw: ({ subject, props }) => (
      <Band band={props.band}>
        <SuburbAppraisal stock={subject.stock} appraisal={suburbSlots(subject).appraisal} />
      </Band>
    ),
  }),
  pagePart({
    ...SUBURB,
    ...inBand('paper'),
    name: 'suburb-neighbours',
    label: 'Surrounding suburbs',
    icon: 'pin',
    missing: ({ stock }) => (stock.around.length ? null : 'There are no suburbs with listings nearby.'),
    draw: ({ subject: { stock }, props }) => (
      <Band band={props.band}>
        <SuburbNeighbours stock={stock} />
      </Band>
    ),
  }),
];
