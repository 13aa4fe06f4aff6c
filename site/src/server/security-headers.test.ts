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
});
