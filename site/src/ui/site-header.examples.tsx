import type { Examples } from './examples.ts';
import { DemoNotice, SiteHeader } from './site-header.tsx';

const links = [
  { label: 'Buy', href: '/buy' },
  { label: 'Agents', href: '/agents' },
];

export const examples: Examples = {
  'on an agent’s page': (
    <SiteHeader name="Banksia & Vale" links={links} phone="(02) 5550 0140" path="/agents/eleanor-sample" />
  ),
  'demonstration, without a phone': (
    <>
      <DemoNotice />
      <SiteHeader name="Your agency" links={links} path="/buy" />
    </>
  ),
  'with a search, held after 100 px': (
    <SiteHeader name="Banksia & Vale" links={links} path="/" search={<p>A form</p>} stickyOffset={100} />
  ),
  'with a button': (
    <SiteHeader
      name="Banksia & Vale"
      links={links}
      button={{ label: 'Free appraisal', href: '/appraisal' }}
      phone="(02) 5550 0140"
      path="/"
    />
  ),
  'a long name': (
    <SiteHeader name="Harcourt, Abernathy, Papadopoulos & Daughters Real Estate" links={links} path="/" />
  ),
};
