import type { Payload } from 'payload';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { suburbLabel } from '#site/features/listings/search/suburbs.ts';
import type { SuburbStock } from '#site/features/listings/suburbs/load-suburb.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadTheme } from '#site/features/settings/load-theme.ts';
import type { Agent, Office } from '#site/features/team/load-people.ts';
import { officePlace } from '#site/features/team/office-card.tsx';
import {
  type HeadImage,
  photoFile,
  type ShareSheet,
  shareImage,
} from '#site/server/share-picture/share-sheet.ts';
import { paletteOf } from '#site/ui/theme/palette.ts';

type Agency = Pick<ShareSheet, 'agency' | 'colours'>;

/** What every sharing picture shows of the agency. All of it is in memory. */
export async function agencyOf(payload: Payload): Promise<Agency> {
  const [{ agencyName }, { colours }] = await Promise.all([loadSettings(payload), loadTheme(payload)]);
  const palette = paletteOf(colours);
  return { agency: agencyName, colours: { background: palette['brand-deep'], text: palette.paper } };
}

/** The sharing picture of a listing: its address and price as visitors may read them. */
export function listingSheet(listing: ListingCard, agency: Agency): ShareSheet {
  const { street, place } = addressLines(listing);
  return {
    ...agency,
    photo: photoFile(listing.images[0]),
    layout: 'photo',
    title: listing.address.street ? `${street}, ${place}` : place,
    text: listing.priceText,
  };
}

/** The sharing picture of an agent. */
export const agentSheet = ({ name, role, portrait }: Agent, agency: Agency): ShareSheet => ({
  ...agency,
  photo: photoFile(portrait),
  layout: 'portrait',
  title: name,
  text: role ?? '',
});

/** The sharing picture of an office. */
export const officeSheet = (office: Office, agency: Agency): ShareSheet => ({
  ...agency,
  photo: photoFile(office.picture),
  layout: 'photo',
  title: office.name,
  text: officePlace(office),
});

/** The sharing picture of pages that have none of their own. */
export async function siteSheet(payload: Payload): Promise<ShareSheet> {
  const [{ agencyName, tagline, shareImage: chosen, heroImage }, agency] = await Promise.all([
    loadSettings(payload),
    agencyOf(payload),
  ]);
  return {
    ...agency,
    photo: photoFile(chosen ?? heroImage),
    layout: 'photo',
    title: tagline ?? agencyName,
    text: '',
  };
}

/** That picture as a page names it. */
export const siteImage = async (payload: Payload): Promise<HeadImage> =>
  shareImage({ kind: 'site', id: 'all', sheet: await siteSheet(payload) });

/** The sharing picture of a suburb: what staff chose, else the photo of its newest listing that has one. */
export function suburbSheet({ suburb, picture, cards }: SuburbStock, agency: Agency): ShareSheet {
  const { buy, rent, sold } = suburb.counts;
  const photos = [...cards.buy, ...cards.rent].flatMap(({ images }) => images[0] ?? []);
  return {
    ...agency,
    photo: photoFile(picture ?? photos[0]),
    layout: 'photo',
    title: `Property in ${suburbLabel(suburb)}`,
    text: [buy && `${buy} for sale`, rent && `${rent} for rent`, sold && `${sold} sold`]
      .filter(Boolean)
      .join(', '),
  };
}
