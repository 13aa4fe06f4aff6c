import { hash } from 'node:crypto';

/** In pixels, as Facebook, LinkedIn and others ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** All that a sharing picture shows. What is not in here cannot be on it. */
export type ShareSheet = {
  /** Name of a file in the media folder; null for none. */
  photo: string | null;
  /** A portrait stands beside the text, any other photo behind it. */
  layout: 'photo' | 'portrait';
  title: string;
  /** A price, a job; '' for none. */
  text: string;
  agency: string;
  /** `#1f4038`: the background of the text and the logo, and the text on it. */
  colours: { background: string; text: string };
};

/** Another number makes all pictures again: the drawing has changed. */
const VERSION = 1;

/** The name of a sheet's picture: another for every other content. */
export const sheetName = (sheet: ShareSheet): string =>
  hash('sha256', JSON.stringify([VERSION, sheet])).slice(0, 24);

/** What an address of a sharing picture is about. */
export type SharedKind = 'listing' | 'agent' | 'office' | 'suburb' | 'site';

/** A picture for the head of a page, with what it shows in words. */
export type HeadImage = { src: string; width: number; height: number; alt: string };

/** The picture of a sheet as a page names it: `/og/listing/42/{hash}.jpg`. `id`: which listing, agent or suburb. */
export function shareImage({
  kind,
  id,
  sheet,
}: {
  kind: SharedKind;
  id: string | number;
  sheet: ShareSheet;
}): HeadImage {
  return {
    src: `/og/${kind}/${id}/${sheetName(sheet)}.jpg`,
    ...SHARE_SIZE,
    alt: [sheet.title, sheet.text, sheet.agency].filter(Boolean).join(', '),
  };
}

/** The stored file of a picture that is wide enough, by its address; null for none. */
export function photoFile(image: { src: string; srcset: string } | null | undefined): string | null {
  if (!image) return null;
  const sizes = image.srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .flatMap(([src = '', width = '']) => (src ? [{ src, width: Number.parseInt(width, 10) || 0 }] : []))
    .sort((a, b) => a.width - b.width);
  const { src } = sizes.find(({ width }) => width >= SHARE_SIZE.width) ?? sizes.at(-1) ?? image;
  const name = /^\/media\/([^/]+)$/.exec(src)?.[1];
  return name ? decodeURIComponent(name) : null;
}
