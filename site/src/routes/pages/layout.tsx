import type { ReactNode } from 'react';
import type { MenuPanels } from '#site/block-kit/inner-design.ts';
import { takesNewsletter } from '#site/block-kit/takes-newsletter.ts';
import { DesignView, InnerView } from '#site/builder/design/design-view.tsx';
import { type FooterForm, FooterNewsletter } from '#site/features/leads/forms/opening/footer-newsletter.tsx';
import { HeroSearchForm } from '#site/features/listings/search/hero-search.island.tsx';
import { Consent } from '#site/features/measurement/consent.island.tsx';
import type { SiteSettings } from '#site/features/settings/load-settings.ts';
import { footerFacts } from '#site/features/team/footer-facts.ts';
import type { Office } from '#site/features/team/load-people.ts';
import { asWritten } from '#site/messages/language.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { InLanguage, StaffContent } from '#site/ui/in-language.tsx';
import { LanguageSwitch } from '#site/ui/language-switch.tsx';
import { ListingActionsForm } from '#site/ui/listing-actions.tsx';
import { FooterFrame, SiteFooter, SmallPrint } from '#site/ui/site-footer.tsx';
import { DemoNotice, HeaderFrame, SiteHeader } from '#site/ui/site-header.tsx';
import type { MenuPanel } from '#site/ui/site-menu.tsx';
import { SkipLink } from '#site/ui/skip-link.tsx';
import { BackToTop } from '#site/ui/widgets/back-to-top.tsx';
import type { Surroundings } from './page-route.ts';

/**
 * What surrounds every page: header, `<main id="main">`, footer. The page handler puts it around each route's `body`,
 * so a route returns only what is inside `<main>`.
 */
export function Layout({
  settings,
  offices,
  path,
  about,
  newsletter,
  surroundings: { header, footer, panels },
  without,
  translated,
  languagesAt,
  now,
  stretchTo,
  children,
}: {
  settings: SiteSettings;
  offices: Office[];
  /** The page's own path, to mark it in the menu. */
  path: string;
  about?: PageAnswer['about'];
  /** Left out where the agency has no newsletter. */
  newsletter?: FooterForm;
  /** Header and footer as staff have built them; the built-in ones where they have not. */
  surroundings: Surroundings;
  without?: PageAnswer['without'];
  /** Whether the page’s own texts are in the language of its address. */
  translated: boolean;
  /** The English address of the page, which the other languages have with a prefix. */
  languagesAt: string;
  /** Epoch ms. */
  now: number;
  /** What stretched sections are as wide as, where it is not the window. */
  stretchTo?: string;
  children: ReactNode;
}) {
  const { agencyName, phone, email, stickyOffset } = settings;
  const search = <HeroSearchForm look="compact" />;
  return (
    <>
      <SkipLink />
      {settings.demo && <DemoNotice />}
      {without?.header ? null : header ? (
        <HeaderFrame search={search} stickyOffset={stickyOffset} template={header.id}>
          <StaffContent>
            <DesignView loaded={header.loaded} now={now} />
          </StaffContent>
        </HeaderFrame>
      ) : (
        <SiteHeader
          name={agencyName}
          logo={settings.logo}
          links={settings.headerLinks}
          mobileLinks={settings.mobileLinks}
          button={settings.headerButton}
          phone={phone}
          path={path}
          search={search}
          panel={panels && panelOf({ panels, now })}
          stickyOffset={stickyOffset}
        />
      )}
      <main
        id="main"
        tabIndex={-1}
        data-listing={about?.listing}
        data-agent={about?.agent}
        data-office={about?.office}
        data-stretch-to={stretchTo || undefined}
        data-picture-lightbox={settings.pictureLightbox ? undefined : 'off'}
        className="min-h-[60vh] outline-none"
        {...(translated ? {} : asWritten())}
      >
        {translated ? children : <InLanguage language="en">{children}</InLanguage>}
      </main>
      {settings.measurement && <Consent {...settings.measurement} />}
      {without?.footer ? (
        <FooterFrame>
          <div className="mx-auto max-w-page px-5 py-6 md:px-8">
            <SmallPrint
              text={settings.smallPrint || agencyName}
              legal={footerFacts({ settings, offices }).legal}
            />
          </div>
        </FooterFrame>
      ) : footer ? (
        <FooterFrame template={footer.id}>
          <StaffContent>
            <DesignView loaded={footer.loaded} now={now} />
          </StaffContent>
        </FooterFrame>
      ) : (
        <SiteFooter
          newsletter={newsletter && takesNewsletter(path) && <FooterNewsletter {...newsletter} />}
          form={newsletter}
          name={agencyName}
          logo={settings.darkLogo}
          tagline={settings.tagline}
          links={settings.footerLinks}
          phone={phone}
          email={email}
          {...footerFacts({ settings, offices })}
          smallPrint={settings.smallPrint}
        />
      )}
      <LanguageSwitch languages={settings.languages} path={languagesAt} />
      <ListingActionsForm />
      <BackToTop />
    </>
  );
}

/** How the menus draw what their entries open. */
const panelOf =
  ({ panels, now }: { panels: MenuPanels; now: number }): MenuPanel =>
  (section, place) => {
    const design = panels[section]?.[place];
    return design ? <InnerView design={design} now={now} /> : null;
  };
