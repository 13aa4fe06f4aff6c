import type { ReactNode } from 'react';
import { siteTexts } from '#site/messages/site.ts';
import { type AgencyLogo, LogoPicture } from './agency-logo.tsx';
import { ChosenIcon } from './icons/chosen-icon.tsx';
import { Icon } from './icons.tsx';
import { LogoMark } from './logo-mark.tsx';
import { reusedContent } from './reused-content.ts';
import { telHref } from './site-header.tsx';
import type { MenuItem, NavLink } from './site-menu.tsx';
import { MenuText, WrittenText } from './written-text.tsx';

/** An office as the footer names it. */
export type FooterOffice = { name: string; path: string; phone: string | null };

/** A profile of the agency or a person on another website. */
export type SocialProfile = { href: string; name: string; icon: string };

/** Company number and licences in one line each, and the pages about the law. */
export type FooterLegal = { details: string[]; links: NavLink[] };

type Props = {
  name: string;
  /** Of a kind that can be seen on dark backgrounds. */
  logo?: AgencyLogo | null;
  tagline?: string | null;
  links: MenuItem[];
  phone?: string | null;
  email?: string | null;
  smallPrint?: string | null;
  /** The offices, with short names. */
  offices?: FooterOffice[];
  /** Profiles on other websites. */
  social?: SocialProfile[];
  legal?: FooterLegal;
  /** A separate section at the top. */
  newsletter?: ReactNode;
};

/**
 * The footer of every page: agency, links, contact details and small print. It is rendered once for each immutable list
 * of links as long as nothing else in it changes; `form` identifies the state of the newsletter form.
 */
export function SiteFooter({ form, ...props }: Props & { form?: object }) {
  // The links are what it is cached for.
  const { newsletter, links, ...rest } = props;
  return (
    <footer
      className={FOOTER_STYLE}
      {...reusedContent({
        of: links,
        form: JSON.stringify([rest, newsletter && form]),
        idPrefix: 'foot',
        content: () => <FooterBands {...props} />,
      })}
    />
  );
}

/** Its content. */
export function FooterBands({
  name,
  logo,
  tagline,
  links,
  phone,
  email,
  smallPrint,
  offices = [],
  social = [],
  legal,
  newsletter,
}: Props) {
  return (
    <>
      {newsletter}
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 py-12 md:grid-cols-2 md:px-8 md:py-14 lg:grid-cols-[1fr_1.3fr_1fr]">
        <div className="md:max-lg:col-span-2">
          <AgencyName name={name} logo={logo} tagline={tagline} />
          <SocialProfiles profiles={social} className="mt-6" />
        </div>
        <FooterLinks links={links} />
        <div>
          <AgencyContact phone={phone} email={email} />
          <FooterOffices offices={offices} />
        </div>
      </div>
      <div className="border-t border-sand/15">
        <div className="mx-auto max-w-page px-5 py-6 md:px-8">
          <SmallPrint text={smallPrint || name} legal={legal} />
        </div>
      </div>
    </>
  );
}

/** The offices with their phone numbers; nothing where there is none. */
function FooterOffices({ offices }: { offices: FooterOffice[] }) {
  if (offices.length === 0) return null;
  return (
    <nav aria-label={siteTexts().offices} className="mt-5">
      <ul>
        {offices.map(({ name, path, phone }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-4">
            <a href={path} className={footLink}>
              <MenuText label={name} />
            </a>
            {phone && (
              <a
                href={telHref(phone)}
                aria-label={siteTexts().callPlace(name, phone)}
                className={`${footLink} opacity-80`}
              >
                <WrittenText text={phone} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Profiles on other websites, as icons. Nothing is loaded from them. */
export function SocialProfiles({
  profiles,
  className = '',
}: {
  profiles: readonly SocialProfile[];
  className?: string;
}) {
  if (profiles.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {profiles.map(({ href, name, icon }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener me"
            aria-label={name}
            className="grid size-11 place-items-center rounded-full border border-current/40 text-inherit hover:bg-accent hover:text-paper"
          >
            <ChosenIcon name={icon} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The element around the footer of a page. */
export function FooterFrame({
  template,
  children,
}: {
  /** The id of its template. */
  template?: number;
  children: ReactNode;
}) {
  return (
    <footer data-template-id={template} className={FOOTER_STYLE}>
      {children}
    </footer>
  );
}

/** Logo, name and tagline of the agency. A logo of its own takes the place of the drawn one and the name. */
export function AgencyName({
  name,
  logo,
  tagline,
}: {
  name: string;
  logo?: AgencyLogo | null;
  tagline?: string | null;
}) {
  return (
    <>
      {logo ? (
        <LogoPicture logo={logo} alt={name} className="max-h-24" />
      ) : (
        <div className="flex items-center gap-4">
          <LogoMark letter={name.slice(0, 1).toUpperCase()} className="h-12 text-brand" />
          <p className="font-display text-2xl leading-tight">{name}</p>
        </div>
      )}
      {tagline && (
        <p className="mt-4 max-w-sm text-lg opacity-80">
          <WrittenText text={tagline} />
        </p>
      )}
    </>
  );
}

/** The links in the footer, in one or two columns. An entry with links of its own is their heading. */
export function FooterLinks({ links, columns = 2 }: { links: MenuItem[]; columns?: 1 | 2 }) {
  return (
    <nav aria-label={siteTexts().footer}>
      <ul className={columns === 2 ? 'columns-2 gap-8' : ''}>
        {links.map((item) => (
          <li key={item.href + item.label} className="break-inside-avoid">
            {item.href ? (
              <a href={item.href} className={`${footLink} ${item.links?.length ? 'font-semibold' : ''}`}>
                <MenuText label={item.label} />
              </a>
            ) : (
              <p className="flex min-h-11 items-center py-2.5 font-semibold leading-snug md:min-h-9 md:py-1">
                <MenuText label={item.label} />
              </p>
            )}
            {item.links && item.links.length > 0 && (
              <ul className="mb-4">
                {item.links.map(({ label, href }) => (
                  <li key={href + label}>
                    <a href={href} className={footLink}>
                      <MenuText label={label} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Phone and email of the agency; nothing if both are missing. */
export function AgencyContact({ phone, email }: { phone?: string | null; email?: string | null }) {
  if (!phone && !email) return null;
  return (
    <address className="flex flex-col items-start not-italic">
      {phone && (
        <a href={telHref(phone)} className={`${footLink} font-display text-xl`}>
          <WrittenText text={phone} />
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${footLink} wrap-anywhere`}>
          <Icon name="mail" className="mt-0.5" />
          {email}
        </a>
      )}
    </address>
  );
}

/** What the agency says at the end, its company number and licences, and the pages about the law. */
export function SmallPrint({ text, legal }: { text: string; legal?: FooterLegal }) {
  return (
    <>
      <p className="text-sm whitespace-pre-line opacity-80">
        <WrittenText text={text} />
      </p>
      {legal && legal.details.length > 0 && (
        <p className="mt-3 text-sm opacity-80">{legal.details.join(' · ')}</p>
      )}
      {legal && (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {legal.links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} className={`${footLink} text-sm underline`}>
                <MenuText label={label} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const FOOTER_STYLE = 'bg-brand-deep text-sand print:hidden';

const footLink =
  'inline-flex min-h-11 items-center gap-2.5 py-2.5 leading-snug md:min-h-9 md:py-1 text-inherit no-underline decoration-accent decoration-2 underline-offset-6 hover:underline';
