import type { CaptchaSettings, KeyedCaptcha } from './env.ts';

/** Hosts that maps, videos and tours come from, asked only after a visitor asks for them. */
export type OutsideHosts = {
  map?: string;
  /** Where pictures and videos are fetched that are not sent by this website itself. */
  files?: string;
  /** Its service's hosts are let in, for forms open in the panel of any page. Our own needs none. */
  captcha?: CaptchaSettings['provider'];
  /** Whether any website may show the page in a frame: pages without a visitor's own data, made for that. */
  framedAnywhere?: boolean;
  /** Origins of frames that the page's own blocks show. */
  frames?: readonly string[];
  /** Services that measure visits, asked only after a visitor allows them. */
  measurement?: {
    gtagId?: string | null;
    googleAdsId?: string | null;
    tagManagerId?: string | null;
    metaPixelId?: string | null;
  };
};

type ServiceHosts = Partial<
  Record<'script-src' | 'frame-src' | 'connect-src' | 'style-src' | 'img-src', string>
>;

/** What each service says its widget needs. */
const CAPTCHA_HOSTS: Record<KeyedCaptcha, ServiceHosts> = {
  turnstile: {
    'script-src': 'https://challenges.cloudflare.com',
    'frame-src': 'https://challenges.cloudflare.com',
  },
  hcaptcha: {
    'script-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'frame-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'connect-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'style-src': 'https://hcaptcha.com https://*.hcaptcha.com',
  },
  recaptcha: {
    'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'connect-src': 'https://www.google.com/recaptcha/',
  },
};

/** Google's advertising, as its guide to content security policies says. */
const GOOGLE_ADS =
  'https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com';

/** What each measuring service says it needs. */
const MEASUREMENT_HOSTS: Record<'google' | 'googleAds' | 'metaPixel', ServiceHosts> = {
  google: {
    'script-src': 'https://www.googletagmanager.com',
    'connect-src':
      'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
    'img-src': 'https://*.google-analytics.com https://www.googletagmanager.com',
  },
  googleAds: {
    'script-src': GOOGLE_ADS,
    'connect-src': `${GOOGLE_ADS} https://google.com https://www.google.com.au https://ad.doubleclick.net`,
    'img-src': `${GOOGLE_ADS} https://google.com https://www.google.com.au https://ad.doubleclick.net`,
    'frame-src': 'https://www.googletagmanager.com https://td.doubleclick.net https://bid.g.doubleclick.net',
  },
  metaPixel: {
    'script-src': 'https://connect.facebook.net',
    'connect-src': 'https://www.facebook.com https://connect.facebook.net',
    'img-src': 'https://www.facebook.com',
  },
};

/** Where videos and tours of pages play. */
export const VIDEO_HOSTS =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com';

/**
 * No script puts text into a page as HTML, or as the address of a script, but by these policies: ours, that of libraries
 * (ui/library-html.client.ts) and that of the captcha's own library. Services of others know nothing of them.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': `'script'`,
  'trusted-types': 'frontage default svelte-trusted-html',
};

/** What every answer of a site on https carries: browsers ask for it by https only, for a year. */
export const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** The origin of a map style's address; an empty text where there is none. */
export const mapOrigin = (map: string | null | undefined): string =>
  map && URL.canParse(map) ? new URL(map).origin : '';

/** The hosts of the services that the settings name, and of no other. */
function measurementHosts({
  gtagId,
  googleAdsId,
  tagManagerId,
  metaPixelId,
}: OutsideHosts['measurement'] = {}): ServiceHosts[] {
  // A container holds tags of both, as staff set it up at Google.
  const advertises = googleAdsId || tagManagerId || /^(AW|GT)-/.test(gtagId ?? '');
  return [
    gtagId || googleAdsId || tagManagerId ? MEASUREMENT_HOSTS.google : {},
    advertises ? MEASUREMENT_HOSTS.googleAds : {},
    metaPixelId ? MEASUREMENT_HOSTS.metaPixel : {},
  ];
}

/** The headers every public page carries. No inline script runs, whatever a feed or an editor typed. */
export function securityHeaders(hosts: OutsideHosts, { dev }: { dev: boolean }): Record<string, string> {
  const key = JSON.stringify([hosts, dev]);
  const headers = made.get(key) ?? headersFor(hosts, { dev });
  // Pages with frames of their own have their own.
  if (made.size >= MOST_MADE) made.clear();
  made.set(key, headers);
  return headers;
}

const MOST_MADE = 100;
const made = new Map<string, Record<string, string>>();

function headersFor(
  { map, files, captcha, framedAnywhere, frames = [], measurement }: OutsideHosts,
  { dev }: { dev: boolean },
): Record<string, string> {
  const mapHost = mapOrigin(map);
  const filesHost = mapOrigin(files);
  const outside: ServiceHosts[] = [
    captcha && captcha !== 'altcha' ? CAPTCHA_HOSTS[captcha] : {},
    ...measurementHosts(measurement),
  ];
  const hasOutsideScripts = outside.some((hosts) => hosts['script-src']);
  const policy = {
    'default-src': `'self'`,
    // React refresh, in development only, is an inline script.
    'script-src': dev ? `'self' 'unsafe-inline'` : `'self'`,
    'style-src': `'self'`,
    // React writes style attributes (aspect ratios, focal points); style elements stay refused.
    'style-src-attr': `'unsafe-inline'`,
    ...(dev ? { 'style-src-elem': `'self' 'unsafe-inline'` } : {}),
    'img-src': [`'self' data: blob:`, mapHost, filesHost].filter(Boolean).join(' '),
    ...(filesHost ? { 'media-src': `'self' ${filesHost}` } : {}),
    'font-src': `'self'`,
    'connect-src': `'self' ${mapHost} ${dev ? 'ws:' : ''}`.trim(),
    'frame-src': [VIDEO_HOSTS, ...frames.filter((origin) => !VIDEO_HOSTS.includes(origin))].join(' '),
    'worker-src': `'self' blob:`,
    'object-src': `'none'`,
    'base-uri': `'self'`,
    'form-action': `'self'`,
    'frame-ancestors': framedAnywhere ? '*' : `'self'`,
    ...(dev || hasOutsideScripts ? {} : TRUSTED_TYPES),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) =>
        [name, value, ...outside.map((hosts) => hosts[name as keyof ServiceHosts])].filter(Boolean).join(' '),
      )
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
