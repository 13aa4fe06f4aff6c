import type { Payload } from 'payload';
import { OTHER_LANGUAGES, type OtherLanguage } from '#site/messages/language.ts';
import type { Media } from '#site/payload-types.ts';
import { env } from '#site/server/env.ts';
import { imagesById, type SizedImage } from '#site/server/images.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import type { AgencyLogo } from '#site/ui/agency-logo.tsx';
import { abnText } from './abn.ts';
import { LOGO_WIDTH } from './agency-fields.ts';
import type { AllowedEmbeds } from './embeds.ts';
import { findMapFile, OWN_MAP_STYLE } from './map/map-file.ts';
import { type SocialLink, toSocialLink } from './social-links.ts';
import { readVerificationTags, type VerificationTag } from './verification-tags.ts';

export type MenuLink = { label: string; href: string };

/** An entry of a menu; one without an address only opens its links, or a reusable section by its id. */
export type MenuEntry = { label: string; href: string | null; links?: MenuLink[]; section?: number };

/** Who the agency is and what surrounds every page, with the gaps filled. */
export type SiteSettings = {
  agencyName: string;
  tagline: string | null;
  intro: string | null;
  heroImage: (SizedImage & { alt: string; focal: { x: number; y: number } }) | null;
  strengths: { title: string; text: string }[];
  phone: string | null;
  email: string | null;
  /** MapLibre style; null where there are no maps. */
  mapStyleUrl: string | null;
  /** Whether links to pictures open them over the page, where a link does not say otherwise. */
  pictureLightbox: boolean;
  /** What visits are measured with, after consent; null where nothing is. */
  measurement: {
    gtagId: string | null;
    googleAdsId: string | null;
    tagManagerId: string | null;
    metaPixelId: string | null;
    note: string;
  } | null;
  /** Where renters apply, with its placeholders, and what the agency says of how. */
  applyUrl: string | null;
  howToApply: string | null;
  /** The languages that the website offers beside English. */
  languages: readonly OtherLanguage[];
  /** True when every page says that it is a demonstration. */
  demo: boolean;
  headerLinks: MenuEntry[];
  /** The menu of narrow screens; the same list as the header's unless staff made one. */
  mobileLinks: MenuEntry[];
  /** The button beside the menu, such as the way to an appraisal. */
  headerButton: MenuLink | null;
  /** From how many px of scroll the header is held at the top; null for its height + 200. */
  stickyOffset: number | null;
  footerLinks: MenuEntry[];
  smallPrint: string | null;
  legal: LegalDetails;
  /** Websites that pages may show in frames. */
  embeds: AllowedEmbeds;
  /** Profiles on other websites. */
  socialLinks: SocialLink[];
  /** In the header; null for the drawn mark and the name. */
  logo: AgencyLogo | null;
  /** The same for dark backgrounds, in the footer. */
  darkLogo: AgencyLogo | null;
  /** The square icon of browser tabs and home screens; null for one drawn of the name's first letter. */
  icon: SizedImage | null;
  /** What is behind the name where a page without a picture is shared. */
  shareImage: SizedImage | null;
  /** What search engines are told about the whole website. */
  search: { isHidden: boolean; verification: VerificationTag[]; robotsRules: string };
  /** Whether /llms.txt and /listings.json answer. */
  files: { llms: boolean; listings: boolean };
};

/** What the law asks an agency to say about itself; null where staff have not entered it. */
export type LegalDetails = {
  legalName: string | null;
  /** In groups of digits. */
  abn: string | null;
  licences: { state: string; number: string }[];
  privacyContact: string | null;
  recipients: string | null;
  /** Where the privacy policy is, if it is not at /privacy. */
  privacyUrl: string | null;
  /** Whether a home for sale in Victoria is not published without a Statement of Information. */
  isStatementNeeded: boolean;
};

const DEFAULT_MENU: MenuLink[] = [
  { label: 'Buy', href: '/buy' },
  { label: 'Rent', href: '/rent' },
  { label: 'Sold', href: '/sold' },
  { label: 'Agents', href: '/agents' },
];

const DEFAULT_FOOTER: MenuLink[] = [
  ...DEFAULT_MENU,
  { label: 'Leased', href: '/leased' },
  { label: 'Stamp duty calculator', href: '/calculators/stamp-duty' },
  { label: 'Home loan repayments', href: '/calculators/home-loan' },
  { label: 'Maintenance request', href: '/forms/maintenance-request' },
  { label: 'Contact us', href: '/forms/contact-agency' },
];

/** At the very end of each footer, whatever staff put into its links. */
export const legalLinks = ({ legal }: Pick<SiteSettings, 'legal'>): MenuLink[] => [
  { label: 'Privacy', href: legal.privacyUrl ?? '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Complaints', href: '/complaints' },
];

const CONSENT_NOTE =
  'Can we use analytics? If you allow it, services such as Google and Meta see which pages you view and which forms you send, but never what you type.';

/** Settings, header and footer in one; kept in this process until one of them changes. */
export const loadSettings = keepUntilPurged({ tags: ['settings'], read: readSettings });

async function readSettings(payload: Payload): Promise<SiteSettings> {
  const [settings, header, footer] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 1 }),
    payload.findGlobal({ slug: 'header', depth: 0 }),
    payload.findGlobal({ slug: 'footer', depth: 0 }),
  ]);
  const ownLinks = menu(header.links);
  const headerLinks = ownLinks.length ? ownLinks : DEFAULT_MENU;
  const mobileLinks = menu(header.mobileLinks);
  const footerLinks = menu(footer.links);
  return {
    agencyName: settings.agencyName || 'Your agency',
    tagline: settings.tagline || null,
    intro: settings.intro || null,
    heroImage: await heroImage(payload, settings.heroImage),
    strengths: (settings.strengths ?? []).map(({ title, text }) => ({ title, text })),
    phone: settings.phone || null,
    email: settings.email || null,
    // A map of the operator's own leaves nothing to ask others for.
    mapStyleUrl: findMapFile(env().dataDir) ? OWN_MAP_STYLE : settings.mapStyleUrl || null,
    pictureLightbox: settings.pictureLightbox !== false,
    measurement:
      settings.gtagId || settings.googleAdsId || settings.tagManagerId || settings.metaPixelId
        ? {
            gtagId: settings.gtagId || null,
            googleAdsId: settings.googleAdsId || null,
            tagManagerId: settings.tagManagerId || null,
            metaPixelId: settings.metaPixelId || null,
            note: settings.consentNote || CONSENT_NOTE,
          }
        : null,
    applyUrl: settings.applyUrl || null,
    howToApply: settings.howToApply || null,
    languages: OTHER_LANGUAGES.filter((language) => settings.languages?.includes(language)),
    demo: Boolean(settings.demo),
    stickyOffset: header.stickyOffset ?? null,
    headerLinks,
    mobileLinks: mobileLinks.length ? mobileLinks : headerLinks,
    headerButton:
      header.buttonLabel && header.buttonUrl ? { label: header.buttonLabel, href: header.buttonUrl } : null,
    footerLinks: footerLinks.length ? footerLinks : DEFAULT_FOOTER,
    smallPrint: footer.smallPrint || null,
    legal: {
      legalName: settings.legalName || null,
      abn: settings.abn ? abnText(settings.abn) : null,
      licences: (settings.licences ?? []).map(({ state, number }) => ({ state, number })),
      privacyContact: settings.privacyContact || null,
      recipients: settings.recipients || null,
      privacyUrl: settings.privacyUrl || null,
      isStatementNeeded: settings.statementRequired !== false,
    },
    embeds: { providers: settings.embedProviders ?? [], domains: settings.embedDomains ?? [] },
    socialLinks: (settings.socialLinks ?? []).flatMap((href) => toSocialLink(href) ?? []),
    logo: await logoOf(payload, settings.logo, settings.logoWidth),
    darkLogo: await logoOf(payload, settings.darkLogo, settings.logoWidth),
    icon: await imageOf(payload, settings.icon),
    shareImage: await imageOf(payload, settings.shareImage),
    search: {
      isHidden: Boolean(settings.hiddenFromSearch),
      verification: readVerificationTags(settings.verificationTags ?? '').tags,
      robotsRules: (settings.robotsRules ?? '').trim(),
    },
    files: { llms: settings.llmsFile !== false, listings: settings.listingsFile !== false },
  };
}

async function imageOf(payload: Payload, related: number | Media | null | undefined) {
  if (!related) return null;
  const id = typeof related === 'number' ? related : related.id;
  return (await imagesById(payload, [id])).get(id) ?? null;
}

async function logoOf(
  payload: Payload,
  related: number | Media | null | undefined,
  width: number | null | undefined,
): Promise<AgencyLogo | null> {
  const image = await imageOf(payload, related);
  return image && { ...image, shownWidth: width ?? LOGO_WIDTH.normal };
}

type StoredLink = { label: string; url?: string | null };

type StoredEntry = StoredLink & { below?: StoredLink[] | null; section?: unknown };

function menu(entries: StoredEntry[] | null | undefined): MenuEntry[] {
  return (entries ?? []).flatMap(({ label, url, below, section }) => {
    const links = (below ?? []).flatMap((link) => (link.url ? [{ label: link.label, href: link.url }] : []));
    const opens = typeof section === 'number' ? { section } : {};
    if (!url && links.length === 0 && !('section' in opens)) return [];
    return [{ label, href: url || null, ...(links.length ? { links } : {}), ...opens }];
  });
}

async function heroImage(payload: Payload, related: number | Media | null | undefined) {
  if (!related || typeof related === 'number') return null;
  const sized = (await imagesById(payload, [related.id])).get(related.id);
  if (!sized) return null;
  return { ...sized, alt: related.alt ?? '', focal: { x: related.focalX ?? 50, y: related.focalY ?? 50 } };
}
