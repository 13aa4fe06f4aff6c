import { legalLinks, type SiteSettings } from '#site/features/settings/load-settings.ts';
import { siteTexts } from '#site/messages/site.ts';
import type { FooterLegal, FooterOffice, SocialProfile } from '#site/ui/site-footer.tsx';
import type { Office } from './load-people.ts';

/** More would make a list of the footer; then it links to all of them. */
const MOST_OFFICES = 6;

/** What the footer says of the agency besides its links: offices, profiles elsewhere, company number and licences. */
export function footerFacts({ settings, offices }: { settings: SiteSettings; offices: readonly Office[] }): {
  offices: FooterOffice[];
  social: SocialProfile[];
  legal: FooterLegal;
} {
  const { agencyName, legal, socialLinks } = settings;
  const shown = offices.length > MOST_OFFICES ? [] : offices;
  const { legalName, abn, licences } = legal;
  return {
    offices: [
      ...shown.map(({ name, path, phone }) => ({ name: shortOfficeName({ name, agencyName }), path, phone })),
      ...(shown.length < offices.length ? [{ name: 'Our offices', path: '/offices', phone: null }] : []),
    ],
    social: socialLinks,
    legal: {
      details: [
        ...(legalName ? [legalName] : []),
        ...(abn ? [`ABN ${abn}`] : []),
        ...licences.map(({ state, number }) => siteTexts().licence(state, number)),
      ],
      links: legalLinks(settings),
    },
  };
}

/** `Banksia & Vale Newtown` → `Newtown`, where the agency's name is clear. */
export const shortOfficeName = ({ name, agencyName }: { name: string; agencyName: string }): string =>
  (name.startsWith(`${agencyName} `) ? name.slice(agencyName.length + 1) : name).trim();
