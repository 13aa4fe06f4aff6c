import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { contactFormPath } from '../contact-form.ts';
import { readContactForm } from '../read-contact-form.ts';
import type { StoredForm } from '../stored-form.ts';
import { exampleAnswers } from './example-answers.ts';
import { formMails, tagFacts } from './form-mails.ts';
import { unknownTags } from './mail-tags.ts';

/** What an e-mail would say. `unknown`: tags that stand for nothing. */
export type PreviewedMail = { to: string[]; subject: string; text: string; unknown: string[] };

/**
 * GET /api/contact-forms/:id/mail-preview: what the form's own e-mails say, with made-up answers, as it was last saved;
 * null for one that is said as of every lead, or not sent.
 */
export const mailPreviewEndpoint: Endpoint = {
  path: '/:id/mail-preview',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see this.', 401);
    const id = Number(req.routeParams?.id);
    const stored = Number.isSafeInteger(id)
      ? await req.payload.findByID({
          collection: 'contact-forms',
          id,
          depth: 0,
          draft: true,
          disableErrors: true,
          overrideAccess: false,
          req,
        })
      : null;
    if (!stored) throw new APIError('There is no such form.', 404);
    const form = readContactForm(stored as StoredForm);
    const siteUrl = req.payload.config.serverURL || 'https://www.example.com';
    const facts = {
      clientAddress: '203.0.113.7',
      userAgent: 'Mozilla/5.0',
      url: siteUrl + contactFormPath(form.slug),
      siteUrl,
      siteTitle: 'Your agency',
      siteEmail: 'agency@example.com',
      at: Date.now(),
    };
    const answers = exampleAnswers(form.definition);
    const { mails, recipients, copies, hiddenCopies } = formMails({ form, answers, facts });
    const tags = tagFacts({ form, answers, facts });
    const shown = (which: 'staff' | 'visitor', to: string[]): PreviewedMail | null => {
      const mail = mails[which];
      const { subject, body } = form.mails[which];
      return mail
        ? {
            to,
            subject: mail.subject,
            text: mail.text,
            unknown: unknownTags({ text: `${subject}\n${body}`, facts: tags }),
          }
        : null;
    };
    const preview = {
      staff: shown('staff', [...recipients, ...copies, ...hiddenCopies]),
      visitor: shown('visitor', ['sample@example.com']),
    };
    return Response.json(preview, { headers: { 'Cache-Control': 'no-store' } });
  },
};
