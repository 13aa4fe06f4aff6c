import type { ReactNode } from 'react';
import type { SiteSettings } from '#site/features/settings/load-settings.ts';
import { SiteFooter } from '#site/ui/site-footer.tsx';
import { SiteHeader } from '#site/ui/site-header.tsx';
import { SkipLink } from '#site/ui/skip-link.tsx';

/**
 * What surrounds every page: header, `<main id="main">`, footer. The page handler puts it around each route's `body`,
 * so a route returns only what stands inside `<main>`.
 */
export function Layout({
  settings,
  path,
  children,
}: {
  settings: SiteSettings;
  /** The page's own path, to mark it in the menu. */
  path: string;
  children: ReactNode;
}) {
  const { agencyName, phone, email } = settings;
  return (
    <>
      <SkipLink />
      <SiteHeader
        name={agencyName}
        links={settings.headerLinks}
        phone={phone}
        path={path}
        demo={settings.demo}
      />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <SiteFooter
        name={agencyName}
        tagline={settings.tagline}
        links={settings.footerLinks}
        phone={phone}
        email={email}
        smallPrint={settings.smallPrint}
      />
    </>
  );
}
