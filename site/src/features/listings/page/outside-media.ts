import { playerFrom, videoStart } from '#site/ui/video-start.ts';
import { vimeoVideo } from '#site/ui/vimeo-video.ts';

/** A video or tour that may show in the page once a visitor asks for it. */
export type Embed = { provider: 'YouTube' | 'Vimeo' | 'Matterport'; src: string };

/**
 * The address of the player for a video or tour link, or null for hosts that only get a link. Hosts and ids are
 * rebuilt from what is known, so nothing else of the address travels into the page. A video begins at the moment that
 * the link names.
 */
export function embedOf(address: string): Embed | null {
  const embed = URL.canParse(address) ? playerOf(new URL(address)) : null;
  return embed && startingAt({ embed, start: videoStart(new URL(address)) });
}

/** The same player, beginning at this second of the video. */
export function startingAt({ embed, start }: { embed: Embed; start: number }): Embed {
  if (start <= 0 || embed.provider === 'Matterport') return embed;
  return { ...embed, src: playerFrom(embed.src.replace(/(&start=|#t=).*$/, ''), start) };
}

function playerOf(url: URL): Embed | null {
  const host = url.hostname.replace(/^(www|m)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youTube(parts[0]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const inPath = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '');
    return youTube(inPath ? parts[1] : url.searchParams.get('v'));
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const video = vimeoVideo(url);
    const hash = video?.hash ? `h=${video.hash}&` : '';
    return video
      ? { provider: 'Vimeo', src: `https://player.vimeo.com/video/${video.id}?${hash}autoplay=1&dnt=1` }
      : null;
  }
  if (host === 'my.matterport.com') {
    const id = url.searchParams.get('m') ?? '';
    return /^\w{8,16}$/.test(id)
      ? { provider: 'Matterport', src: `https://my.matterport.com/show/?m=${id}&play=1` }
      : null;
  }
  return null;
}

function youTube(id: string | null | undefined): Embed | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return { provider: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
}
