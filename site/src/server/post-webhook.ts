import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { MailResult } from '#site/server/mail.ts';
import {
  isAllowedHost,
  PrivateAddressError,
  publicLookup,
  refuseNumericHost,
} from '#site/server/public-address.ts';

export type WebhookLimits = {
  /** For everything together: connecting, sending, the answer's first line. */
  timeoutMs: number;
  /** For tests with a server on this machine: its host with port. */
  allowPrivateHosts: string[];
};

const WEBHOOK_LIMITS: WebhookLimits = { timeoutMs: 15_000, allowPrivateHosts: [] };

/** One message to another system. */
export type WebhookMessage = {
  url: string;
  secret: string;
  /** The same for every attempt at one message. */
  id: string;
  body: string;
};

/** Whether a text may be stored as the address of a webhook. */
export function isWebhookAddress(value: unknown): boolean {
  const text = String(value ?? '');
  if (!URL.canParse(text) || text.length > 1000) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/**
 * Posts a message and returns the result as a delivery records it. Never throws. Only a 2xx status is success; redirects
 * are not followed, and nothing is sent to private addresses. The response is not stored: it may repeat personal data.
 */
export async function postWebhook({
  message,
  at,
  limits = WEBHOOK_LIMITS,
}: {
  message: WebhookMessage;
  /** Epoch ms. */
  at: number;
  limits?: WebhookLimits;
}): Promise<MailResult> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const status = await post({ message, at, limits, signal });
    if (status >= 200 && status < 300) return { ok: true, answer: `Answered with ${status}.` };
    const answer = `Answered with ${status}${whatToDo(status)}`;
    return { ok: false, code: String(status), answer, permanent: status === GONE };
  } catch (error) {
    if (error instanceof PrivateAddressError) {
      const answer = 'The URL is on a private network, so nothing was sent. Use a public URL.';
      return { ok: false, code: 'EPRIVATE', answer, permanent: true };
    }
    if (signal.aborted) {
      const answer = `No response within ${limits.timeoutMs / 1000} seconds.`;
      return { ok: false, code: 'ETIMEDOUT', answer, permanent: false };
    }
    const code = (error as { code?: string }).code ?? 'ECONNECTION';
    const answer = CERTIFICATE.test(code)
      ? `The certificate of the other system is not valid (${code}), so nothing was sent.`
      : `No connection (${code}).`;
    return { ok: false, code, answer, permanent: false };
  }
}

/** What Node says of a certificate that it does not trust. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|TLS/;
/** The address was given up, says the other system: trying again is no use. */
const GONE = 410;

/** The end of the sentence about an answer that is no success: what staff can do, where they can do something. */
function whatToDo(status: number): string {
  if (status === GONE)
    return ': this URL is no longer in use, so it is not tried again. Correct the URL of the webhook, then resend.';
  if (status >= 300 && status < 400)
    return ': redirects are not followed. Use the final URL for the webhook.';
  return '.';
}

/** The signature header's value: the second it was made, and HMAC-SHA256 of `{second}.{body}` under the secret, in hex. */
function signWebhook({ body, secret, at }: { body: string; secret: string; at: number }): string {
  const second = Math.floor(at / 1000);
  return `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`;
}

function post({
  message: { url: address, secret, id, body },
  at,
  limits,
  signal,
}: {
  message: WebhookMessage;
  at: number;
  limits: WebhookLimits;
  signal: AbortSignal;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const isAllowed = isAllowedHost(url, limits.allowPrivateHosts);
    if (!isAllowed) refuseNumericHost(url);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal,
      ...(isAllowed ? {} : { lookup: publicLookup }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Frontage',
        'frontage-delivery': id,
        'frontage-signature': signWebhook({ body, secret, at }),
      },
    });
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      // The status is all we want, however much is sent after it.
      response.destroy();
    });
    request.once('error', reject);
    request.end(body);
  });
}
