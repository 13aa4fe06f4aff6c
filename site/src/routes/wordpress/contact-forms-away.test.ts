import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ContactFormService } from '#site/features/contact-forms/contact-form-service.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { addContactFormApi } from './contact-forms.ts';
import { bodyOf, FORMS_ROOT, UNIT } from './testing/feedback.ts';

/** The API while the database that holds the forms is away. */
function away() {
  const contactForms = {
    form: () => Promise.reject(new Error('The database is away.')),
  } as unknown as ContactFormService;
  const app = new Hono<SiteBindings>();
  addContactFormApi({ app, site: {} as Site, contactForms });
  return app;
}

it('while forms cannot be looked up, visitors read what to do', async () => {
  const body = bodyOf({ _wpcf7_unit_tag: UNIT, 'your-name': 'Zoë' });
  const answer = await away().request(`${FORMS_ROOT}/7/feedback`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    contact_form_id: 7,
    status: 'mail_failed',
    message: 'Your message could not be sent. Your answers are still here. Try again in a minute.',
    posted_data_hash: '',
    into: '#',
    invalid_fields: [],
  });
});

it.each(['refill', 'feedback/schema'])('and programs that ask for %s are told to ask again', async (what) => {
  const answer = await away().request(`${FORMS_ROOT}/7/${what}`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'wpcf7_unavailable', data: { status: 503 } });
});
