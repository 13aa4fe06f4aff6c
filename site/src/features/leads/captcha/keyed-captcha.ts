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
 * Asks the service whether its widget's response is valid. The three services have the same API. Nothing of the visitor
 * is sent but the response. No answer counts as invalid: otherwise an attacker who slows the service down gets past it.
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
        // The secret is for this address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const result = (await answer.json()) as { success?: unknown; 'error-codes'?: unknown } | null;
      const problem = ownProblem(result?.['error-codes']);
      if (problem) log.error({ provider, problem }, 'captcha service rejected the keys: check CAPTCHA_*');
      return result?.success === true;
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
