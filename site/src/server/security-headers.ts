/** Hosts that maps, videos and tours come from, asked only after a visitor asks for them. */
export type OutsideHosts = { map?: string };

/** The headers every public page carries. No inline script runs, whatever a feed or an editor typed. */
export function securityHeaders({ map }: OutsideHosts, { dev }: { dev: boolean }): Record<string, string> {
  const mapHost = map && URL.canParse(map) ? new URL(map).origin : '';
  const policy = {
    'default-src': `'self'`,
    // React refresh, in development only, is an inline script.
    'script-src': dev ? `'self' 'unsafe-inline'` : `'self'`,
    'style-src': `'self'`,
    // React writes style attributes (aspect ratios, focal points); style elements stay refused.
    'style-src-attr': `'unsafe-inline'`,
    ...(dev ? { 'style-src-elem': `'self' 'unsafe-inline'` } : {}),
    'img-src': `'self' data: blob: ${mapHost}`.trim(),
    'font-src': `'self'`,
    'connect-src': `'self' ${mapHost} ${dev ? 'ws:' : ''}`.trim(),
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com',
    'worker-src': `'self' blob:`,
    'object-src': `'none'`,
    'base-uri': `'self'`,
    'form-action': `'self'`,
    'frame-ancestors': `'self'`,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
