import { embedOf } from '#site/features/listings/page/outside-media.ts';

export type VideoKind = 'vimeo' | 'youtube' | 'hosted';

/** What plays a link, decided from its text alone: a Vimeo host, a YouTube host, else a file. */
export function videoKind(link: string): VideoKind {
  const host = URL.canParse(link) ? new URL(link).hostname : '';
  if (/(^|\.)vimeo\.com$/i.test(host)) return 'vimeo';
  if (/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/i.test(host)) return 'youtube';
  return 'hosted';
}

/**
 * The id of a video at YouTube or Vimeo, with the hash of one that Vimeo does not list (`123456789?h=0a1b2c3d4e`); null
 * for a link that names none.
 */
export function videoId(link: string): string | null {
  const embed = embedOf(link);
  if (!embed || embed.provider === 'Matterport') return null;
  const { pathname, searchParams } = new URL(embed.src);
  const hash = searchParams.get('h');
  return `${pathname.split('/').pop()}${hash ? `?h=${hash}` : ''}`;
}
