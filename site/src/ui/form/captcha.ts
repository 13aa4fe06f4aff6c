/** The captcha that a form shows; plain data, since forms are islands. */
export type CaptchaWidget = {
  provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha';
  /** The website's key at the service; '' for our own captcha. */
  siteKey: string;
  /** Address of the puzzle of our own captcha. */
  puzzleUrl?: string;
};
