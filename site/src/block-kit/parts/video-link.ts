import { embedOf } from '#site/features/listings/page/outside-media.ts';

export type VideoKind = 'vimeo' | 'youtube' | 'hosted';

/** What plays a link, decided from its text alone: a Vimeo host, a YouTube host, else a file. */
export function videoKind(link: string): VideoKind {
  const host = URL.canParse(link) ? new URL(link).hostname : '';
  if (/(^|\.)vimeo\.com$/i.test(host)) return 'vimeo';
  if (/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/i.test(host)) return 'youtube';
  return 'hosted';
}

/** The id of a video at YouTube or Vimeo; null for a link that names none. */
export function videoId(link: string): string | null {
  const embed = embedOf(link);
  return embed && embed.provider !== 'Matterport'
    ? (new URL(embed.src).pathname.split('/').pop() ?? null)
    : null;
}
