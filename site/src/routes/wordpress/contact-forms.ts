import { contactTexts, type SwvSchema, schemaForClients } from '@frontage/forms';
import type { Context, Hono } from 'hono';
import type { FormTaker } from '#site/features/contact-forms/contact-desk.ts';
import type { ContactForm } from '#site/features/contact-forms/contact-form.ts';
import { API } from '#site/features/contact-forms/form/api.ts';
import { cleanUnitTag } from '#site/features/contact-forms/form/unit-tag.ts';
import type { ContactResult } from '#site/features/contact-forms/submit/contact-result.ts';
import { feedbackOf } from '#site/features/contact-forms/submit/feedback-of.ts';
import { log } from '#site/server/log.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { isMultipart, receiveContactForm, submissionOf, textIn } from '../contact-form-body.ts';
import { receivedBy } from '../form-transport.ts';

type RouteContext = Context<SiteBindings>;
type Input = { c: RouteContext; site: Site; contact: FormTaker };
type Asked = { c: RouteContext; contact: FormTaker; form: ContactForm };

const ROOT = API.root + API.namespace;
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
  const orElse = (work: (input: Input) => Promise<Response>, failed: (c: RouteContext) => Response) => {
    return (c: RouteContext) =>
      work({ c, site, contact }).catch((error) => {
        log.error({ err: error, path: c.req.path }, 'a contact form could not be answered');
        return failed(c);
      });
  };
  for (const end of ['', '/']) {
    const form = `${ROOT}/contact-forms/:id{[0-9]+}`;
    app.post(`${form}/feedback${end}`, orElse(takeFeedback, notTaken));
    app.get(`${form}/feedback/schema${end}`, orElse(sendSchema, unavailable));
    app.get(`${form}/refill${end}`, orElse(sendRefill, unavailable));
  }
  app.all(`${ROOT}/*`, (c) =>
    fault({ c, status: 404, code: 'rest_no_route', message: 'There is nothing at this address.' }),
  );
}

/** Takes what was sent with a form, and answers as clients of Contact Form 7 expect. */
export async function takeFeedback({ c, site, contact }: Input): Promise<Response> {
  if (!isMultipart(c.req.header('content-type') ?? '')) {
    const message = 'Send this as multipart/form-data.';
    return fault({ c, status: 415, code: 'wpcf7_unsupported_media_type', message });
  }
  const form = await formOf({ c, contact });
  if (!form) return unknownForm(c);
  const body = await receiveContactForm({ request: c.req.raw, form, ...receivedBy({ c, site }) });
  const unitTag = cleanUnitTag(textIn({ entries: body.entries, name: '_wpcf7_unit_tag' }));
  try {
    if (!unitTag) {
      const message = 'The form does not say where it stands in the page. Reload the page and send it again.';
      return fault({ c, status: 400, code: 'wpcf7_unit_tag_not_found', message });
    }
    const result: ContactResult = body.ok
      ? await contact.submit(submissionOf({ c, site, form, body, unitTag }))
      : { status: 'mail_failed', message: body.message, errors: [], hash: '' };
    return answer({ c, contact, form, unitTag, result });
  } finally {
    await body.remove();
  }
}

async function sendSchema({ c, contact }: Input): Promise<Response> {
  const form = await formOf({ c, contact });
  if (!form) return unknownForm(c);
  const schema = schemaForClients({ definition: form.definition, today: dayInSydney(Date.now()) });
  return c.json({ ...schema, rules: plainRules(schema.rules) }, 200, HEADERS);
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
  result,
}: Asked & { unitTag: string; result: ContactResult }): Response {
  const quiz = contact.quizzes(form);
  const feedback = feedbackOf({ form, result, unitTag });
  // Only wrong answers are listed; a page without script marks statements as well.
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

/** The form itself could not be looked up, so nobody has seen what was sent. */
const notTaken = (c: RouteContext): Response =>
  c.json(
    {
      contact_form_id: Number(c.req.param('id')),
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
    message: 'This cannot be answered now. Try again in a minute.',
  });

const unknownForm = (c: RouteContext): Response =>
  fault({ c, status: 404, code: 'wpcf7_not_found', message: 'There is no such form on this website.' });

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

/** Clients put texts into the page as HTML: whatever staff wrote, it is no more than text. */
const plain = (text: string): string => text.replace(/<[^>]*>/g, '').replace(/[<>]/g, '');
