import type { Challenge } from 'altcha-lib';
import type { CaptchaSettings } from '#site/server/env.ts';
import type { CaptchaWidget } from '#site/ui/form/captcha.ts';
import { createAltcha, type Work } from './altcha.ts';
import { createKeyedCaptcha } from './keyed-captcha.ts';

/** The captcha of this install: what a form shows, and whether a response is valid. */
export type Captcha = {
  widget(form: string): CaptchaWidget;
  /** A puzzle for the widget of this form; undefined where an external service provides it. */
  puzzle(form: string): Promise<Challenge> | undefined;
  verify(input: { form: string; response: string; addressKey: string }): Promise<boolean>;
};

/** Where our own captcha's puzzles are fetched. */
const puzzlePath = (form: string): string => `/forms/${form}/puzzle`;

/** The widget of the captcha that the environment names. */
export function captchaWidget({
  settings,
  form,
}: {
  settings: CaptchaSettings;
  form: string;
}): CaptchaWidget {
  return settings.provider === 'altcha'
    ? { provider: 'altcha', siteKey: '', puzzleUrl: puzzlePath(form) }
    : { provider: settings.provider, siteKey: settings.siteKey };
}

/** Sets up the captcha that the environment names. `work` and `verifyUrl` are for tests. */
export function createCaptcha({
  settings,
  secret,
  now,
  work,
  verifyUrl,
}: {
  settings: CaptchaSettings;
  /** Signs our own puzzles. */
  secret: string;
  now?: () => number;
  work?: Work;
  verifyUrl?: string;
}): Captcha {
  if (settings.provider === 'altcha') {
    const { challenge, verify } = createAltcha({ secret, now, work });
    return {
      widget: (form) => captchaWidget({ settings, form }),
      puzzle: challenge,
      verify,
    };
  }
  const verify = createKeyedCaptcha({ ...settings, verifyUrl });
  return {
    widget: (form) => captchaWidget({ settings, form }),
    puzzle: () => undefined,
    verify: ({ response }) => verify(response),
  };
}
