import { suburbTexts } from '#site/messages/suburbs.ts';
import { SUBURBS_PATH } from '../public/suburb-path.ts';
import { suburbLabel } from '../search/suburbs.ts';
import type { SuburbStock } from './load-suburb.ts';

/**
 * What search engines read of a suburb's page (schema.org): the place, the way to it and its listings for sale and for
 * rent. Made of what visitors may see.
 */
export function suburbJsonLd({ stock, siteUrl }: { stock: SuburbStock; siteUrl: string }): object[] {
  const { suburb, path, position, picture, cards } = stock;
  const url = siteUrl + path;
  const listings = [...cards.buy, ...cards.rent];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Place',
      '@id': `${url}#place`,
      name: suburbLabel(suburb),
      url,
      address: {
        '@type': 'PostalAddress',
        addressLocality: suburb.name,
        addressRegion: suburb.state,
        ...(suburb.postcode ? { postalCode: suburb.postcode } : {}),
        addressCountry: 'AU',
      },
      ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
      ...(picture ? { image: siteUrl + picture.src } : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: suburbTexts().title, path: SUBURBS_PATH },
        { name: suburbLabel(suburb), path },
      ].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: siteUrl + step.path,
      })),
    },
    ...(listings.length
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name: suburbTexts().suburb.title(suburbLabel(suburb)),
            itemListElement: listings.map((listing, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              url: siteUrl + listing.path,
              name: listing.address.full,
            })),
          },
        ]
      : []),
  ];
}
