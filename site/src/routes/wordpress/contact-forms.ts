import { type FieldError, rulesOf, valuesFromEntries } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import type { FormTaker } from '#site/features/contact-forms/contact-desk.ts';
import type { ContactForm } from '#site/features/contact-forms/contact-form.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { receiveContactForm, textIn } from '../contact-form-body.ts';
import { addressKeyOf, clientAddressOf, originOf, transportOf } from '../form-transport.ts';

type RouteContext = Context<SiteBindings>;
type Input = { c: RouteContext; site: Site; contact: FormTaker };

const ROOT = '/wp-json/contact-form-7/v1';
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Contact Form 7's own addresses, for its clients: they parse, call and answer in its format. */
export function addContactFormApi({
  app,
  site,
  contact,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  contact: FormTaker;
}): void {
  const input = (c: RouteContext) => ({ c, site, contact });
  for (const end of ['', '/']) {
    const form = `${ROOT}/contact-forms/:id{[0-9]+}`;
    app.post(`${form}/feedback${end}`, (c) => takeFeedback(input(c)));
    app.get(`${form}/feedback/schema${end}`, (c) => sendSchema(input(c)));
    app.get(`${form}/refill${end}`, (c) => sendRefill(input(c)));
  }
  app.all(`${ROOT}/*`, (c) =>
    fault({ c, status: 404, code: 'rest_no_route', message: 'There is nothing at this address.' }),
  );
}

/** Takes what was sent with a form, and answers as clients of Contact Form 7 expect. */
export async function takeFeedback({ c, site, contact }: Input): Promise<Response> {
  if (!/^multipart\/form-data/i.test(c.req.header('content-type') ?? '')) {
    const message = 'Send this as multipart/form-data.';
    return fault({ c, status: 415, code: 'wpcf7_unsupported_media_type', message });
  }
  const form = await formOf({ c, contact });
  if (!form) return unknownForm(c);
  const body = await receiveContactForm({ request: c.req.raw, form, dataDir: site.env.dataDir });
  const unitTag = textIn({ entries: body.entries, name: '_wpcf7_unit_tag' }).replace(/[^A-Za-z0-9_-]/g, '');
  try {
    if (!unitTag) {
      const message = 'The form does not say where it stands in the page. Reload the page and send it again.';
      return fault({ c, status: 400, code: 'wpcf7_unit_tag_not_found', message });
    }
    if (!body.ok) return answer({ c, contact, form, unitTag, status: 'mail_failed', message: body.message });
    const transport = transportOf(body.entries);
    const result = await contact.submit({
      form,
      values: valuesFromEntries(body.entries),
      files: body.files,
      unitTag,
      quizProof: (name) => textIn({ entries: body.entries, name: `_wpcf7_quiz_answer_${name}` }),
      ticket: transport.ticket,
      captcha: transport.captcha || captchaIn(body.entries),
      honeypot: transport.trap,
      addressKey: addressKeyOf({ c, site }),
      clientAddress: clientAddressOf({ c, site }),
      userAgent: c.req.header('user-agent') ?? '',
      fromOurPages: isFromOurPages({ headers: c.req.raw.headers, siteUrl: site.env.siteUrl }),
      origin: originOf({ c, transport }),
    });
    const { status, message, hash, errors } = result;
    return answer({ c, contact, form, unitTag, status, message, hash, errors });
  } finally {
    await body.remove();
  }
}

async function sendSchema({ c, contact }: Input): Promise<Response> {
  const form = await formOf({ c, contact });
  if (!form) return unknownForm(c);
  const { rules, ...schema } = rulesOf({ definition: form.definition, today: dayInSydney(Date.now()) });
  return c.json({ ...schema, rules: plainRules(rules) }, 200, HEADERS);
}

/** New questions against robots, for a form that begins anew. */
export async function sendRefill({ c, contact }: Input): Promise<Response> {
  const form = await formOf({ c, contact });
  if (!form) return unknownForm(c);
  const quiz = contact.quizzes(form);
  return c.json(quiz ? { quiz } : [], 200, HEADERS);
}

const formOf = ({ c, contact }: Pick<Input, 'c' | 'contact'>): Promise<ContactForm | undefined> =>
  contact.form(Number(c.req.param('id')));

/** Whatever became of it: clients of Contact Form 7 show nothing of an answer that has another status than 200. */
function answer({
  c,
  contact,
  form,
  unitTag,
  status,
  message,
  hash = '',
  errors = [],
}: {
  c: RouteContext;
  contact: FormTaker;
  form: ContactForm;
  unitTag: string;
  status: string;
  message: string;
  hash?: string;
  errors?: readonly FieldError[];
}): Response {
  const quiz = contact.quizzes(form);
  const shown = status === 'validation_failed' ? errors : [];
  return c.json(
    {
      contact_form_id: form.id,
      status,
      message: plain(message),
      posted_data_hash: hash,
      into: `#${unitTag}`,
      invalid_fields: shown.map(({ field, message: text }) => ({
        field,
        message: plain(text),
        idref: form.definition.fields.find(({ name }) => name === field)?.id ?? null,
        error_id: `${unitTag}-ve-${field}`.replace(/[^0-9A-Za-z_-]/g, ''),
      })),
      ...(quiz ? { quiz } : {}),
    },
    200,
    HEADERS,
  );
}

const unknownForm = (c: RouteContext): Response =>
  fault({ c, status: 404, code: 'wpcf7_not_found', message: 'There is no such form on this website.' });

const fault = ({
  c,
  status,
  code,
  message,
}: {
  c: RouteContext;
  status: 400 | 404 | 415;
  code: string;
  message: string;
}): Response => c.json({ code, message, data: { status } }, status, HEADERS);

type Rules = ReturnType<typeof rulesOf>['rules'];

const plainRules = (rules: Rules): Rules =>
  rules.map((rule) => ({
    ...rule,
    error: plain(rule.error),
    ...('rules' in rule ? { rules: plainRules(rule.rules) } : {}),
  }));

/** Clients put texts into the page as HTML: whatever staff wrote, it is no more than text. */
const plain = (text: string): string => text.replace(/<[^>]*>/g, '').replace(/[<>]/g, '');

/** Under these names the services' own widgets, and other clients, send what a captcha answered. */
const captchaIn = (entries: readonly (readonly [string, unknown])[]): string =>
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
