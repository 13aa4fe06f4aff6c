import type { ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields } from '#site/block-kit/fields.ts';
import type { SiteSubject } from '#site/block-kit/page-subject.ts';
import { FooterNewsletter } from '#site/features/leads/forms/opening/footer-newsletter.tsx';
import { TEMPLATE_KINDS, type TemplateKind } from '#site/features/pages/template-kinds.ts';
import { PersonalLinks, SearchButton } from '#site/ui/header-icons.tsx';
import { AgencyContact, AgencyName, FooterBands, FooterLinks, SmallPrint } from '#site/ui/site-footer.tsx';
import { HeaderBar, MobileMenu, PhoneLink, SiteLogo } from '#site/ui/site-header.tsx';
import { type MenuPanel, WideMenu } from '#site/ui/site-menu.tsx';
import { BuiltInPage } from './built-in-pages.tsx';
import { pagePart } from './page-part.tsx';

const PLAIN = { fields: {}, defaults: {} };
const HEADER = { of: ['site'], templates: ['header'] } as const;
const FOOTER = { of: ['site'], templates: ['footer'] } as const;
const NO_PHONE = 'Add the agency’s phone number in Site settings to show it here.';

const logoFields = {
  shows: {
    kind: 'select',
    label: 'Show',
    options: [
      { value: 'both', label: 'Your logo; without one, the mark and the name' },
      { value: 'mark', label: 'Logo only' },
      { value: 'name', label: 'Name only' },
    ],
  },
} as const satisfies BlockFields;

const menuFields = {
  look: {
    kind: 'select',
    label: 'Layout',
    help: 'Narrow screens show a menu button.',
    options: [
      { value: 'both', label: 'Horizontal, with a button on narrow screens' },
      { value: 'row', label: 'Horizontal only, on wide screens' },
      { value: 'button', label: 'Button only, on narrow screens' },
    ],
  },
} as const satisfies BlockFields;

const MENU_NOTES = {
  both: null,
  row: { text: 'Horizontal menu, shown on wide screens.', on: 'narrow' },
  button: { text: 'Menu button, shown on narrow screens.', on: 'wide' },
} as const;

const linksFields = {
  columns: {
    kind: 'select',
    label: 'Columns',
    options: [
      { value: '2', label: 'Two' },
      { value: '1', label: 'One' },
    ],
  },
} as const satisfies BlockFields;

/** The whole page as it is without a template, and the parts of header and footer. */
export const siteParts = [
  pagePart({
    ...PLAIN,
    of: ['site', 'listing', 'agent', 'office', 'suburb', 'post', 'archive', 'not-found'],
    templates: Object.keys(TEMPLATE_KINDS) as TemplateKind[],
    name: 'built-in',
    label: 'Built-in content',
    icon: 'plan',
    missing: (subject) =>
      subject.kind === 'site' && !subject.place ? 'Only templates have built-in content.' : null,
    draw: ({ subject, now, inner }) =>
      subject.kind === 'site' ? (
        <BuiltInSite subject={subject} panel={panelOf({ ...subject, inner })} />
      ) : (
        // Its parts bring the page's column along, or go across the page.
        <div className="fr-band">
          <BuiltInPage subject={subject} now={now} inner={inner} />
        </div>
      ),
  }),
  pagePart({
    ...HEADER,
    name: 'site-logo',
    label: 'Logo',
    icon: 'plan',
    fields: logoFields,
    defaults: { shows: 'both' },
    draw: ({ subject, props }) => <SiteLogo name={subject.name} logo={subject.logo} shows={props.shows} />,
  }),
  pagePart({
    ...HEADER,
    name: 'site-menu',
    label: 'Main menu',
    icon: 'menu',
    fields: menuFields,
    defaults: { look: 'both' },
    note: ({ look }) => MENU_NOTES[look],
    draw: ({ subject, props: { look }, inner }) => {
      const { headerLinks: links, mobileLinks, phone, path } = subject;
      const panel = panelOf({ ...subject, inner });
      return (
        <>
          {look !== 'button' && <WideMenu links={links} path={path} panel={panel} />}
          {look !== 'row' && (
            <MobileMenu links={mobileLinks} phone={phone} path={path} panel={panel} hasSearch />
          )}
        </>
      );
    },
  }),
  pagePart({
    ...HEADER,
    ...PLAIN,
    name: 'site-search',
    label: 'Search button',
    icon: 'search',
    draw: () => <SearchButton />,
  }),
  pagePart({
    ...HEADER,
    ...PLAIN,
    name: 'site-account',
    label: 'Saved properties and account',
    icon: 'heart',
    draw: () => (
      <div className="flex shrink-0 items-center gap-1">
        <PersonalLinks />
      </div>
    ),
  }),
  pagePart({
    ...HEADER,
    ...PLAIN,
    name: 'site-phone',
    label: 'Phone',
    icon: 'phone',
    missing: ({ phone }) => (phone ? null : NO_PHONE),
    draw: ({ subject: { phone } }) => phone && <PhoneLink phone={phone} />,
  }),
  pagePart({
    ...FOOTER,
    ...PLAIN,
    name: 'agency-name',
    label: 'Logo and tagline',
    icon: 'plan',
    draw: ({ subject }) => (
      <AgencyName name={subject.name} logo={subject.darkLogo} tagline={subject.tagline} />
    ),
  }),
  pagePart({
    ...FOOTER,
    name: 'footer-links',
    label: 'Footer links',
    icon: 'menu',
    fields: linksFields,
    defaults: { columns: '2' },
    draw: ({ subject, props }) => (
      <FooterLinks links={subject.footerLinks} columns={props.columns === '1' ? 1 : 2} />
    ),
  }),
  pagePart({
    ...FOOTER,
    ...PLAIN,
    name: 'agency-contact',
    label: 'Phone and email',
    icon: 'phone',
    missing: ({ phone, email }) => (phone || email ? null : NO_PHONE),
    draw: ({ subject }) => <AgencyContact phone={subject.phone} email={subject.email} />,
  }),
  pagePart({
    ...FOOTER,
    ...PLAIN,
    name: 'small-print',
    label: 'Small print',
    icon: 'check',
    draw: ({ subject }) => <SmallPrint text={subject.smallPrint || subject.name} legal={subject.legal} />,
  }),
];

/** How the menus of a header draw what their entries open. */
const panelOf =
  ({ panels, inner }: Pick<SiteSubject, 'panels'> & Pick<ViewInput<unknown, unknown>, 'inner'>): MenuPanel =>
  (section, place) => {
    const design = panels[section]?.[place];
    return design && inner ? inner(design) : null;
  };

function BuiltInSite({ subject, panel }: { subject: SiteSubject; panel: MenuPanel }) {
  const { place, name, headerLinks, mobileLinks, headerButton, footerLinks, phone, path, newsletter } =
    subject;
  return place === 'header' ? (
    <HeaderBar
      name={name}
      logo={subject.logo}
      links={headerLinks}
      mobileLinks={mobileLinks}
      button={headerButton}
      phone={phone}
      path={path}
      panel={panel}
      hasSearch
    />
  ) : (
    <FooterBands
      {...subject}
      logo={subject.darkLogo}
      links={footerLinks}
      newsletter={newsletter && <FooterNewsletter {...newsletter} />}
    />
  );
}
