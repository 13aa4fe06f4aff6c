import type { ReactNode } from 'react';
import { siteTexts } from '#site/messages/site.ts';
import { Icon } from './icons.tsx';
import { MenuText } from './written-text.tsx';

export type NavLink = { label: string; href: string };

/** An entry of a menu: a link, or a heading that opens more links. */
export type MenuItem = {
  label: string;
  /** Null where it only opens its links. */
  href: string | null;
  links?: NavLink[];
  /** The reusable section that it opens as a panel, by its id. */
  section?: number;
};

/**
 * What an entry with a section opens, in the menu in a row or in the one behind the button; null where there is nothing to
 * show, and the entry is then as it is without a section.
 */
export type MenuPanel = (section: number, place: 'wide' | 'narrow') => ReactNode;

const panelOf = (item: MenuItem, place: 'wide' | 'narrow', panel?: MenuPanel): ReactNode =>
  item.section === undefined ? null : (panel?.(item.section, place) ?? null);

/** Whether an entry has anything to open or to link to. */
const isThere = (item: MenuItem, place: 'wide' | 'narrow', panel?: MenuPanel): boolean =>
  Boolean(item.href || item.links?.length || panelOf(item, place, panel));

/** `page` for the link to this page, `true` for one to a page above it. */
export function isCurrent({
  link: { href },
  path,
}: {
  link: { href: string | null };
  path: string;
}): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href && href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Every link of a menu, those of submenus after the entry that opens them. */
export const linksOfMenu = (items: readonly MenuItem[]): NavLink[] => items.flatMap(linksOfItem);

/** The links below an entry; its own comes first, so that it can be reached although the entry opens a list. */
const linksOfItem = ({ label, href, links = [] }: MenuItem): NavLink[] => [
  ...(href ? [{ label, href }] : []),
  ...links,
];

const isWithin = (item: MenuItem, path: string): boolean =>
  linksOfItem(item).some((link) => isCurrent({ link, path }));

type MenuProps = { links: readonly MenuItem[]; path: string; panel?: MenuPanel };

/** The menu in a row, on wide screens. Submenus and panels are `<details>`, so they open without any script. */
export function WideMenu({ links, path, panel }: MenuProps) {
  return (
    <nav aria-label={siteTexts().main} className="max-xl:hidden">
      <ul className="flex flex-wrap items-center gap-x-5 whitespace-nowrap">
        {links
          .filter((item) => isThere(item, 'wide', panel))
          .map((item) => (
            <li key={item.label + item.href}>
              {panelOf(item, 'wide', panel) ? (
                <WidePanel item={item} path={path}>
                  {panelOf(item, 'wide', panel)}
                </WidePanel>
              ) : item.links?.length ? (
                <WideSubmenu item={item} path={path} />
              ) : (
                <a
                  href={item.href ?? undefined}
                  aria-current={isCurrent({ link: item, path })}
                  className={`block ${wideEntry}`}
                >
                  <MenuText label={item.label} />
                </a>
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}

const WideSummary = ({ item, path }: { item: MenuItem; path: string }) => (
  <summary
    data-current={isWithin(item, path) || undefined}
    className={`flex cursor-pointer list-none items-center gap-1 data-[current]:border-accent ${wideEntry}`}
  >
    <MenuText label={item.label} />
    <Icon name="chevron-down" className="size-4 group-open/menu:rotate-180" />
  </summary>
);

/**
 * Across the page below the header. The entry's own links are in a row above what the section shows, whose cards and
 * questions have groups without a name: this one has one.
 */
function WidePanel({ item, path, children }: { item: MenuItem; path: string; children: ReactNode }) {
  return (
    <details data-behaviour="menu" name="main-menu" className="group/menu">
      <WideSummary item={item} path={path} />
      <div className="absolute inset-x-0 top-full z-10 max-h-[80vh] overflow-x-hidden overflow-y-auto border-y border-line bg-paper whitespace-normal text-ink shadow-lift">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-5 empty:hidden md:px-8">
          {linksOfItem(item).map((link) => (
            <li key={link.label + link.href}>
              <a
                href={link.href}
                aria-current={isCurrent({ link, path })}
                className={`flex min-h-12 items-center no-underline hover:underline aria-[current=page]:text-accent ${headingIf(item, link)}`}
              >
                <MenuText label={link.label} />
              </a>
            </li>
          ))}
        </ul>
        <div className="fr-page">{children}</div>
      </div>
    </details>
  );
}

function WideSubmenu({ item, path }: { item: MenuItem; path: string }) {
  return (
    <details data-behaviour="menu" name="main-menu" className="group/menu relative">
      <WideSummary item={item} path={path} />
      <ul className="absolute start-0 top-full z-10 w-max max-w-80 min-w-48 rounded-b-md border border-line bg-paper py-2 whitespace-normal text-ink shadow-lift">
        {linksOfItem(item).map((link) => (
          <li key={link.label + link.href}>
            <a
              href={link.href}
              aria-current={isCurrent({ link, path })}
              className={`flex min-h-11 items-center px-4 py-2 no-underline hover:bg-brand-soft aria-[current=page]:text-accent ${headingIf(item, link)}`}
            >
              <MenuText label={link.label} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The entries of the menu behind a button, on narrow screens. The submenu with this page is open. */
export function NarrowMenu({ links, path, panel }: MenuProps) {
  return (
    <ul>
      {links
        .filter((item) => isThere(item, 'narrow', panel))
        .map((item) => (
          <li key={item.label + item.href} className="border-b border-line">
            {item.links?.length || panelOf(item, 'narrow', panel) ? (
              <details name="narrow-menu" open={isWithin(item, path)} className="group/sub">
                <summary className={`cursor-pointer list-none ${narrowEntry}`}>
                  <MenuText label={item.label} />
                  <Icon name="chevron-down" className="size-5 text-outline group-open/sub:rotate-180" />
                </summary>
                <ul className="border-s-2 border-line ps-4 pb-3 empty:hidden">
                  {linksOfItem(item).map((link) => (
                    <li key={link.label + link.href}>
                      <a
                        href={link.href}
                        aria-current={isCurrent({ link, path })}
                        className={`flex min-h-11 items-center text-lg no-underline aria-[current=page]:text-accent ${headingIf(item, link)}`}
                      >
                        <MenuText label={link.label} />
                      </a>
                    </li>
                  ))}
                </ul>
                {/* As wide as the menu, whose edges it would otherwise keep away from twice. */}
                <div className="fr-page -mx-5 overflow-x-hidden empty:hidden md:-mx-8">
                  {panelOf(item, 'narrow', panel)}
                </div>
              </details>
            ) : (
              <a
                href={item.href ?? undefined}
                aria-current={isCurrent({ link: item, path })}
                className={`no-underline aria-[current]:text-accent ${narrowEntry}`}
              >
                <MenuText label={item.label} />
                <Icon name="chevron-right" className="size-5 text-outline rtl:-scale-x-100" />
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}

const headingIf = (item: MenuItem, link: NavLink): string =>
  link.href === item.href && link.label === item.label ? 'font-semibold' : '';

const wideEntry =
  'border-b-2 border-transparent py-2 font-medium text-inherit no-underline hover:border-line aria-[current]:border-accent';

const narrowEntry = 'flex min-h-14 items-center justify-between font-display text-xl';
