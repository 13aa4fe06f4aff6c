import { contactTexts, type SwvSchema, schemaForClients } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import type { ContactFormReceiver } from '#site/features/contact-forms/contact-form-service.ts';
import type { ContactForm } from '#site/features/contact-forms/definition/contact-form.ts';
import { API } from '#site/features/contact-forms/form/api.ts';
import { cleanUnitTag } from '#site/features/contact-forms/form/unit-tag.ts';
import type { ContactResult } from '#site/features/contact-forms/submit/contact-result.ts';
import { feedbackOf } from '#site/features/contact-forms/submit/feedback-of.ts';
import { log } from '#site/server/log.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { isMultipart, receiveContactForm, submissionOf, textIn } from '../contact-forms/contact-form-body.ts';
import { receivedBy } from '../form-transport.ts';

type RouteContext = Context<SiteBindings>;
type Input = {
  c: RouteContext;
  site: Site;
  contactForms: ContactFormReceiver;
  /** Of the form. */
  id: number;
};
type Asked = { c: RouteContext; contactForms: ContactFormReceiver; form: ContactForm };

const ROOT = API.root + API.namespace;
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * Contact Form 7's own addresses, for its clients: they parse, call and answer in its format. A WordPress without
 * readable addresses asks for the same in the query of any page: `/?rest_route=/contact-form-7/v1/contact-forms/7/refill`.
 */
export function addContactFormApi({
  app,
  site,
  contactForms,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  contactForms: ContactFormReceiver;
}): void {
  const answerCall = (c: RouteContext, call: Call, id: number): Promise<Response> =>
    call.work({ c, site, contactForms, id }).catch((error) => {
      log.error({ err: error, path: c.req.path }, 'a contact form could not be answered');
      return call.failed(c, id);
    });
  for (const call of CALLS)
    for (const end of ['', '/'])
      app.on(call.method, `${ROOT}/contact-forms/:id{[0-9]+}/${call.what}${end}`, (c) =>
        answerCall(c, call, Number(c.req.param('id'))),
      );
  app.all(`${ROOT}/*`, noRoute);
  app.all('*', (c, next) => {
    const route = c.req.url.includes('rest_route') ? (c.req.query('rest_route') ?? '') : '';
    if (!NAMESPACE.test(route)) return next();
    const [, id, what] = FORM_ROUTE.exec(route) ?? [];
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const call = CALLS.find((one) => one.method === method && one.what === what);
    return call ? answerCall(c, call, Number(id)) : noRoute(c);
  });
}

const NAMESPACE = new RegExp(`^/*${API.namespace}/`);
const FORM_ROUTE = new RegExp(`^/*${API.namespace}/+contact-forms/(\\d+)/([a-z/]+?)/?$`);

/** Receives a submission and answers as clients of Contact Form 7 expect. */
export async function takeFeedback({ c, site, contactForms, id }: Input): Promise<Response> {
  if (!isMultipart(c.req.header('content-type') ?? '')) {
    const message = 'Send this as multipart/form-data.';
    return fault({ c, status: 415, code: 'wpcf7_unsupported_media_type', message });
  }
  const form = await contactForms.form(id);
  if (!form) return unknownForm(c);
  const body = await receiveContactForm({ request: c.req.raw, form, ...receivedBy({ c, site }) });
  const unitTag = cleanUnitTag(textIn({ entries: body.entries, name: '_wpcf7_unit_tag' }));
  try {
    if (!unitTag) {
      const message = 'Something went wrong. Reload the page and send it again.';
      return fault({ c, status: 400, code: 'wpcf7_unit_tag_not_found', message });
    }
    const result: ContactResult = body.ok
      ? await contactForms.submit(submissionOf({ c, site, form, body, unitTag }))
      : { status: 'mail_failed', message: body.message, errors: [], hash: '' };
    return answer({ c, contactForms, form, unitTag, result });
  } finally {
    await body.remove();
  }
}

async function sendSchema({ c, contactForms, id }: Input): Promise<Response> {
  const form = await contactForms.form(id);
  if (!form) return unknownForm(c);
  const schema = schemaForClients({ definition: form.definition, today: dayInSydney(Date.now()) });
  return c.json({ ...schema, rules: plainRules(schema.rules) }, 200, HEADERS);
}

/** New quiz questions, for a form that is reset. */
export async function sendRefill({ c, contactForms, id }: Input): Promise<Response> {
  const form = await contactForms.form(id);
  if (!form) return unknownForm(c);
  const quiz = contactForms.quizzes(form);
  return c.json(quiz ? { quiz } : [], 200, HEADERS);
}

/** Always with status 200: clients of Contact Form 7 show nothing of other responses. */
function answer({
  c,
  contactForms,
  form,
  unitTag,
  result,
}: Asked & { unitTag: string; result: ContactResult }): Response {
  const quiz = contactForms.quizzes(form);
  const feedback = feedbackOf({ form, result, unitTag });
  // Only invalid answers are listed; a page without JavaScript also marks acceptance boxes.
  const shown = result.status === 'validation_failed' ? feedback.invalid_fields : [];
  return c.json(
    {
      contact_form_id: form.id,
      ...feedback,
      message: plain(feedback.message),
      into: `#${unitTag}`,
      invalid_fields: shown.map((field) => ({ ...field, message: plain(field.message) })),
      ...(quiz ? { quiz } : {}),
    },
    200,
    HEADERS,
  );
}

/** The form could not be loaded, so the submission was not read. */
const notTaken = (c: RouteContext, id: number): Response =>
  c.json(
    {
      contact_form_id: id,
      status: 'mail_failed',
      message: contactTexts.mail_sent_ng,
      posted_data_hash: '',
      into: '#',
      invalid_fields: [],
    },
    200,
    HEADERS,
  );

const unavailable = (c: RouteContext): Response =>
  fault({
    c,
    status: 503,
    code: 'wpcf7_unavailable',
    message: 'Something went wrong. Try again in a minute.',
  });

/** A call of the API, and the response where it fails. */
type Call = {
  method: 'GET' | 'POST';
  what: string;
  work: (input: Input) => Promise<Response>;
  failed: (c: RouteContext, id: number) => Response;
};

const CALLS: readonly Call[] = [
  { method: 'POST', what: 'feedback', work: takeFeedback, failed: notTaken },
  { method: 'GET', what: 'feedback/schema', work: sendSchema, failed: unavailable },
  { method: 'GET', what: 'refill', work: sendRefill, failed: unavailable },
];

const noRoute = (c: RouteContext): Response =>
  fault({ c, status: 404, code: 'rest_no_route', message: 'There is nothing at this address.' });

const unknownForm = (c: RouteContext): Response =>
  fault({ c, status: 404, code: 'wpcf7_not_found', message: 'This form is not on our website.' });

const fault = ({
  c,
  status,
  code,
  message,
}: {
  c: RouteContext;
  status: 400 | 404 | 415 | 503;
  code: string;
  message: string;
}): Response => c.json({ code, message, data: { status } }, status, HEADERS);

const plainRules = (rules: SwvSchema['rules']): SwvSchema['rules'] =>
  rules.map((rule) => ({
    ...rule,
    error: plain(rule.error),
    ...('rules' in rule ? { rules: plainRules(rule.rules) } : {}),
  }));

/** Clients insert messages as HTML, so tags that staff wrote are removed. */
const plain = (text: string): string => text.replace(/<[^<>]*>/g, '').replace(/[<>]/g, '');
