import type { SiteSettings } from '#site/features/settings/load-settings.ts';
import type { Agent, Office } from './load-people.ts';
import { openingHours } from './opening-hours.ts';

type Site = {
  siteUrl: string;
  settings: Pick<SiteSettings, 'agencyName' | 'phone' | 'email' | 'socialLinks' | 'legal'>;
};

/** The agency's icon: a square picture that search engines show beside its name. */
const logoOf = (siteUrl: string): string => `${siteUrl}/icon-512.png`;

/** What search engines read of an agent (schema.org): a profile page about a person. */
export function agentJsonLd({
  agent,
  office,
  siteUrl,
  settings,
}: Site & { agent: Agent; office: Office | null }) {
  const url = siteUrl + agent.path;
  const { languages = [], social = [] } = agent.profile ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: agent.name,
      url,
      ...(agent.role ? { jobTitle: agent.role } : {}),
      ...(agent.bio ? { description: agent.bio.split('\n')[0] } : {}),
      ...(agent.portrait ? { image: siteUrl + agent.portrait.src } : {}),
      ...(agent.mobile || agent.phone ? { telephone: agent.mobile ?? agent.phone } : {}),
      ...(languages.length ? { knowsLanguage: ['English', ...languages] } : {}),
      ...(social.length ? { sameAs: social.map(({ href }) => href) } : {}),
      worksFor: office
        ? { '@type': 'RealEstateAgent', '@id': siteUrl + office.path, name: officeName({ office, settings }) }
        : { '@type': 'RealEstateAgent', '@id': agencyId(siteUrl), name: settings.agencyName },
    },
  };
}

/** What search engines read of an office (schema.org): a local business with its place and hours. */
export function officeJsonLd({ office, siteUrl, settings }: Site & { office: Office }) {
  return {
    '@context': 'https://schema.org',
    ...officeEntity({ office, siteUrl, settings }),
    parentOrganization: { '@type': 'RealEstateAgent', '@id': agencyId(siteUrl), name: settings.agencyName },
  };
}

/**
 * What search engines read of the agency (schema.org), on the front page: with the address of its first office and all
 * others as its departments. Reviews of ourselves on our own pages are not marked up: search engines ask not to.
 */
export function agencyJsonLd({ offices, siteUrl, settings }: Site & { offices: readonly Office[] }) {
  const { agencyName, phone, email, socialLinks, legal } = settings;
  const [main, ...others] = offices;
  const hours = main ? openingHours(main.hours) : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name: agencyName,
    url: siteUrl,
    logo: logoOf(siteUrl),
    image: logoOf(siteUrl),
    ...(legal.legalName ? { legalName: legal.legalName } : {}),
    ...(legal.abn ? { identifier: `ABN ${legal.abn}` } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(socialLinks.length ? { sameAs: socialLinks.map(({ href }) => href) } : {}),
    ...(main ? { address: addressOf(main) } : {}),
    ...(hours.length ? { openingHoursSpecification: hours } : {}),
    ...(others.length
      ? { department: offices.map((office) => departmentEntity({ office, siteUrl, settings })) }
      : {}),
  };
}

const agencyId = (siteUrl: string): string => `${siteUrl}/#agency`;

const officeName = ({ office, settings }: { office: Office; settings: { agencyName: string } }): string =>
  office.name.includes(settings.agencyName) ? office.name : `${settings.agencyName} ${office.name}`;

function officeEntity({ office, siteUrl, settings }: Site & { office: Office }) {
  const hours = openingHours(office.hours);
  return {
    ...departmentEntity({ office, siteUrl, settings }),
    logo: logoOf(siteUrl),
    image: office.picture ? siteUrl + office.picture.src : logoOf(siteUrl),
    ...(office.geo ? { geo: { '@type': 'GeoCoordinates', ...office.geo } } : {}),
    ...(hours.length ? { openingHoursSpecification: hours } : {}),
    ...(settings.socialLinks.length ? { sameAs: settings.socialLinks.map(({ href }) => href) } : {}),
  };
}

/** An office where it is named among others. Its own page says the rest: with forty offices that would be half the front page. */
function departmentEntity({ office, siteUrl, settings }: Site & { office: Office }) {
  return {
    '@type': 'RealEstateAgent',
    '@id': siteUrl + office.path,
    url: siteUrl + office.path,
    name: officeName({ office, settings }),
    ...(office.phone || settings.phone ? { telephone: office.phone ?? settings.phone } : {}),
    address: addressOf(office),
  };
}

function addressOf({ street, suburb, state, postcode }: Office) {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(suburb ? { addressLocality: suburb } : {}),
    ...(state ? { addressRegion: state } : {}),
    ...(postcode ? { postalCode: postcode } : {}),
    addressCountry: 'AU',
  };
}
