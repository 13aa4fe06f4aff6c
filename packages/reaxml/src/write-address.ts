import type { FeedAddress } from './address.ts';
import { element, textElement } from './write-xml.ts';

/** `address`, with its coordinates inside as CRMs send them. */
export function writeAddress(address: FeedAddress | null): string {
  if (!address) return element('address');
  const { display, suburbDisplay, suburb, country, streetview, latitude, longitude } = address;
  const part = (
    name: 'site' | 'subNumber' | 'lotNumber' | 'streetNumber' | 'street' | 'state' | 'region' | 'postcode',
  ) => (address[name] === undefined ? '' : textElement(name, address[name]));
  return element(
    'address',
    { display, streetview },
    [
      part('site'),
      part('subNumber'),
      part('lotNumber'),
      part('streetNumber'),
      part('street'),
      suburb === undefined && suburbDisplay
        ? ''
        : textElement('suburb', suburb ?? null, { display: suburbDisplay }),
      part('state'),
      part('region'),
      part('postcode'),
      textElement('country', country === 'AU' ? 'AUS' : country),
      latitude === undefined ? '' : textElement('latitude', latitude),
      longitude === undefined ? '' : textElement('longitude', longitude),
    ].join(''),
  );
}
