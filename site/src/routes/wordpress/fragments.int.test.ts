import { describe, expect, it } from 'vitest';
import { findLeadForm, leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { ADDRESSES, type Fields, oldPages } from '#site/testing/old-pages.ts';
import { FRAGMENT_ACTIONS, SEND_ACTIONS } from './actions.ts';

/* The contract with scripts of the old website: every action that fetches a lead form. */

const { address, ids, payload, get } = await oldPages();

const agency = { agency_id: ids.office };
const agent = { agent_id: ids.agent };
const listing = { property_id: ids.listing };

type Fragment = { action: string; form: string; query: Fields };
const fragment = (action: string, form: string, query: Fields = {}): Fragment => ({ action, form, query });

const FRAGMENTS = [
  fragment('inspection_preregistration_form', 'inspection-registration', { ...listing, ...agent }),
  fragment('agency_contactrequest_form', 'brochure-request', listing),
  fragment('agency_salesappraisal_form', 'sales-appraisal', agency),
  fragment('agency_rentalappraisal_form', 'rental-appraisal', agency),
  fragment('agency_residentialappraisal_form', 'residential-appraisal', agency),
  fragment('agency_commercialappraisal_form', 'commercial-appraisal', agency),
  fragment('agency_ruralappraisal_form', 'rural-appraisal', agency),
  fragment('maintenance_request_form', 'maintenance-request'),
  fragment('notice_to_vacate_form', 'vacate-notice'),
  fragment('newsletter_signup_form', 'newsletter-signup'),
  fragment('agency_transfermanagement_form', 'transfer-management'),
  fragment('contact_office_form', 'contact-office', agency),
  fragment('book_inspection_form', 'book-inspection', listing),
  fragment('agent_contact_form', 'contact-agent', agent),
  fragment('agency_contact_form', 'contact-agency', agency),
  fragment('agent_saleappraisal_form', 'sales-appraisal', agent),
  fragment('agent_rentalappraisal_form', 'rental-appraisal', agent),
  fragment('agent_property_enquiry_form', 'property-enquiry', { ...agent, ...listing }),
  fragment('agent_clearing_sales_enquiry_form', 'clearing-sales-enquiry', { ...agent, page_id: '12' }),
  fragment('agent_livestock_enquiry_form', 'livestock-enquiry', { page_id: '12' }),
];

it('every action has its line here, and the forms of the old site are there', () => {
  expect(FRAGMENTS.map(({ action }) => action).sort()).toEqual([...FRAGMENT_ACTIONS.keys()].sort());
  // The newsletter at the foot of a page was part of the page.
  const reached = new Set([...FRAGMENTS.map(({ form }) => form), 'newsletter-footer']);
  expect(leadForms.map(({ definition }) => definition.key)).toEqual(expect.arrayContaining([...reached]));
});

describe.each(FRAGMENTS)('$action', ({ action, form, query }) => {
  it.each(ADDRESSES)('is the form and nothing else, at %s', async (path) => {
    const { status, text, headers } = await get({ action, ...query }, path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).toMatch(/^<section data-form="[^"]+">.*<\/section>$/s);
    expect(text).not.toMatch(/<(html|body|header|footer|script|fr-island)\b/);
    expect(text).toMatch(new RegExp(`<form[^>]* action="/forms/${form}[?"]`));
    expect(text).toMatch(/name="_ticket" value="[^"]{20,}"/);
  });

  it('holds what it is about', async () => {
    const { text } = await get({ action, ...query });
    const names = new Set(findLeadForm(form)?.definition.fields.map(({ name }) => name));
    const held = Object.entries(query).filter(([name]) => names.has(name));
    for (const [name, value] of held) expect(text).toContain(`name="${name}" value="${value}"`);
    if ('agency_id' in query) expect(text).toContain(`name="office_id" value="${ids.office}"`);
  });

  it('comes without what is not on the website', async () => {
    const unknown = Object.fromEntries(Object.keys(query).map((name) => [name, '999999']));
    const { status, text } = await get({ action, ...unknown });
    // Without its listing there is no inspection to choose, and no brochure to get.
    expect(status).toBe(/^(inspection-registration|brochure-request)$/.test(form) ? 404 : 200);
    expect(text).not.toMatch(/(agent|office|property)_id[^>]*999999|999999[^>]*(agent|office|property)_id/);
  });

  it('is not sent', async () => {
    const body = new URLSearchParams({ action, ...query });
    const response = await fetch(`${address}/?tbajax=1`, {
      method: 'POST',
      headers: { origin: address },
      body,
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a fragment', () => {
  it('posts to our own address, where it is a lead like any other', async () => {
    const { text } = await get({ action: 'agent_property_enquiry_form', ...agent, ...listing });
    const path = /<form[^>]* action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(Object.fromEntries(new URL(path, address).searchParams)).toEqual({ ...agent, ...listing });
    const formToken = /name="_ticket" value="([^"]*)"/.exec(text)?.[1] ?? '';
    const body = new URLSearchParams({
      ...{ name: 'Zoë', email: 'zoe@example.com', phone: '0400 000 000', message: 'Hello' },
      ...{ ...agent, ...listing, _ticket: formToken },
    });
    const response = await fetch(address + path, { method: 'POST', redirect: 'manual', body });
    expect(response.status).toBe(303);
    expect((await payload.find({ collection: 'leads', depth: 0 })).docs).toMatchObject([
      { form: 'property-enquiry', listing: Number(ids.listing), agent: Number(ids.agent) },
    ]);
  });

  it('keeps the good half of what it is about', async () => {
    const { text } = await get({ action: 'agent_property_enquiry_form', agent_id: '999999', ...listing });
    expect(text).toContain(`name="property_id" value="${ids.listing}"`);
    expect(text).toContain('12 Example Street');
    expect(text).toMatch(/name="agent_id" value=""/);
  });

  it('is filled from its parameters, escaped, and from no others', async () => {
    const { text } = await get({
      ...{ action: 'agent_contact_form', ...agent },
      ...{ fname: 'Zoë "><script>', email: 'zoe@example.com', message: 'not a parameter' },
    });
    expect(text).toContain('value="Zoë &quot;&gt;&lt;script&gt;"');
    expect(text).toContain('value="zoe@example.com"');
    expect(text).not.toContain('not a parameter');
  });

  it('keeps the campaign that its page was reached by', async () => {
    const { text } = await get({ action: 'agency_contact_form', utm_source: 'news', utm_medium: 'email' });
    expect(text).toContain('name="_page" value="/?utm_source=news&amp;utm_medium=email"');
  });

  it('of a form that is switched off is not there', async () => {
    const set = (enabled: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { livestockEnquiry: { enabled } } });
    await set(false);
    const { status } = await get({ action: 'agent_livestock_enquiry_form' });
    await set(true);
    expect(status).toBe(404);
  });

  it('with a captcha has its place and its key', async () => {
    const set = (captcha: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { livestockEnquiry: { captcha } } });
    await set(true);
    const { text } = await get({ action: 'agent_livestock_enquiry_form' });
    await set(false);
    expect(text).toMatch(/<div[^>]* data-captcha="altcha" data-sitekey=""/);
    expect(text).toContain('name="_captcha"');
    expect(text).toMatch(/<noscript>.*JavaScript/);
  });

  it('with our captcha leads to a page that can pass it, about the same things', async () => {
    const set = (captcha: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { contactAgent: { captcha } } });
    const link = /<a href="([^"]+)"[^>]*>open this form on a page of its own</;
    expect((await get({ action: 'agent_contact_form', ...agent })).text).not.toMatch(link);
    await set(true);
    const { text } = await get({ action: 'agent_contact_form', ...agent });
    const page = await (await fetch(address + (link.exec(text)?.[1] ?? expect.fail(text)))).text();
    await set(false);
    expect(page).toContain(`name="agent_id" value="${ids.agent}"`);
    // There the form wakes, and its captcha with it.
    expect(page).toMatch(/<fr-island[^>]*lead-form/);
    expect(page).toContain('data-captcha="altcha"');
  });
});

describe('the addresses', () => {
  it.each([...['', 'no_such_form', 'constructor', 'lae_load_widgets']])(
    'answer the unknown action “%s” as WordPress does',
    async (action) => {
      for (const path of ADDRESSES) {
        const { status, text } = await get({ action }, path);
        expect([status, text]).toEqual([400, '0']);
      }
    },
  );

  it.each([...SEND_ACTIONS.keys()])('do not let %s be fetched', async (action) => {
    expect((await get({ action })).status).toBe(405);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('take no %s', async (method) => {
    for (const path of ADDRESSES) {
      const response = await fetch(address + path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
  });

  // Specification: "All form calls go to one ajax endpoint on the same host (query marker tbajax) or to a platform ajax
  // URL." Scripts send to the page they are on.
  it.each(['/buy', '/agents/mia', '/nothing-here'])(
    'are answered at %s as well, with their marker',
    async (path) => {
      const [first] = FRAGMENTS;
      const query = { action: first?.action ?? '', ...first?.query };
      expect((await get(query, `${path}?tbajax=1`)).text).toMatch(/^<section data-form=/);
      expect((await get({}, path)).text).toContain('<html');
    },
  );

  // Specification, 7: "Parameters otherwise as listed under entities for listing forms."
  it('say what they need where a form about a property is asked for without one', async () => {
    const answer = await get({ action: 'inspection_preregistration_form' });
    expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('property_id') });
  });

  it('fill in the whole name, and choose the inspection that an old link means', async () => {
    const action = 'inspection_preregistration_form';
    const { text } = await get({ action, ...listing, insp_id: '0' });
    expect(text).toMatch(new RegExp(`<option value="${ids.inspection}" selected`));
    const named = await get({ action: 'agent_contact_form', ...agent, fname: 'Jo', lname: 'Day' });
    expect(named.text).toMatch(/name="name"[^>]* value="Jo Day"/);
  });

  it.each(['tbajax=', 'tbajax', 'tbajax=0', 'utm_source=x&tbajax='])(
    'are told by the marker alone, whatever its value: ?%s',
    async (marker) => {
      await fetch(`${address}/`);
      const { status, text, headers } = await get({ action: 'agency_contact_form' }, `/?${marker}`);
      expect([status, text.slice(0, 8)]).toEqual([200, '<section']);
      const unasked = await fetch(`${address}/?${marker}`);
      expect([unasked.status, await unasked.text()]).toEqual([400, '0']);
      expect(headers.get('x-frontage-cache')).toBeNull();
    },
  );

  it('leave the home page and its cache alone', async () => {
    const home = async () => {
      const response = await fetch(`${address}/`);
      return { cache: response.headers.get('x-frontage-cache'), text: await response.text() };
    };
    const before = await home();
    expect((await get({ action: 'agency_contact_form' })).text).toMatch(/^<section/);
    expect((await get({ action: 'no_such_form' })).text).toBe('0');
    expect(await home()).toEqual({ cache: 'hit', text: before.text });
    expect((await get({ action: 'agency_contact_form' })).text).toMatch(/^<section/);
  });
});

describe('a puzzle of our captcha', () => {
  it('is another for everybody, and for lead forms only', async () => {
    const ask = (form: string) => fetch(`${address}/forms/${form}/puzzle`);
    const [one, two] = await Promise.all([ask('contact-agent'), ask('contact-agent')]);
    expect(one.headers.get('cache-control')).toBe('no-store');
    const nonces = await Promise.all(
      [one, two].map(async (answer) => (await answer.json()).parameters.nonce),
    );
    expect(new Set(nonces).size).toBe(2);
    expect((await ask('no-such-form')).status).toBe(404);
  });
});
