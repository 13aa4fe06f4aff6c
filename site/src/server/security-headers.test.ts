import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

/** The policy's directives by name. */
const policyOf = (...[hosts]: Parameters<typeof securityHeaders>) =>
  Object.fromEntries(
    (securityHeaders(hosts, { dev: false })['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
  );

describe('the content security policy', () => {
  it('lets nobody else’s script in, unless a captcha service is configured', () => {
    expect(policyOf({}, { dev: false })).toMatchObject({ 'script-src': `'self'`, 'connect-src': `'self'` });
    expect(policyOf({ captcha: 'altcha' }, { dev: false })).toEqual(policyOf({}, { dev: false }));
  });

  it('lets in pictures and videos of the CDN that sends this website’s files', () => {
    const policy = policyOf({ files: 'https://cdn.example.com/media' }, { dev: false });
    expect(policy['img-src']).toBe(`'self' data: blob: https://cdn.example.com`);
    expect(policy['media-src']).toBe(`'self' https://cdn.example.com`);
    expect(policyOf({}, { dev: false })['media-src']).toBeUndefined();
  });

  it('lets no script write text into a page as HTML, but where services of others do', () => {
    const requires = (...args: Parameters<typeof securityHeaders>) =>
      policyOf(...args)['require-trusted-types-for'];
    expect(policyOf({ captcha: 'altcha' }, { dev: false })).toMatchObject({
      'require-trusted-types-for': `'script'`,
      'trusted-types': 'frontage default svelte-trusted-html',
    });
    expect(requires({ measurement: { gtagId: null } }, { dev: false })).toBe(`'script'`);
    expect(requires({ frames: ['https://tours.example'] }, { dev: false })).toBe(`'script'`);
    expect(requires({ measurement: { gtagId: 'G-SAMPLE1234' } }, { dev: false })).toBeUndefined();
    expect(requires({ captcha: 'turnstile' }, { dev: false })).toBeUndefined();
  });

  it.each([
    ['turnstile', 'https://challenges.cloudflare.com'],
    ['hcaptcha', 'https://*.hcaptcha.com'],
    ['recaptcha', 'https://www.google.com/recaptcha/'],
  ] as const)('lets in what the widget of %s needs, and no inline script', (captcha, host) => {
    const policy = policyOf({ captcha }, { dev: false });
    for (const name of ['script-src', 'frame-src']) expect(policy[name]?.split(' ')).toContain(host);
    expect(policy['frame-src']).toContain('https://www.youtube-nocookie.com');
    expect(policy['script-src']).not.toContain('unsafe');
    expect(policy['default-src']).toBe(`'self'`);
  });

  it.each([
    [
      'Google Analytics',
      { gtagId: 'G-SAMPLE1234' },
      ['www.googletagmanager.com'],
      ['doubleclick', 'facebook'],
    ],
    [
      'Google Ads',
      { googleAdsId: 'AW-123456789' },
      ['www.googleadservices.com', 'www.googletagmanager.com'],
      ['facebook'],
    ],
    [
      'Google Tag Manager',
      { tagManagerId: 'GTM-SAMPLE1' },
      ['www.googletagmanager.com', 'www.googleadservices.com'],
      ['facebook'],
    ],
    ['the Meta pixel', { metaPixelId: '1234567890' }, ['connect.facebook.net'], ['google']],
  ])(
    'lets in the scripts of %s where its id is set, and no inline script',
    (_, measurement, hosts, others) => {
      const policy = policyOf({ measurement }, { dev: false });
      for (const host of hosts) expect(policy['script-src']?.split(' ')).toContain(`https://${host}`);
      for (const other of others) expect(JSON.stringify(policy)).not.toContain(other);
      expect(policy['script-src']).not.toContain('unsafe');
      expect(policyOf({}, { dev: false })['script-src']).toBe(`'self'`);
    },
  );
});
