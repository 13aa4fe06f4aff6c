/** The captcha that a form shows; plain data, since forms are islands. */
export type CaptchaWidget = {
  provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha';
  /** What the service knows this website by; '' for our own captcha. */
  siteKey: string;
  /** Where our own captcha fetches its puzzle. */
  puzzleUrl?: string;
};
