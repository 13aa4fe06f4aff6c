import { APIError, type Endpoint } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { freeSlug } from '../definition/free-slug.ts';
import { LONGEST_FORM_TEXT } from './form-tags.ts';
import { importFormText } from './import-form.ts';
import { importMail, type MailText } from './import-mail.ts';
import { importSettings } from './import-settings.ts';

/**
 * POST /api/contact-forms/import with `{ title, form, staffMail?, visitorMail?, settings? }`: makes a draft from the text of a
 * Contact Form 7 form, its emails and its additional settings, and lists what could not be imported. Editors and admins.
 */
export const importEndpoint = (knownEndings: readonly string[]): Endpoint => ({
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to import a form.', 401);
    if (!mayChange(req, 'website')) throw new APIError('Only editors and admins can create forms.', 403);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
      throw new APIError('This request did not come from the admin of this website.', 403);
    }
    const sent = ((await req.json?.().catch(() => undefined)) ?? {}) as Record<string, unknown>;
    const title = textOf(sent.title).trim().slice(0, 120);
    const form = textOf(sent.form);
    if (!title) throw new APIError('Enter a title.', 400, undefined, true);
    if (!form.trim()) throw new APIError('Paste the form template.', 400, undefined, true);
    if (form.length > LONGEST_FORM_TEXT)
      throw new APIError('The text is too long. Paste only the form template.', 400, undefined, true);
    const { rows, submitLabel, problems } = importFormText({ form, knownEndings });
    const mails = { staff: mailOf(sent.staffMail), visitor: mailOf(sent.visitorMail) };
    const staffMail = mails.staff && importMail({ mail: mails.staff, rows, isStaff: true });
    const visitorMail = mails.visitor && importMail({ mail: mails.visitor, rows, isStaff: false });
    const settings = importSettings(textOf(sent.settings));
    const made = await req.payload.create({
      collection: 'contact-forms',
      draft: true,
      data: {
        title,
        slug: await freeSlug({ payload: req.payload, wanted: title }),
        rows,
        ...settings.form,
        ...(submitLabel ? { submitLabel } : {}),
        ...(staffMail ? { staffMail: staffMail.mail } : {}),
        // A form without an email to visitors does not start sending one.
        visitorMail: visitorMail?.mail ?? { isOn: false },
      } as never,
      overrideAccess: false,
      req,
    });
    const all = [problems, staffMail?.problems, visitorMail?.problems, settings.problems].flatMap(
      (some) => some ?? [],
    );
    return Response.json({ id: made.id, problems: all }, { headers: NO_STORE });
  },
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Undefined where it was not given. */
function mailOf(value: unknown): MailText | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const names = ['recipient', 'sender', 'subject', 'body', 'headers', 'attachments'] as const;
  const texts = Object.fromEntries(names.map((name) => [name, textOf(given[name])]));
  const isSaid = Object.values(texts).some((text) => text.trim());
  return isSaid
    ? { ...texts, isHtml: given.isHtml === true, leaveOutEmpty: given.leaveOutEmpty === true }
    : undefined;
}
