import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { smsReminderField } from '#site/features/leads/forms/fields/sms-reminder.ts';
import { findLeadForm, leadForms } from '#site/features/leads/forms/lead-forms.ts';
import type { OpenLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import { loadLeadFormSettings } from '#site/features/leads/forms/settings/load-form-settings.ts';
import { goodAnswers } from '#site/features/leads/testing/good-answers.ts';
import type { LeadFormSetting } from '#site/payload-types.ts';
import { testSite } from '#site/testing/site.ts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get, leads } = await testSite({ limits: false });

let listing: number;
let offices: [newtown: number, leura: number];
beforeAll(async () => {
  const office = async (name: string) =>
    (await payload.create({ collection: 'offices', data: { name, _status: 'published' } })).id;
  offices = [await office('Newtown'), await office('Leura')];
  const inspections = ['14', '28'].map((day) => ({
    startsAt: `2026-11-${day}T00:00:00.000Z`,
    endsAt: `2026-11-${day}T00:30:00.000Z`,
  }));
  const made = await payload.create({
    collection: 'listings',
    data: {
      status: 'current',
      method: 'buy',
      category: 'residential',
      propertyType: 'House',
      _status: 'published',
      streetNumber: '12',
      street: 'Example Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      inspections,
      documents: [{ kind: 'brochure', address: 'https://files.example.com/brochure.pdf' }],
    },
  });
  listing = made.id;
});

type Settings = Partial<Omit<LeadFormSetting, 'id'>>;
const store = (data: Settings) => payload.updateGlobal({ slug: 'lead-form-settings', data });

beforeEach(async () => {
  await store({
    contactAgency: { enabled: true, captcha: false, failed: null, thanksTitle: null, recipients: [] },
    maintenanceRequest: { minImages: 0, offices: [] },
    newsletterSignup: { required: { firstName: true, lastName: true, email: true, phone: false } },
  });
});

const opened = async (address: string): Promise<OpenLeadForm> =>
  JSON.parse((await get(address.replace(/(?=\?|$)/, '/ticket'))).text);

const send = (form: string, values: object) => {
  const definition = findLeadForm(form)?.definition;
  return leads.submit({
    form,
    values: { ...(definition && goodAnswers(definition)), ...values },
    files: [],
    formToken: leads.formToken(form),
    captcha: '',
    honeypot: '',
    addressKey: 'visitor',
    fromOurPages: true,
    origin: { page: '/', referrer: '' },
  });
};

describe('each form has a page', () => {
  it.each(
    leadForms
      .filter(({ atDoor, books }) => !atDoor && !books)
      .map(({ definition }) => [definition.key, definition] as const),
  )('%s', async (key, form) => {
    const { status, text } = await get(`/forms/${key}?property_id=${listing}`);
    expect(status).toBe(200);
    expect(text).toContain(`>${form.submitLabel}</button>`);
    expect(text).toContain('name="robots" content="noindex');
    for (const { kind, name, shownBySetting, shownWhen } of form.fields) {
      // Reminders are off.
      const isOff = shownBySetting || shownWhen || name === smsReminderField.name;
      if (kind !== 'hidden' && !isOff) expect(text).toContain(`name="${name}"`);
    }
  });

  it('with a date that can be typed without any script', async () => {
    const { text } = await get('/forms/vacate-notice');
    expect(text).toMatch(/<input[^>]*name="date"[^>]*type="text"|<input[^>]*type="text"[^>]*name="date"/);
    expect(text).not.toContain('Choose from a calendar');
  });
});

describe('what a form is about', () => {
  it('is above it', async () => {
    expect(await opened(`/forms/contact-office?agency_id=${offices[0]}`)).toMatchObject({
      heading: 'Contact Newtown',
      subject: { title: 'Newtown' },
      values: { office_id: String(offices[0]) },
    });
    expect(await opened(`/forms/brochure-request?pid=${listing}`)).toMatchObject({
      heading: 'Request the brochure',
      subject: { title: '12 Example Street, Newtown NSW 2042' },
    });
  });

  it.each(['office_id=999', 'property_id=999', 'agent_id=999', 'property_id=one'])(
    'must be on the website: %s',
    async (query) => {
      const form = query.startsWith('office') ? 'contact-office' : 'property-enquiry';
      expect((await get(`/forms/${form}?${query}`)).status).toBe(404);
    },
  );

  it('is whom to call, where it may be an emergency: the offices that can be chosen', async () => {
    const withPhone = (id: number, phone: string) =>
      payload.update({ collection: 'offices', id, data: { phone, _status: 'published' } });
    await withPhone(offices[0], '(02) 5550 0101');
    await withPhone(offices[1], '(02) 5550 0102');
    const newtown = { name: 'Newtown', phone: '(02) 5550 0101' };
    const leura = { name: 'Leura', phone: '(02) 5550 0102' };
    const { subject } = await opened('/forms/maintenance-request');
    expect(subject).toMatchObject({ title: 'If it’s urgent, call us on', calls: [leura, newtown] });
    const { text } = await get('/forms/maintenance-request');
    expect(text).toContain('href="tel:0255500101"');
    expect((await opened(`/forms/maintenance-request?office=${offices[0]}`)).subject?.calls).toEqual([
      newtown,
    ]);
    expect((await opened('/forms/vacate-notice')).subject).toBeNull();
  });

  it('decides which inspections there are to register for', async () => {
    const { text } = await get(`/forms/inspection-registration?property_id=${listing}`);
    expect(text).toContain('Saturday 28 November, 11:00 – 11:30 am');
    expect(text).not.toContain('14 November');
    expect((await get('/forms/inspection-registration')).status).toBe(404);
  });

  it('is checked when the form is sent', async () => {
    const values = { property_id: String(listing) };
    expect(await send('inspection-registration', values)).toMatchObject({ ok: true });
    expect(
      await send('inspection-registration', { ...values, inspection: '2026-11-14T00:00:00.000Z' }),
    ).toMatchObject({ ok: false, errors: [{ field: 'inspection' }] });
    expect(await send('inspection-registration', {})).toMatchObject({ ok: false });
  });
});

it('a booked appraisal is confirmed on the page that follows', async () => {
  expect((await get('/thank-you/?form=appraisal-booking')).text).toContain('Your appraisal is booked.');
});

describe('the settings of the forms', () => {
  it('have defaults', async () => {
    expect((await loadLeadFormSettings(payload))['sales-appraisal']).toEqual({
      enabled: true,
      required: {},
      conversion: true,
      captcha: false,
      autoresponse: true,
      minImages: 0,
      offices: [],
      recipients: [],
    });
  });

  // A new form needs no migration: the database knows no form.
  it('are stored by form key, and saving one form leaves the others as they were', async () => {
    await store({ contactAgency: { captcha: true, recipients: ['front@example.com'] } });
    await store({ salesAppraisal: { thanksTitle: 'Well done' } });
    const { forms } = await payload.db.findGlobal({ slug: 'lead-form-settings' });
    expect(forms).toMatchObject({
      'contact-agency': { captcha: true, recipients: ['front@example.com'] },
      'sales-appraisal': { thanksTitle: 'Well done' },
    });
    expect(await payload.findGlobal({ slug: 'lead-form-settings', depth: 0 })).toMatchObject({
      contactAgency: { captcha: true, recipients: ['front@example.com'], enabled: true },
      salesAppraisal: { thanksTitle: 'Well done' },
    });
    const { docs } = await payload.findGlobalVersions({ slug: 'lead-form-settings', sort: '-updatedAt' });
    const before = docs.find(({ version }) => !version.salesAppraisal?.thanksTitle);
    await payload.restoreGlobalVersion({ slug: 'lead-form-settings', id: before?.id ?? '' });
    expect((await loadLeadFormSettings(payload))['sales-appraisal']).not.toHaveProperty('thanks');
    await store({ contactAgency: { captcha: false, recipients: [] } });
  });

  it('can be changed in the admin, which shows virtual fields as read-only unless told', () => {
    const { fields } = payload.config.globals.find(({ slug }) => slug === 'lead-form-settings') ?? {};
    const groups = (fields ?? []).flatMap((field) => ('fields' in field ? field.fields : []));
    expect(groups.length).toBeGreaterThan(leadForms.length);
    expect(groups.filter(({ admin }) => admin && 'readOnly' in admin && admin.readOnly)).toEqual([]);
  });

  it('are kept until staff change them', async () => {
    const first = await loadLeadFormSettings(payload);
    expect(await loadLeadFormSettings(payload)).toBe(first);
    await store({ contactAgency: { conversion: false, recipients: ['front@agency.test'] } });
    expect((await loadLeadFormSettings(payload))['contact-agency']).toMatchObject({
      conversion: false,
      recipients: ['front@agency.test'],
    });
  });

  it('take a form off the website', async () => {
    await store({ contactAgency: { enabled: false } });
    const page = await get('/forms/contact-agency');
    expect([page.status, page.text.includes('This form is not available')]).toEqual([404, true]);
    const panel = await get('/forms/contact-agency/ticket');
    expect([panel.status, panel.text.includes('This form isn’t available right now')]).toEqual([404, true]);
    expect(await send('contact-agency', {})).toMatchObject({ ok: false, reason: 'unknown' });
    expect((await get('/forms/contact-agent')).status).toBe(200);
  });

  it('decide what the newsletter asks', async () => {
    await store({
      newsletterSignup: { required: { firstName: false, lastName: false, phone: true, email: true } },
    });
    const { definition } = await opened('/forms/newsletter-signup');
    expect(definition.fields.map(({ name }) => name)).toEqual(['email', 'phone']);
    expect(await send('newsletter-signup', { phone: '' })).toMatchObject({
      ok: false,
      errors: [{ field: 'phone', message: 'Phone is required' }],
    });
    expect(await send('newsletter-signup', { 'first-name': '' })).toMatchObject({ ok: true });
  });

  it('keep a way to answer who signs up', async () => {
    const nothing = { firstName: true, lastName: true, phone: false, email: false };
    await expect(store({ newsletterSignup: { required: nothing } })).rejects.toThrow(/Email/);
    await store({ newsletterSignup: { required: { ...nothing, phone: true } } });
    expect((await opened('/forms/newsletter-signup')).definition.fields).toHaveLength(3);
  });

  it('change its texts', async () => {
    await store({ contactAgency: { failed: 'Not yet sent.', thanksTitle: 'Cheers!' } });
    expect((await opened('/forms/contact-agency')).definition.messages).toMatchObject({
      failed: 'Not yet sent.',
      thanks: { title: 'Cheers!', body: 'Your message has been sent successfully' },
    });
  });

  // “recaptcha-failed and any other non-success response on other forms: the form's failed message is shown”
  it('begin what the server says of a form that it refused', async () => {
    await store({ contactAgency: { failed: 'Not yet sent' } });
    expect(await send('contact-agency', { email: 'zoe@' })).toMatchObject({
      message: 'Not yet sent. Please fix these and send it again:',
    });
    expect(await send('inspection-registration', { first_name: '' })).toMatchObject({
      message: 'You have not been registered. Please fix these and send it again:',
    });
  });

  it('ask for pictures', async () => {
    await store({ maintenanceRequest: { minImages: 2 } });
    expect(await send('maintenance-request', { office: String(offices[0]) })).toMatchObject({
      ok: false,
      errors: [{ field: 'attachments', message: 'You must attach at least 2 image/s.' }],
    });
  });

  it('say which offices are offered', async () => {
    await store({ maintenanceRequest: { offices: [offices[1]] } });
    const { definition } = await opened('/forms/maintenance-request');
    expect(definition.fields[0]).toMatchObject({ options: [{ value: String(offices[1]), label: 'Leura' }] });
    expect(await send('maintenance-request', { office: String(offices[0]) })).toMatchObject({
      ok: false,
      errors: [{ field: 'office' }],
    });
    expect(await send('maintenance-request', { office: String(offices[1]) })).toMatchObject({ ok: true });
  });

  it('take whole email addresses only', async () => {
    await expect(store({ contactAgency: { recipients: ['front leads'] } })).rejects.toThrow(
      /Send to these email addresses instead/,
    );
  });
});

describe('a home that is sold', () => {
  it('is asked about in words that fit, and is not open for inspection', async () => {
    await payload.update({
      collection: 'listings',
      id: listing,
      data: { status: 'sold', _status: 'published' },
    });
    expect(await opened(`/forms/property-enquiry?property_id=${listing}`)).toMatchObject({
      heading: 'Enquire about similar properties',
      values: { message: 'I am interested in properties like this one. Please contact me.' },
    });
    const panel = await get(`/forms/book-inspection/ticket?property_id=${listing}`);
    expect(panel.status).toBe(404);
    expect(panel.text).toContain('may no longer be on our website');
    expect((await get('/forms/inspection-registration/ticket')).text).toContain(
      'This form needs a property or agent',
    );
  });
});

it('an agency with one office does not ask which', async () => {
  await payload.update({ collection: 'offices', id: offices[1], data: { _status: 'draft' } });
  const { definition } = await opened('/forms/vacate-notice');
  expect(definition.fields.map(({ name }) => name)).not.toContain('office');
  expect(await send('vacate-notice', { office: '' })).toMatchObject({ ok: true });
  await payload.update({ collection: 'offices', id: offices[1], data: { _status: 'published' } });
});
