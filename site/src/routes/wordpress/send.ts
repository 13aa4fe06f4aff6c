import { type FormValues, typedValues, valuesFromEntries } from '@frontage/forms';
import type { Context } from 'hono';
import type { ReceivedFile } from '#site/features/leads/attachments/received-file.ts';
import { findLeadForm } from '#site/features/leads/forms/lead-forms.ts';
import { receiveLead } from '#site/features/leads/intake/receive-lead.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import type { LeadResult, Refusal } from '#site/features/leads/types/lead-result.ts';
import { retryAfter } from '#site/server/answer-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { addressKeyOf, originOf, receivedBy, transportOf } from '../form-transport.ts';
import { STATUS } from '../lead-forms/lead-answers.ts';
import { FRAGMENT_ACTIONS, formOf, SEND_ACTIONS, type SendAction } from './actions.ts';
import type { Personal } from './personal-actions.ts';

type Input = { c: Context<SiteBindings>; site: Site; leads: LeadService };

/** The action is known only when the body has been read, so every body may hold what this form, alone in having files, allows. */
const FORM_WITH_FILES = 'maintenance-request';

/** Under these names the services' own widgets in old pages send what a captcha answered. */
const CAPTCHA_NAMES = ['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response', 'altcha'];

/**
 * Takes in a form that an old page sent, and answers in its words. 'unknown' and 'fetch-it' where the body's action,
 * else the one named in the address, is none that is sent.
 */
export async function takeSending({
  c,
  site,
  leads,
  personal,
  named,
}: Input & { personal: Personal; named: string }): Promise<Response | 'unknown' | 'fetch-it'> {
  const body = await receiveLead({
    request: c.req.raw,
    form: FORM_WITH_FILES,
    ...receivedBy({ c, site }),
  });
  if (!body.ok) {
    // The rest of a body that is too large is not read, so the connection cannot serve another request.
    return c.text(body.message, body.status, body.status === 413 ? { Connection: 'close' } : {});
  }
  try {
    const name = textIn(body.entries, 'action') || named;
    const own = personal.send.get(name);
    if (own) return await own({ c, entries: body.entries, textIn: (wanted) => textIn(body.entries, wanted) });
    const action = SEND_ACTIONS.get(name);
    if (!action) return FRAGMENT_ACTIONS.has(name) || personal.fetch.has(name) ? 'fetch-it' : 'unknown';
    return await submit({ c, site, leads, action, entries: body.entries, files: body.files });
  } finally {
    await body.remove();
  }
}

type Entries = readonly (readonly [string, unknown])[];

async function submit({
  c,
  site,
  leads,
  action,
  entries,
  files,
}: Input & { action: SendAction; entries: Entries; files: readonly ReceivedFile[] }): Promise<Response> {
  const sent = valuesFromEntries(entries);
  const form = formOf({ action, names: new Set(Object.keys(sent)) });
  const values = withContext({ form, sent });
  const transport = transportOf(entries);
  const signedUp = action.answer === 'newsletter' && (await hasSignedUp({ leads, values }));
  const result = await leads.submit({
    form,
    values,
    files,
    formToken: leads.formTokenOfContent({ form, content: contentOf({ form, values, files }) }),
    captcha: transport.captcha || (CAPTCHA_NAMES.map((name) => textIn(entries, name)).find(Boolean) ?? ''),
    honeypot: transport.honeypot,
    addressKey: addressKeyOf({ c, site }),
    // Only forms that we drew have a form token; those of old pages name listings as their feed does.
    listingNumber: transport.formToken ? 'own' : 'feed',
    // The route has asked already.
    fromOurPages: true,
    origin: originOf({ c, transport }),
    consent: CONSENT_OF_OLD_PAGES,
  });
  return answerTo({ c, site, action, result, signedUp });
}

function textIn(entries: Entries, wanted: string): string {
  const value = entries.find(([name]) => name === wanted)?.[1];
  return typeof value === 'string' ? value : '';
}

/** Ids also under the other names that pages have for them. */
function withContext({ form, sent }: { form: string; sent: FormValues }): FormValues {
  const fields = findLeadForm(form)?.definition.fields.filter(({ kind }) => kind === 'hidden') ?? [];
  const known = fields.flatMap(({ name, fillFrom = [] }) => {
    const value = [name, ...fillFrom].map((other) => sent[other]).find(Boolean);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...sent, ...Object.fromEntries(known) };
}

/** What makes one sending the same as another. */
function contentOf({
  form,
  values,
  files,
}: {
  form: string;
  values: FormValues;
  files: readonly ReceivedFile[];
}): string {
  const definition = findLeadForm(form)?.definition;
  const answers = definition && typedValues({ definition, values });
  return JSON.stringify([answers, files.map(({ hash }) => hash)]);
}

/** Kept as what the owner of a newsletter address agreed to: such a page's own text never reaches us. */
const CONSENT_OF_OLD_PAGES =
  'Signed up with a form on a page of the former website. What stood beside its button is not known.';

function hasSignedUp({ leads, values }: { leads: LeadService; values: FormValues }): Promise<boolean> {
  // Only the word of the answer hangs on it: a database that is away is for the submission itself to say.
  return leads.newsletter.has(String(values.email ?? '')).catch(() => false);
}

function answerTo({
  c,
  site,
  action,
  result,
  signedUp,
}: Pick<Input, 'c' | 'site'> & {
  action: SendAction;
  result: LeadResult;
  signedUp: boolean;
}): Response {
  if (action.answer === 'json') return ajaxAnswer({ c, result });
  // The same again has reached us before.
  const taken = result.ok || result.reason === 'repeated';
  if (!taken) return c.text(refusalText(result));
  if (action.answer === 'newsletter') return c.text(signedUp ? 'updtd' : 'ins-success');
  if (action.answer === 'brochure' && result.ok && result.download)
    return c.text(site.env.siteUrl + result.download.href);
  return c.text('success');
}

/** Old pages go by the text alone, and some show it: what to fix, sentence by sentence. */
function refusalText({ reason, message, errors = [] }: Refusal): string {
  if (reason === 'captcha') return 'recaptcha-failed';
  return reason === 'invalid' && errors.length > 0
    ? errors.map((error) => error.message).join('\n')
    : message;
}

/** Here old pages go by the status. */
function ajaxAnswer({ c, result }: Pick<Input, 'c'> & { result: LeadResult }): Response {
  if (result.ok) return c.json({ success: true, data: { reference: result.reference } });
  const { reason, errors, retryAfterSeconds } = result;
  if (reason === 'repeated') return c.json({ success: true, data: {} });
  const data = { message: reason === 'captcha' ? 'recaptcha-failed' : result.message, errors };
  return c.json({ success: false, data }, STATUS[reason], retryAfter(retryAfterSeconds));
}
