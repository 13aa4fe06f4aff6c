import type { Agent, Office } from './load-people.ts';

type Site = { siteUrl: string; agencyName: string };

/** What search engines read of an agent (schema.org). */
export function agentJsonLd({
  agent,
  office,
  siteUrl,
  agencyName,
}: Site & { agent: Agent; office: Office | null }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': siteUrl + agent.path,
    url: siteUrl + agent.path,
    name: agent.name,
    ...(agent.portrait ? { image: siteUrl + agent.portrait.src } : {}),
    ...(agent.mobile || agent.phone ? { telephone: agent.mobile ?? agent.phone } : {}),
    ...(office ? { address: addressOf(office) } : {}),
    parentOrganization: { '@type': 'RealEstateAgent', name: agencyName, url: siteUrl },
  };
}

/** What search engines read of an office (schema.org). */
export function officeJsonLd({ office, siteUrl, agencyName }: Site & { office: Office }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': siteUrl + office.path,
    url: siteUrl + office.path,
    name: office.name.includes(agencyName) ? office.name : `${agencyName} ${office.name}`,
    ...(office.picture ? { image: siteUrl + office.picture.src } : {}),
    ...(office.phone ? { telephone: office.phone } : {}),
    ...(office.geo ? { geo: { '@type': 'GeoCoordinates', ...office.geo } } : {}),
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
