import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { LogoMark } from './logo-mark.tsx';
import { reusedContent } from './reused-content.ts';
import { type NavLink, telHref } from './site-header.tsx';

type Props = {
  name: string;
  tagline?: string | null;
  links: NavLink[];
  phone?: string | null;
  email?: string | null;
  smallPrint?: string | null;
  /** A separate section at the top. */
  newsletter?: ReactNode;
};

/**
 * The footer of every page: agency, links, contact details and small print. It is rendered once for each immutable list
 * of links as long as nothing else in it changes; `form` identifies the state of the newsletter form.
 */
export function SiteFooter({ form, ...props }: Props & { form?: object }) {
  const { newsletter, ...rest } = props;
  return (
    <footer
      className={FOOTER_STYLE}
      {...reusedContent({
        of: props.links,
        form: JSON.stringify([rest, newsletter && form]),
        idPrefix: 'foot',
        content: () => <FooterBands {...props} />,
      })}
    />
  );
}

/** Its content. */
export function FooterBands({ name, tagline, links, phone, email, smallPrint, newsletter }: Props) {
  return (
    <>
      {newsletter}
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 py-14 md:grid-cols-2 md:px-8 md:py-20 lg:grid-cols-[1.1fr_1.3fr_0.8fr]">
        <div className="md:max-lg:col-span-2">
          <AgencyName name={name} tagline={tagline} />
        </div>
        <FooterLinks links={links} />
        <AgencyContact phone={phone} email={email} />
      </div>
      <div className="border-t border-sand/15">
        <div className="mx-auto max-w-page px-5 py-6 md:px-8">
          <SmallPrint text={smallPrint || name} />
        </div>
      </div>
    </>
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

/** Logo, name and tagline of the agency. */
export function AgencyName({ name, tagline }: { name: string; tagline?: string | null }) {
  return (
    <>
      <div className="flex items-center gap-4">
        <LogoMark letter={name.slice(0, 1).toUpperCase()} className="h-12 text-brand" />
        <p className="font-display text-2xl leading-tight">{name}</p>
      </div>
      {tagline && <p className="mt-4 max-w-sm text-lg opacity-80">{tagline}</p>}
    </>
  );
}

/** The links in the footer, in one or two columns. */
export function FooterLinks({ links, columns = 2 }: { links: NavLink[]; columns?: 1 | 2 }) {
  return (
    <nav aria-label="Footer">
      <ul className={columns === 2 ? 'columns-2 gap-8' : ''}>
        {links.map((link) => (
          <li key={link.href + link.label} className="break-inside-avoid">
            <a href={link.href} className={footLink}>
              {link.label}
            </a>
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
  );
}

/** Licence numbers and the like. */
export function SmallPrint({ text }: { text: string }) {
  return <p className="text-sm whitespace-pre-line opacity-75">{text}</p>;
}

const FOOTER_STYLE = 'bg-brand-deep text-sand print:hidden';

const footLink =
  'inline-flex min-h-11 items-center gap-2.5 py-1 leading-snug text-inherit no-underline decoration-accent decoration-2 underline-offset-6 hover:underline';
