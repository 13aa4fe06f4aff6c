import { describe, expect, it } from 'vitest';
import { createCaptcha } from './captcha.ts';

describe('the captcha of an install', () => {
  it('is ours, with a puzzle for each form and no key', async () => {
    const captcha = createCaptcha({ settings: { provider: 'altcha' }, secret: 'secret' });
    expect(captcha.widget('contact-agent')).toEqual({
      provider: 'altcha',
      siteKey: '',
      puzzleUrl: '/forms/contact-agent/puzzle',
    });
    expect((await captcha.puzzle('contact-agent'))?.parameters.data).toEqual({ form: 'contact-agent' });
  });

  it('is a service’s where the environment names one: its key is shown, its secret is not', () => {
    const settings = { provider: 'hcaptcha', siteKey: 'site', secret: 'hidden' } as const;
    const captcha = createCaptcha({ settings, secret: 'secret' });
    expect(captcha.widget('contact-agent')).toEqual({ provider: 'hcaptcha', siteKey: 'site' });
    expect(captcha.puzzle('contact-agent')).toBeUndefined();
  });
});
