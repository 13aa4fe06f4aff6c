import { playerFrom, videoStart } from '#site/ui/video-start.ts';
import { vimeoVideo } from '#site/ui/vimeo-video.ts';

/** A website whose content may be shown within pages. */
export type EmbedProvider = {
  name: string;
  /** What is embedded from it, for the block's help. */
  what: string;
  /** Hosts that its links have, without `www.`; `*.` stands for any name before it. */
  hosts: readonly string[];
  /** The address of the frame for a link; undefined for links that are no embed. Left out: the link itself. */
  frame?: (url: URL) => string | undefined;
  /** Whether it sets cookies or follows visitors: it is asked for only after a click. */
  tracks: boolean;
  /** Height of its frame in px, unless staff choose one. */
  height: number;
};

const idIn = (url: URL, pattern: RegExp) => pattern.exec(url.pathname)?.[1];

/** Every provider that administrators can allow, by the value that settings store. */
export const EMBED_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    what: 'videos',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'm.youtube.com'],
    frame: (url) => {
      const id = url.searchParams.get('v') ?? idIn(url, /^\/(?:embed\/|shorts\/|live\/)?([\w-]{11})$/);
      return id && /^[\w-]{11}$/.test(id)
        ? playerFrom(`https://www.youtube-nocookie.com/embed/${id}`, videoStart(url))
        : undefined;
    },
    tracks: true,
    height: 420,
  },
  vimeo: {
    name: 'Vimeo',
    what: 'videos',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frame: (url) => {
      const video = vimeoVideo(url);
      const hash = video?.hash ? `h=${video.hash}&` : '';
      return video
        ? playerFrom(`https://player.vimeo.com/video/${video.id}?${hash}dnt=1`, videoStart(url))
        : undefined;
    },
    tracks: true,
    height: 420,
  },
  matterport: {
    name: 'Matterport',
    what: '3D tours',
    hosts: ['my.matterport.com', 'matterport.com'],
    frame: (url) => {
      const id = url.searchParams.get('m');
      return id && /^\w+$/.test(id) ? `https://my.matterport.com/show/?m=${id}` : undefined;
    },
    tracks: true,
    height: 480,
  },
  'google-maps': {
    name: 'Google Maps',
    what: 'maps (the link of Share, Embed a map)',
    hosts: ['google.com', 'maps.google.com', 'google.com.au'],
    frame: (url) => {
      const shared = url.searchParams.get('pb');
      if (url.pathname === '/maps/embed' && shared)
        return `https://www.google.com/maps/embed?pb=${encodeURIComponent(shared)}`;
      const place = idIn(url, /^\/maps\/(?:place|search)\/([^/]+)/) ?? url.searchParams.get('q');
      return place && url.pathname.startsWith('/maps')
        ? `https://www.google.com/maps?q=${encodeURIComponent(decoded(place))}&output=embed`
        : undefined;
    },
    tracks: true,
    height: 420,
  },
  calendly: {
    name: 'Calendly',
    what: 'appointments',
    hosts: ['calendly.com'],
    frame: (url) =>
      /^\/[\w-]+/.test(url.pathname)
        ? `https://calendly.com${url.pathname}?hide_gdpr_banner=1&embed_type=Inline`
        : undefined,
    tracks: true,
    height: 700,
  },
  ratemyagent: {
    name: 'RateMyAgent',
    what: 'reviews (the address within the widget’s code)',
    hosts: ['ratemyagent.com.au', 'widgets.ratemyagent.com.au', 'widgets.ratemyagent.com', 'ratemyagent.com'],
    tracks: true,
    height: 500,
  },
  'google-reviews': {
    name: 'Google reviews',
    what: 'review widgets of Elfsight or Trustindex (the address within the widget’s code)',
    hosts: ['*.elfsight.com', '*.elf.site', 'cdn.trustindex.io'],
    tracks: true,
    height: 500,
  },
  '2apply': {
    name: '2Apply',
    what: 'rental applications',
    hosts: ['2apply.com.au', 'app.2apply.com.au', '*.inspectrealestate.com.au'],
    tracks: false,
    height: 900,
  },
  instagram: {
    name: 'Instagram',
    what: 'posts and reels',
    hosts: ['instagram.com'],
    frame: (url) => {
      const post = idIn(url, /^\/(?:[\w.]+\/)?((?:p|reel)\/[\w-]+)/);
      return post && `https://www.instagram.com/${post}/embed/`;
    },
    tracks: true,
    height: 640,
  },
} as const satisfies Record<string, EmbedProvider>;

export type EmbedProviderKey = keyof typeof EMBED_PROVIDERS;

/** What administrators allow: providers, and further domains of their own choice. */
export type AllowedEmbeds = { providers: readonly EmbedProviderKey[]; domains: readonly string[] };

/** A frame of another website. `origin` is what the page's policy names. */
export type Embed = { src: string; origin: string; name: string; tracks: boolean; height: number };

/** The frame that a link or pasted embed code means; or a sentence for staff that says why there is none. */
export function embedOf(text: string, allowed: AllowedEmbeds): Embed | { problem: string } {
  const link =
    /<iframe\b[^>]*\ssrc=["']([^"']+)["']/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? text.trim();
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.port)
    return { problem: 'Enter a link that starts with https://, or paste the embed code with its iframe.' };
  const known = Object.entries(EMBED_PROVIDERS) as [EmbedProviderKey, EmbedProvider][];
  const found = known.find(([, { hosts }]) => hosts.some((host) => fits(url.hostname, host)));
  if (found) {
    const [key, provider] = found;
    if (allowed.providers.includes(key)) {
      const src = provider.frame ? provider.frame(url) : url.href;
      if (!src)
        return { problem: `This link of ${provider.name} cannot be embedded. It takes ${provider.what}.` };
      return { ...provider, src, origin: new URL(src).origin };
    }
    if (!allowed.domains.some((domain) => fits(url.hostname, domain)))
      return { problem: `${provider.name} is not allowed. An admin can allow it in the site settings.` };
  }
  if (!allowed.domains.some((domain) => fits(url.hostname, domain)))
    return { problem: `${url.hostname} is not allowed. An admin can allow it in the site settings.` };
  return { src: url.href, origin: url.origin, name: url.hostname, tracks: true, height: 500 };
}

/** Whether a host is the named one, with or without `www.`, or one below `*.`. */
function fits(host: string, named: string): boolean {
  const plain = host.replace(/^www\./, '');
  return named.startsWith('*.') ? plain.endsWith(named.slice(1)) : plain === named.replace(/^www\./, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
