import type { ReactNode } from 'react';
import { asWritten } from '#site/messages/language.ts';
import { siteTexts } from '#site/messages/site.ts';
import { type AgencyLogo, LogoPicture } from './agency-logo.tsx';
import { buttonStyle } from './button.tsx';
import { PersonalLinks, SearchButton } from './header-icons.tsx';
import { Icon } from './icons.tsx';
import { LogoMark } from './logo-mark.tsx';
import { reusedContent } from './reused-content.ts';
import {
  isCurrent,
  linksOfMenu,
  type MenuItem,
  type MenuPanel,
  NarrowMenu,
  type NavLink,
  WideMenu,
} from './site-menu.tsx';
import { SearchOpener, SearchOverlay } from './widgets/search-overlay.tsx';
import { MenuText, WrittenText } from './written-text.tsx';

/** The header of every page: logo, menu and the visitor’s own links. */
export function SiteHeader({
  name,
  logo,
  links,
  mobileLinks = links,
  button,
  phone,
  path,
  search,
  panel,
  stickyOffset,
}: {
  name: string;
  logo?: AgencyLogo | null;
  /** Immutable: the header is rendered once for each list, as long as nothing else in it changes. */
  links: MenuItem[];
  /** The menu of narrow screens, where it is another one. */
  mobileLinks?: MenuItem[];
  button?: NavLink | null;
  phone?: string | null;
  path: string;
  /** The search overlay; the same on every page. */
  search?: ReactNode;
  /** What entries of the menus open in place of links, where any do. */
  panel?: MenuPanel;
  stickyOffset?: number | null;
}) {
  const ownMenu = mobileLinks === links ? [] : mobileLinks;
  const marked = [...linksOfMenu(links), ...linksOfMenu(ownMenu), ...personalLinks()].map((link) =>
    isCurrent({ link, path }),
  );
  const content = () => (
    <>
      <HeaderBar
        name={name}
        logo={logo}
        links={links}
        mobileLinks={mobileLinks}
        button={button}
        phone={phone}
        path={path}
        hasSearch={Boolean(search)}
        panel={panel}
      />
      {search && <SearchOverlay>{search}</SearchOverlay>}
    </>
  );
  // A panel may show something else on each page.
  if (panel) return <header {...headerProps({ stickyOffset })}>{content()}</header>;
  return (
    <header
      {...headerProps({ stickyOffset })}
      {...reusedContent({
        of: links,
        form: JSON.stringify([name, logo, button, phone, marked, Boolean(search), ownMenu]),
        idPrefix: 'head',
        content,
      })}
    />
  );
}

/** A notice on every page that this is a demo. */
export function DemoNotice() {
  return (
    <aside
      aria-label={siteTexts().notice}
      className="bg-brand-deep px-5 py-1.5 text-center text-xs text-sand print:hidden"
    >
      {siteTexts().demo}
    </aside>
  );
}

/**
 * The element around the header of a page. It scrolls away and becomes sticky once the page is scrolled by its height +
 * 200 px, or by `stickyOffset` px; without JavaScript it is always sticky. It contains the search overlay.
 */
export function HeaderFrame({
  search,
  stickyOffset,
  template,
  children,
}: {
  search?: ReactNode;
  stickyOffset?: number | null;
  /** The id of its template. */
  template?: number;
  children: ReactNode;
}) {
  return (
    <header {...headerProps({ stickyOffset, template })}>
      {children}
      {search && <SearchOverlay>{search}</SearchOverlay>}
    </header>
  );
}

const headerProps = ({ stickyOffset, template }: { stickyOffset?: number | null; template?: number }) => ({
  'data-behaviour': 'page-widgets',
  'data-sticky-offset': stickyOffset ?? undefined,
  'data-template-id': template,
  className: 'fr-header z-30 border-b border-line bg-paper print:hidden',
});

/** Name, menu and links in one row. On narrow screens the menu is a `<details>`, so it opens without any script. */
export function HeaderBar({
  name,
  logo,
  links,
  mobileLinks = links,
  button,
  phone,
  path,
  hasSearch,
  hasAccount = true,
  panel,
}: {
  name: string;
  /** In place of the drawn mark and the name. */
  logo?: AgencyLogo | null;
  links: MenuItem[];
  /** The menu of narrow screens, where it is another one. */
  mobileLinks?: MenuItem[];
  /** The main call to action, such as requesting an appraisal. */
  button?: NavLink | null;
  phone?: string | null;
  /** Path of the current page, to mark it in the menu. */
  path: string;
  hasSearch: boolean;
  hasAccount?: boolean;
  panel?: MenuPanel;
}) {
  return (
    <div className="mx-auto flex h-18 max-w-page items-center justify-between gap-2 px-5 sm:gap-6 md:px-8">
      <SiteLogo name={name} logo={logo} />
      <WideMenu links={links} path={path} panel={panel} />
      <div className="flex shrink-0 items-center gap-1">
        {phone && <PhoneLink phone={phone} short={Boolean(button) && links.length > ROOM_FOR} />}
        {hasSearch && <SearchButton className="max-sm:hidden" />}
        {hasAccount && <PersonalLinks />}
        {button && (
          <a
            href={button.href}
            className={`${buttonStyle({ variant: 'accent', size: 'sm' })} ms-2 max-xl:me-2 max-md:hidden`}
          >
            <MenuText label={button.label} />
          </a>
        )}
        <MobileMenu
          links={mobileLinks}
          button={button}
          phone={phone}
          path={path}
          hasSearch={hasSearch}
          panel={panel}
        />
      </div>
    </div>
  );
}

/** The most menu entries in one row beside a button and a phone number. */
const ROOM_FOR = 7;

/** Logo and name of the agency, linked to the home page. With a logo of its own, `both` is that alone. */
export function SiteLogo({
  name,
  logo,
  shows = 'both',
}: {
  name: string;
  logo?: AgencyLogo | null;
  shows?: 'both' | 'mark' | 'name';
}) {
  if (logo && shows !== 'name')
    return (
      <a href="/" className="flex min-h-11 shrink-0 items-center">
        <LogoPicture logo={logo} alt={siteTexts().home(name)} />
      </a>
    );
  return (
    <a href="/" className="flex min-h-11 min-w-0 items-center gap-3 no-underline">
      {shows !== 'name' && <LogoMark letter={name.slice(0, 1).toUpperCase()} className="h-10 text-brand" />}
      <span
        className={
          shows === 'mark'
            ? 'sr-only'
            : 'line-clamp-2 font-display text-lg leading-tight text-brand-deep md:text-xl in-[.text-sand]:text-sand'
        }
      >
        <WrittenText text={name} />
        <span className="sr-only">{siteTexts().home('')}</span>
      </span>
    </a>
  );
}

/** `(02) 9999 0000` → `tel:0299990000`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A phone link; only the icon if there is no room for the number. */
export function PhoneLink({ phone, short = false }: { phone: string; short?: boolean }) {
  return (
    <a
      href={telHref(phone)}
      aria-label={siteTexts().call(phone)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm font-semibold text-brand-deep no-underline hover:bg-brand-soft lg:px-3 in-[.text-sand]:text-sand in-[.text-sand]:hover:bg-sand/15"
    >
      <Icon name="phone" className="size-5 text-accent in-[.text-sand]:text-current" />
      {!short && (
        <span {...asWritten()} className="max-lg:hidden">
          {phone}
        </span>
      )}
    </a>
  );
}

/** The visitor's own pages. */
const personalLinks = (): NavLink[] => {
  const { saved, compared, account } = siteTexts();
  return [
    { label: saved, href: '/saved-properties' },
    { label: compared, href: '/compare-properties' },
    { label: account, href: '/welcome' },
  ];
};

/** The menu behind a button, on narrow screens. */
export function MobileMenu({
  links,
  button,
  phone,
  path,
  hasSearch,
  panel,
}: {
  links: MenuItem[];
  button?: NavLink | null;
  phone?: string | null;
  path: string;
  hasSearch: boolean;
  panel?: MenuPanel;
}) {
  return (
    <details data-behaviour="menu" className="group/menu xl:hidden">
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center rounded-sm hover:bg-brand-soft in-[.text-sand]:hover:bg-sand/15">
        <span className="sr-only">{siteTexts().menu}</span>
        <Icon name="menu" className="size-7 group-open/menu:hidden" />
        <Icon name="close" className="hidden size-7 group-open/menu:block" />
      </summary>
      <nav
        aria-label={siteTexts().mainMenu}
        className="absolute inset-x-0 top-full z-10 max-h-[80vh] overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-6 text-ink shadow-lift md:px-8"
      >
        <NarrowMenu links={links} path={path} panel={panel} />
        {button && (
          <a
            href={button.href}
            className={`${buttonStyle({ variant: 'accent', block: true })} mt-5 md:hidden`}
          >
            <MenuText label={button.label} />
          </a>
        )}
        {hasSearch && (
          <SearchOpener className="mt-4 flex min-h-12 w-full cursor-pointer items-center gap-3 text-lg font-semibold sm:hidden">
            {siteTexts().findProperty}
          </SearchOpener>
        )}
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {personalLinks().map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={path === href ? 'page' : undefined}
                className="flex min-h-11 items-center underline decoration-line underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        {phone && (
          <a
            href={telHref(phone)}
            className="mt-5 flex min-h-12 items-center gap-3 text-lg font-semibold no-underline"
          >
            <Icon name="phone" className="text-accent" />
            <WrittenText text={phone} />
          </a>
        )}
      </nav>
    </details>
  );
}
