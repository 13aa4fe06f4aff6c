import type { Context } from 'hono';
import { conversionPath, plainThankYouPath } from '#site/features/leads/forms/opening/thank-you-paths.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import type { LeadResult, Refusal } from '#site/features/leads/types/lead-result.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import type { SiteBindings } from '#site/server/site.ts';

/** The HTTP status of each refusal. */
export const STATUS: Record<Refusal['reason'], 403 | 404 | 409 | 422 | 429 | 503> = {
  unknown: 404,
  foreign: 403,
  invalid: 422,
  expired: 422,
  early: 422,
  captcha: 403,
  repeated: 409,
  limited: 429,
  unavailable: 503,
};

/** The status of a page that shows a refused form again. */
export const refusedPageStatus = ({ reason }: Refusal): 422 | 429 | 503 =>
  reason === 'limited' ? 429 : reason === 'unavailable' ? 503 : 422;

/** Whether sending the same form token again would be refused again. */
export const needsNewFormToken = ({ reason }: Refusal): boolean =>
  reason === 'expired' || reason === 'repeated';

type Stored = LeadResult & { ok: true };

/** A lead form that was sent. */
type Sent = {
  form: string;
  /** Address of the page it was sent from, for the thank-you page; '' where there is none. */
  referrer: string;
};

/** The answer to the forms' own script. On the wire a form token is called `ticket`. */
export function leadAnswer({
  c,
  leads,
  sent,
  result,
  headers = NO_STORE,
}: {
  c: Context<SiteBindings>;
  leads: Pick<LeadService, 'formToken'>;
  sent: Sent;
  result: LeadResult;
  headers?: Record<string, string>;
}): Response {
  if (result.ok) {
    const { redirects, ...stored } = result;
    return c.json(
      {
        ...stored,
        next: redirects ? languagePath(currentLanguage(), scriptedThankYou({ sent, result })) : undefined,
      },
      200,
      headers,
    );
  }
  const { retryAfterSeconds, ...refusal } = result;
  const answer = needsNewFormToken(result) ? { ...refusal, ticket: leads.formToken(sent.form) } : refusal;
  return c.json(answer, STATUS[result.reason], { ...headers, ...retryAfter(retryAfterSeconds) });
}

/** The thank-you page of a form sent without JavaScript, which always has one. */
export const plainThankYou = ({ sent, result }: { sent: Sent; result: Stored }): string =>
  plainThankYouPath({
    ...sent,
    conversion: result.redirects ?? false,
    reference: result.reference,
    brochure: brochureToken(result),
  });

/** With script only a brochure has to travel along; the reference has been shown. */
const scriptedThankYou = ({ sent, result }: { sent: Sent; result: Stored }): string =>
  result.download ? plainThankYou({ sent, result }) : conversionPath(sent);

const brochureToken = ({ download }: Stored): string | undefined => download?.href.split('/').at(-1);
