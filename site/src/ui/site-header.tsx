import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { LogoMark } from './logo-mark.tsx';
import { SearchOpener, SearchOverlay } from './widgets/search-overlay.tsx';

export type NavLink = { label: string; href: string };

/**
 * The bar at the top of every page. It scrolls away and comes back once the page is scrolled by its height + 200 px, or
 * by `stickyOffset` px; without script it stays in sight. On narrow screens the menu is a `<details>`, so it opens
 * without any script. `path` marks the page one is on.
 */
export function SiteHeader({
  name,
  links,
  phone,
  path,
  search,
  stickyOffset,
  demo = false,
}: {
  name: string;
  links: NavLink[];
  phone?: string | null;
  path: string;
  /** What opens over the page where visitors ask for the search. */
  search?: ReactNode;
  stickyOffset?: number;
  demo?: boolean;
}) {
  return (
    <>
      {demo && (
        <aside aria-label="Notice" className="bg-brand-deep px-5 py-1.5 text-center text-xs text-sand">
          Demonstration site: this agency, its people and its properties are invented.
        </aside>
      )}
      <header
        data-behaviour="page-widgets"
        data-sticky-offset={stickyOffset}
        className="fr-header z-30 border-b border-line bg-paper print:hidden"
      >
        <div className="mx-auto flex h-18 max-w-page items-center justify-between gap-2 px-5 sm:gap-6 md:px-8">
          <a href="/" className="flex min-w-0 items-center gap-3 no-underline">
            <LogoMark letter={name.slice(0, 1).toUpperCase()} className="h-10 text-brand" />
            <span className="line-clamp-2 font-display text-lg leading-tight text-brand-deep md:text-xl">
              {name}
              <span className="sr-only">, home</span>
            </span>
          </a>
          <nav aria-label="Main" className="max-lg:hidden">
            <ul className="flex items-center gap-5 whitespace-nowrap xl:gap-7">
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} aria-current={isCurrent({ link, path })} className={wideLink}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex shrink-0 items-center gap-1">
            {phone && <PhoneLink phone={phone} />}
            {search && <SearchOpener className={`${iconLink} cursor-pointer max-sm:hidden`} />}
            <PersonalLinks />
            <MobileMenu links={links} phone={phone} path={path} hasSearch={Boolean(search)} />
          </div>
        </div>
        {search && <SearchOverlay>{search}</SearchOverlay>}
      </header>
    </>
  );
}

/** `(02) 9999 0000` → `tel:0299990000`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={telHref(phone)}
      aria-label={`Call ${phone}`}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm font-semibold text-brand-deep no-underline hover:bg-brand-soft lg:px-3"
    >
      <Icon name="phone" className="size-5 text-accent" />
      <span className="max-lg:hidden">{phone}</span>
    </a>
  );
}

/**
 * What is the visitor's own. The page is the same for everybody: the number and the name come afterwards, by script
 * (listing-actions.client.ts), into room that is kept for them.
 */
function PersonalLinks() {
  return (
    <>
      <a href="/saved-properties" title="Saved properties" className={`${iconLink} relative`}>
        <span className="sr-only">Saved properties</span>
        <Icon name="heart" className="size-6" />
        <span
          data-saved-count=""
          className="absolute top-1 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums empty:hidden"
        />
      </a>
      <a href="/welcome" title="Sign in" data-account="" className={`${iconLink} max-sm:hidden lg:-mr-2.5`}>
        <span className="sr-only">Sign in</span>
        <Icon name="person" className="size-6" />
      </a>
    </>
  );
}

const iconLink =
  'inline-flex size-11 items-center justify-center rounded-sm text-brand-deep no-underline hover:bg-brand-soft';

/** The same in the menu of narrow screens, in words. */
const PERSONAL_LINKS: NavLink[] = [
  { label: 'Saved properties', href: '/saved-properties' },
  { label: 'Compare properties', href: '/compare-properties' },
  { label: 'Your account', href: '/welcome' },
];

function MobileMenu({
  links,
  phone,
  path,
  hasSearch,
}: {
  links: NavLink[];
  phone?: string | null;
  path: string;
  hasSearch: boolean;
}) {
  return (
    <details data-behaviour="menu" className="group lg:hidden">
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center rounded-sm hover:bg-brand-soft">
        <span className="sr-only">Menu</span>
        <Icon name="menu" className="size-7 group-open:hidden" />
        <Icon name="close" className="hidden size-7 group-open:block" />
      </summary>
      <nav
        aria-label="Main, narrow screens"
        className="absolute inset-x-0 top-full max-h-[80vh] overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-6 shadow-lift md:px-8"
      >
        <ul>
          {links.map((link) => (
            <li key={link.href} className="border-b border-line">
              <a
                href={link.href}
                aria-current={isCurrent({ link, path })}
                className="flex min-h-14 items-center justify-between font-display text-xl no-underline aria-[current]:text-accent"
              >
                {link.label}
                <Icon name="chevron-right" className="size-5 text-outline" />
              </a>
            </li>
          ))}
        </ul>
        {hasSearch && (
          <SearchOpener className="mt-4 flex min-h-12 w-full cursor-pointer items-center gap-3 text-lg font-semibold sm:hidden">
            Find a property
          </SearchOpener>
        )}
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {PERSONAL_LINKS.map(({ label, href }) => (
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
            {phone}
          </a>
        )}
      </nav>
    </details>
  );
}

const wideLink =
  'block border-b-2 border-transparent py-2 font-medium text-ink no-underline hover:border-line aria-[current]:border-accent';

function isCurrent({ link, path }: { link: NavLink; path: string }): 'page' | 'true' | undefined {
  if (path === link.href) return 'page';
  return link.href !== '/' && path.startsWith(`${link.href}/`) ? 'true' : undefined;
}
