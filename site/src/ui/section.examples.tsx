import type { Examples } from './examples.ts';
import { ArrowLink, Section, SectionHeading } from './section.tsx';

export const examples: Examples = {
  'with a heading and a link': (
    <Section tone="sand">
      <SectionHeading
        title="Open this week"
        text="Inspections in the next seven days."
        link={{ href: '/buy', label: 'All properties' }}
      />
    </Section>
  ),
  'dark, tight, with an anchor': (
    <Section tone="brand" tight id="why">
      <SectionHeading title="Why us" level={3} />
    </Section>
  ),
  'terracotta background': <Section tone="accent">Worth</Section>,
  'link that leads on': <ArrowLink href="/agents">Meet the team</ArrowLink>,
};
