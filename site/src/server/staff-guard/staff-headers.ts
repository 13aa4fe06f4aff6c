import { VIDEO_HOSTS } from '../security-headers.ts';

/**
 * The headers of every screen of the admin. A script runs only with the nonce of its own answer or from this site.
 * Inline styles are allowed: React, the page builder and the text editor write them at run time.
 */
export function adminHeaders({
  nonce,
  mapHost,
  filesHost = '',
  dev,
}: {
  /** Made again for each answer. */
  nonce: string;
  /** The origin maps come from in the builder, or an empty text. */
  mapHost: string;
  /** The origin pictures and videos come from, or an empty text: this website. */
  filesHost?: string;
  dev: boolean;
}): Record<string, string> {
  const policy = {
    'default-src': `'self'`,
    // In development React and Next build their scripts from texts.
    'script-src': dev ? `'self' 'unsafe-inline' 'unsafe-eval'` : `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'unsafe-inline'`,
    'img-src': `'self' data: blob: ${mapHost} ${filesHost}`.trim(),
    'media-src': `'self' blob: ${filesHost}`.trim(),
    'font-src': `'self' data:`,
    // A picture that was chosen and not uploaded yet is read from a blob.
    'connect-src': `'self' blob: ${mapHost} ${dev ? 'ws:' : ''}`.trim(),
    'frame-src': `'self' blob: ${VIDEO_HOSTS}`,
    'worker-src': `'self' blob:`,
    'object-src': `'none'`,
    'base-uri': `'self'`,
    'form-action': `'self'`,
    'frame-ancestors': `'self'`,
  };
  return { ...shared, 'Content-Security-Policy': inOneLine(policy) };
}

/** The headers of every answer of the API: nothing in it runs, whatever it is opened as. */
export const apiHeaders = (): Record<string, string> => ({
  ...shared,
  'Content-Security-Policy': inOneLine({
    'default-src': `'none'`,
    'style-src': `'unsafe-inline'`,
    'img-src': `'self' data:`,
    'media-src': `'self'`,
    'frame-ancestors': `'self'`,
  }),
});

/** The headers of Next's own files, which browsers may keep. */
export const fileHeaders = (): Record<string, string> => ({ 'X-Content-Type-Options': 'nosniff' });

const shared = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const inOneLine = (policy: Record<string, string>): string =>
  Object.entries(policy)
    .map((entry) => entry.join(' '))
    .join('; ');
