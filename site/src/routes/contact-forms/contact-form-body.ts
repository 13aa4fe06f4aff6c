import { contactValues } from '@frontage/forms';
import type { Context } from 'hono';
import type { ContactForm } from '#site/features/contact-forms/definition/contact-form.ts';
import type { ContactSubmission } from '#site/features/contact-forms/submit/contact-result.ts';
import { contentName } from '#site/features/leads/attachments/file-type.ts';
import { type FileField, receiveFiles } from '#site/features/leads/attachments/receive-files.ts';
import type { ReceivedFile } from '#site/features/leads/attachments/received-file.ts';
import { readFormBody } from '#site/server/body.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { addressKeyOf, clientAddressOf, originOf, transportOf } from '../form-transport.ts';

/** All answers except files, in bytes: more than the longest form that can be built. */
const MAX_TEXT_BYTES = 300_000;

type Entries = readonly (readonly [string, unknown])[];

/** The body of a contact form. Call `remove` when the request ends. */
export type ContactBody = { entries: Entries; remove: () => Promise<void> } & (
  | { ok: true; files: readonly ReceivedFile[] }
  | { ok: false; status: 400 | 408 | 413 | 415 | 429; message: string }
);

/** Reads the body of a contact form and stores only the files that the form asks for. */
export async function receiveContactForm({
  request,
  form,
  dataDir,
  sender,
}: {
  request: Request;
  form: ContactForm;
  dataDir: string;
  /** The sender as limits count them; left out, there is no limit. */
  sender?: string;
}): Promise<ContactBody> {
  const nothing = { remove: async () => undefined };
  if (!isMultipart(request.headers.get('content-type') ?? '')) {
    const body = await readFormBody({ request, maxBytes: MAX_TEXT_BYTES });
    return body.ok ? { ...nothing, ...body, files: [] } : { ...nothing, ...body, entries: [] };
  }
  const fields = form.definition.fields.filter((field): field is FileField => field.kind === 'file');
  const body = await receiveFiles({
    request,
    fields,
    dataDir,
    sender,
    maxTextBytes: MAX_TEXT_BYTES,
    nameOf: contentName,
  });
  return body.ok ? body : { ...nothing, ...body, entries: body.texts ?? [] };
}

export const isMultipart = (contentType: string): boolean => /^multipart\/form-data/i.test(contentType);

/** A submission, from the body and the request. */
export function submissionOf({
  c,
  site,
  form,
  body,
  unitTag,
}: {
  c: Context<SiteBindings>;
  site: Site;
  form: ContactForm;
  body: Extract<ContactBody, { ok: true }>;
  unitTag: string;
}): ContactSubmission {
  const { entries, files } = body;
  const transport = transportOf(entries);
  return {
    form,
    values: contactValues({ definition: form.definition, entries }),
    files,
    unitTag,
    quizProof: (name) => textIn({ entries, name: `_wpcf7_quiz_answer_${name}` }),
    formToken: transport.formToken,
    captcha: transport.captcha || captchaIn(entries),
    honeypot: transport.honeypot,
    addressKey: addressKeyOf({ c, site }),
    clientAddress: clientAddressOf({ c, site }),
    userAgent: c.req.header('user-agent') ?? '',
    fromOurPages: isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }),
    origin: originOf({ c, transport }),
  };
}

/** The first text of this name; '' where there is none. */
export function textIn({ entries, name }: { entries: Entries; name: string }): string {
  const value = entries.find(([own]) => own === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/** The captcha's response under the names that the services' own widgets and other clients use. */
const captchaIn = (entries: Entries): string =>
  [
    '_wpcf7_recaptcha_response',
    '_wpcf7_turnstile_response',
    'g-recaptcha-response',
    'h-captcha-response',
    'cf-turnstile-response',
    'altcha',
  ]
    .map((name) => textIn({ entries, name }))
    .find(Boolean) ?? '';
