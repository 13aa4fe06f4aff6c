import type { Hono } from 'hono';
import type { ContactFormService } from '#site/features/contact-forms/contact-form-service.ts';
import { findLeadForm } from '#site/features/leads/forms/lead-forms.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { NO_STORE, retryAfter } from '#site/server/answer-headers.ts';
import { addressKey, clientAddress } from '#site/server/client-address.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';

/** A form asks for one, and for another after each try; an office may share one address. */
const PUZZLES = { burst: 60, everyMs: 1000 };

/** Where our own captcha fetches its puzzles. */
export function addCaptchaRoutes({
  app,
  site,
  leads,
  contactForms,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  leads: Pick<LeadService, 'captcha'>;
  contactForms: Pick<ContactFormService, 'isForm'>;
}): void {
  const limit = createRateLimit(PUZZLES);
  app.get('/forms/:form/puzzle', async (c) => {
    const address = clientAddress({
      socketAddress: c.env.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
      trustProxy: site.env.trustProxy,
    });
    const { ok, retryAfterSeconds } = limit.take(addressKey(address));
    if (site.env.limits && !ok) {
      const message = 'Too many requests. Wait a moment and try again.';
      return c.json({ message }, 429, { ...NO_STORE, ...retryAfter(retryAfterSeconds) });
    }
    const form = c.req.param('form');
    const isForm = findLeadForm(form) !== undefined || (await contactForms.isForm(form));
    const puzzle = isForm ? await leads.captcha?.puzzle(form) : undefined;
    return puzzle
      ? c.json(puzzle, 200, NO_STORE)
      : c.json({ message: 'There is no such form.' }, 404, NO_STORE);
  });
}
