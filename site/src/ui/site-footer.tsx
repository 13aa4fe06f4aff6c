import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { LogoMark } from './logo-mark.tsx';
import { type NavLink, telHref } from './site-header.tsx';

/** The foot of every page: who, where to go, how to reach the agency, and the small print. */
export function SiteFooter({
  name,
  tagline,
  links,
  phone,
  email,
  smallPrint,
  newsletter,
}: {
  name: string;
  tagline?: string | null;
  links: NavLink[];
  phone?: string | null;
  email?: string | null;
  smallPrint?: string | null;
  /** A band of its own at the top. */
  newsletter?: ReactNode;
}) {
  return (
    <footer className="bg-brand-deep text-sand print:hidden">
      {newsletter}
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 py-14 md:grid-cols-2 md:px-8 md:py-20 lg:grid-cols-[1.1fr_1.3fr_0.8fr]">
        <div className="md:max-lg:col-span-2">
          <div className="flex items-center gap-4">
            <LogoMark letter={name.slice(0, 1).toUpperCase()} className="h-12 text-brand" />
            <p className="font-display text-2xl leading-tight">{name}</p>
          </div>
          {tagline && <p className="mt-4 max-w-sm text-lg text-sand/80">{tagline}</p>}
        </div>
        <nav aria-label="Footer">
          <ul className="columns-2 gap-8">
            {links.map((link) => (
              <li key={link.href + link.label} className="break-inside-avoid">
                <a href={link.href} className={footLink}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {(phone || email) && (
          <address className="flex flex-col items-start not-italic">
            {phone && (
              <a href={telHref(phone)} className={`${footLink} font-display text-xl`}>
                {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={`${footLink} wrap-anywhere`}>
                <Icon name="mail" className="mt-0.5" />
                {email}
              </a>
            )}
          </address>
        )}
      </div>
      <div className="border-t border-sand/15">
        <div className="mx-auto max-w-page px-5 py-6 text-sm whitespace-pre-line text-sand/75 md:px-8">
          {smallPrint || name}
        </div>
      </div>
    </footer>
  );
}

const footLink =
  'inline-flex min-h-11 items-center gap-2.5 py-1 leading-snug text-sand no-underline decoration-accent decoration-2 underline-offset-6 hover:underline';
