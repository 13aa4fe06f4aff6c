import { Icon } from './icons.tsx';
import { LogoMark } from './logo-mark.tsx';

export type NavLink = { label: string; href: string };

/**
 * The bar at the top of every page. It stays in sight while the page scrolls. On narrow screens the menu is a
 * `<details>`, so it opens without any script. `path` marks the page one is on.
 */
export function SiteHeader({
  name,
  links,
  phone,
  path,
  demo = false,
}: {
  name: string;
  links: NavLink[];
  phone?: string | null;
  path: string;
  demo?: boolean;
}) {
  return (
    <>
      {demo && (
        <aside aria-label="Notice" className="bg-brand-deep px-5 py-1.5 text-center text-xs text-sand">
          Demonstration site: this agency, its people and its properties are invented.
        </aside>
      )}
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-18 max-w-page items-center justify-between gap-6 px-5 md:px-8">
          <a href="/" className="flex min-w-0 items-center gap-3 no-underline">
            <LogoMark letter={name.slice(0, 1).toUpperCase()} className="h-10 text-brand" />
            <span className="line-clamp-2 font-display text-lg leading-tight text-brand-deep md:text-xl">
              {name}
              <span className="sr-only">, home</span>
            </span>
          </a>
          <nav aria-label="Main" className="max-lg:hidden">
            <ul className="flex items-center gap-7">
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
            <MobileMenu links={links} phone={phone} path={path} />
          </div>
        </div>
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
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm font-semibold text-brand-deep no-underline hover:bg-brand-soft lg:-mr-3 lg:px-3"
    >
      <Icon name="phone" className="size-5 text-accent" />
      <span className="max-lg:hidden">{phone}</span>
    </a>
  );
}

function MobileMenu({ links, phone, path }: { links: NavLink[]; phone?: string | null; path: string }) {
  return (
    <details className="group lg:hidden">
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
