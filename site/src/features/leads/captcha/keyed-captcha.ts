import type { KeyedCaptcha } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';

const VERIFY_URLS: Record<KeyedCaptcha, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

const ANSWER_MS = 5000;
const MAX_RESPONSE_LENGTH = 8192;

/**
 * Asks the service whether its widget's response is a person's. The three services speak alike. Of the visitor nothing
 * but the response goes there. No answer is taken for a no: otherwise whoever can slow the service down gets past it.
 */
export function createKeyedCaptcha({
  provider,
  siteKey,
  secret,
  verifyUrl = VERIFY_URLS[provider],
}: {
  provider: KeyedCaptcha;
  siteKey: string;
  secret: string;
  /** Where the service answers; another address in tests. */
  verifyUrl?: string;
}) {
  return async (response: string): Promise<boolean> => {
    if (!response || response.length > MAX_RESPONSE_LENGTH) return false;
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response, sitekey: siteKey }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const said = (await answer.json()) as { success?: unknown; 'error-codes'?: unknown } | null;
      const problem = ownProblem(said?.['error-codes']);
      if (problem) log.error({ provider, problem }, 'captcha service rejected the keys: check CAPTCHA_*');
      return said?.success === true;
    } catch (error) {
      log.warn({ err: error, provider }, 'captcha service did not respond: the form was rejected');
      return false;
    }
  };
}

/** Error codes that are about our keys, not about the visitor. */
function ownProblem(codes: unknown): string | undefined {
  return Array.isArray(codes)
    ? codes.map(String).find((code) => /secret|sitekey|site-key/.test(code))
    : undefined;
}
