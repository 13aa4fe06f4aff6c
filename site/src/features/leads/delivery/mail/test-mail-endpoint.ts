import { APIError, type Endpoint } from 'payload';
import { themedMailerOf } from '#site/features/settings/mail-colours.ts';
import { staffOf } from '#site/server/access.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import type { MailTexts } from '../../forms/lead-form.ts';
import { leadForms } from '../../forms/lead-forms.ts';
import { mailExampleComposer } from './example-composer.ts';
import { loadMailExample } from './example-endpoint.ts';
import { type MailTemplates, READERSHIPS, templateProblems } from './mail-texts.ts';

/** Ten at once, then one in a minute. */
const messages = createRateLimit({ burst: 10, everyMs: 60_000 });

/**
 * POST /api/globals/lead-mail-templates/test `{ form, readership, texts }`: sends the email that these texts make, with
 * made-up answers, to the person who asks. For those who may change the texts.
 */
export const testMailEndpoint: Endpoint = {
  path: '/test',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to send a test email.', 401);
    if (staff.role !== 'admin' && staff.role !== 'editor')
      throw new APIError('Only editors and admins can send a test email.', 403);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
      throw new APIError('This request did not come from the admin of this website.', 403);
    const sent: unknown = await req.json?.().catch(() => undefined);
    const { form, readership, texts } = (sent ?? {}) as Record<'form' | 'readership' | 'texts', unknown>;
    const isReadership = (value: unknown): value is keyof typeof READERSHIPS =>
      typeof value === 'string' && Object.hasOwn(READERSHIPS, value);
    if (typeof form !== 'string' || !isReadership(readership))
      throw new APIError('Choose a form and one of its emails.', 400);
    const templates: MailTemplates = { [form]: { [readership]: (texts ?? {}) as Partial<MailTexts> } };
    const [problem] = templateProblems({ templates, forms: leadForms });
    if (problem) throw new APIError(problem, 400);
    const to = String((req.user as { email?: unknown } | null)?.email ?? '');
    if (!isPlainAddress(to)) throw new APIError('Your account has no email address.', 400);
    const example = await loadMailExample(req.payload);
    const mail = mailExampleComposer()({ form, readership, templates, example });
    if (!mail) throw new APIError('There is no such form.', 400);
    if (!messages.take(String(staff.id)).ok)
      throw new APIError('Too many test emails. Wait a minute and try again.', 429);
    const result = await themedMailerOf(req.payload).send({
      ...mail,
      to: [{ address: to }],
      fromName: example.agencyName,
      subject: `Test: ${mail.subject}`,
    });
    if (!result.ok)
      throw new APIError(`The mail server refused the email: ${result.answer} (${result.code})`, 502);
    return Response.json({
      message: result.outbox
        ? 'There is no mail server: the email was saved to the outbox folder and not sent.'
        : `The email was sent to ${to}.`,
    });
  },
};
