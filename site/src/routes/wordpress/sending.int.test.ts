import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLeadForm, leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { settingsName } from '#site/features/leads/forms/settings/form-settings.ts';
import { ADDRESSES, ANY_SUCCESS, type Fields, oldPages, withQuery } from '#site/testing/old-pages.ts';
import { message, named, person, repair, sendingsAbout, street } from '#site/testing/sendings.ts';
import { SEND_ACTIONS } from './actions.ts';

/* The contract with scripts of the old website: every action that sends a lead form, and every answer it gets. */

const { payload, captcha, leads, ids, post, get, leadsOf } = await oldPages();

let visitors = 0;
/** A visitor the site does not know. */
const newVisitor = (): string => {
  visitors += 1;
  return `visitor${visitors}@example.com`;
};

const SENDINGS = sendingsAbout(ids);
const office = { office: ids.office };

/** What each kind of action answers when the form was taken in. */
const TAKEN: Record<string, RegExp> = {
  text: /^success$/,
  newsletter: /^ins-success$/,
  brochure: /^https:\/\/www\.example\.com\.au\/brochures\/FR-\w{6}\.[\w-]{43}$/,
  json: /^\{"success":true,"data":\{"reference":"FR-/,
};
const kindOf = (action: string) => SEND_ACTIONS.get(action)?.answer ?? expect.fail(action);
const takenBy = (action: string) => TAKEN[kindOf(action)] ?? expect.fail(action);

it('every action has its line here, and the forms of the old site are there', () => {
  expect([...new Set(SENDINGS.map(({ action }) => action))].sort()).toEqual([...SEND_ACTIONS.keys()].sort());
  // An office's own form is sent as the agency's.
  const reached = [...SENDINGS.map(({ form }) => form), 'contact-office'];
  expect(leadForms.map(({ definition }) => definition.key)).toEqual(expect.arrayContaining(reached));
});

describe.each(SENDINGS)('$action for $form', ({ action, form, good }) => {
  const isJson = kindOf(action) === 'json';
  const refusedStatus = isJson ? 422 : 200;
  let email = '';
  let fields: Fields = {};
  beforeEach(() => {
    email = newVisitor();
    fields = { ...good, email };
  });

  it.each(ADDRESSES)('is taken in at %s, once however often it comes', async (path) => {
    const first = await post({ action, ...fields }, { path });
    expect(first.text).toMatch(takenBy(action));
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await post(fields, { path: withQuery(path, { action }) })).text).toMatch(ANY_SUCCESS);
    expect(await leadsOf(email)).toMatchObject([{ form, state: 'new', page: '/buy?utm_source=news' }]);
  });

  it('says what to fix when an answer is missing, and stores nothing', async () => {
    const asked = findLeadForm(form)?.definition.fields ?? expect.fail(form);
    const needed = asked.filter((field) => field.name in good && (field.required || field.requiredWhen));
    expect(needed.length).toBeGreaterThan(1);
    for (const { name } of needed) {
      // Empty rather than gone: which names there are decides which form is meant.
      const answer = await post({ action, ...fields, [name]: '' });
      expect([name, answer.status]).toEqual([name, refusedStatus]);
      expect(answer.text).not.toMatch(ANY_SUCCESS);
      expect(answer.text).toMatch(/\w+ \w+/);
    }
    expect(await leadsOf(email)).toEqual([]);
  });

  it('says what to fix when an answer is too short', async () => {
    for (const { name, minLength = 0 } of findLeadForm(form)?.definition.fields ?? []) {
      if (!(name in good) || minLength === 0) continue;
      const answer = await post({ action, ...fields, [name]: 'x'.repeat(minLength - 1) });
      expect([name, answer.status]).toEqual([name, refusedStatus]);
      expect(answer.text).not.toMatch(ANY_SUCCESS);
    }
    expect(await leadsOf(email)).toEqual([]);
  });

  it.each(['zoe', 'zoe@example', 'zoe@example.c', '@example.com'])(
    'refuses the address %s',
    async (email) => {
      const answer = await post({ action, ...good, email });
      expect(answer.status).toBe(refusedStatus);
      expect(answer.text).not.toMatch(ANY_SUCCESS);
      expect(await leadsOf(email)).toEqual([]);
    },
  );

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])('is refused from another website: %o', async (headers) => {
    const answer = await post({ action, ...fields }, { headers });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toMatch(ANY_SUCCESS);
    expect(await leadsOf(email)).toEqual([]);
  });

  it('is never fetched', async () => {
    const { status, headers } = await get({ action, ...fields });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(await leadsOf(email)).toEqual([]);
  });

  describe('with a captcha', () => {
    const set = (on: boolean) =>
      payload.updateGlobal({
        slug: 'lead-form-settings',
        data: { [settingsName(form)]: { captcha: on } },
      });
    beforeEach(() => set(true));
    afterEach(() => set(false));

    it('says so when it fails, and takes a solved one once', async () => {
      const failed = await post({ action, ...fields, _captcha: 'made up' });
      expect(failed.text).toMatch(isJson ? /"message":"recaptcha-failed"/ : /^recaptcha-failed$/);
      expect(failed.status).toBe(isJson ? 403 : 200);
      expect(await leadsOf(email)).toEqual([]);

      const challenge = (await captcha.puzzle(form)) ?? expect.fail('no puzzle');
      const solution = await solveChallenge({ challenge, deriveKey });
      const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
      expect((await post({ action, ...fields, altcha })).text).toMatch(takenBy(action));
      const other = newVisitor();
      expect((await post({ action, ...fields, altcha, email: other })).text).toContain('recaptcha-failed');
      expect([await leadsOf(email), await leadsOf(other)]).toMatchObject([[{ form }], []]);
    });
  });
});

/** Without the listing there is nothing to register for or to get. */
const NEED_LISTING = new Set(['inspection-registration', 'brochure-request']);

describe('what is not on the website', () => {
  it.each(
    SENDINGS.flatMap(({ action, form, good }) =>
      ['agent_id', 'agency_id', 'page_id', 'property_id', 'property_external_id']
        .filter((name) => name in good && !NEED_LISTING.has(form))
        .map((name) => ({ action, form, good: { ...good, [name]: '999999' }, name })),
    ),
  )('$form is taken in without an unknown $name', async ({ action, form, good }) => {
    const email = newVisitor();
    expect((await post({ action, ...good, email })).text).toMatch(takenBy(action));
    expect(await leadsOf(email)).toMatchObject([{ form }]);
  });

  it.each([...NEED_LISTING])('%s of a listing there is not is refused', async (wanted) => {
    const { action, good } = SENDINGS.find(({ form }) => form === wanted) ?? expect.fail();
    const email = newVisitor();
    expect((await post({ action, ...good, email, property_id: '999999' })).text).not.toMatch(ANY_SUCCESS);
    expect(await leadsOf(email)).toEqual([]);
  });

  it.each([...['', 'no_such_action', 'constructor', '__proto__']])(
    'the action “%s” is answered as WordPress does',
    async (action) => {
      const answer = await post({ action, ...person });
      expect([answer.status, answer.text]).toEqual([400, '0']);
    },
  );

  it('a form is not sent with the action that fetches it', async () => {
    const { status, headers } = await post({ action: 'agent_contact_form', ...person });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('a form that is switched off', async () => {
    const set = (enabled: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { contactAgency: { enabled } } });
    await set(false);
    const email = newVisitor();
    const answer = await post({ action: 'iproperty_submit_contact', ...person, email, message });
    await set(true);
    expect(answer.text).toBe('This form is not on our website.');
    expect(await leadsOf(email)).toEqual([]);
  });
});

describe('the words of the old website', () => {
  const newsletter = { action: 'iproperty_submit_newsletter' };

  it.each([
    [
      { 'first-name': '', 'last-name': '', email: '' },
      ['First Name is required', 'Last Name is required', 'Email is required'],
    ],
    [
      { ...named, first_name: 'Z', last_name: 'B', phone: '0' },
      ['First Name is Required.', 'Last Name is Required.', 'Phone is Required.'],
    ],
    [{ ...named, email: '' }, ['Email is Required.']],
    [{ ...named, email: 'zoe' }, ['Email is not valid.']],
  ])('tell a newsletter what to fix: %o', async (fields, sentences) => {
    const { text } = await post({ ...newsletter, ...fields });
    expect(text.split('\n').sort()).toEqual(sentences.sort());
  });

  it('tell a new address from one that has signed up before, by either form', async () => {
    const email = newVisitor();
    expect((await post({ ...newsletter, ...named, email })).text).toBe('ins-success');
    const panel = { 'first-name': 'Zoë', 'last-name': 'Byron', email: email.toUpperCase() };
    expect((await post({ ...newsletter, ...panel })).text).toBe('updtd');
    expect(await leadsOf(email)).toHaveLength(2);
  });

  it('list what is wrong with a registration, to be after “Error(s) Found!”', async () => {
    const { text } = await post({
      action: 'iproperty_send_inspectionregistration',
      ...{ ...named, first_name: 'Z', last_name: '', property_id: ids.listing },
    });
    expect(text.split('\n')).toEqual([
      'Choose an inspection',
      'First name must be 2 characters or more',
      'Enter your last name',
    ]);
  });
});

describe('a maintenance request', () => {
  const good = { action: 'iproperty_submit_maintenance', ...person, ...repair, ...street, ...office };
  const multipart = ({ email, files }: { email: string; files: [bytes: Uint8Array, name: string][] }) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...good, email })) body.set(name, value);
    for (const [bytes, name] of files) body.append('attachments[]', new File([new Uint8Array(bytes)], name));
    return body;
  };
  const picture = (red: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .jpeg()
      .toBuffer();

  it('comes with pictures, and twice is once', async () => {
    const email = newVisitor();
    const send = async (red: number) => post(multipart({ email, files: [[await picture(red), 'tap.jpg']] }));
    const first = await send(10);
    expect([first.status, JSON.parse(first.text)]).toMatchObject([200, { success: true }]);
    expect((await send(10)).text).toBe(first.text);
    expect((await send(250)).status).toBe(200);
    expect(await leadsOf(email)).toHaveLength(2);
  });

  // “iproperty_submit_maintenance is a multipart POST with the attachments and expects a JSON response”: scripts name
  // them in three ways, and the field takes three.
  it.each(['attachments', 'attachments[]', 'attachments[0]'])('takes pictures named %s', async (name) => {
    const body = multipart({ email: newVisitor(), files: [] });
    for (const red of [1, 2]) body.append(name, new File([new Uint8Array(await picture(red))], `${red}.jpg`));
    expect((await post(body)).status).toBe(200);
    const [lead] = await leadsOf(String(body.get('email')));
    expect(lead?.attachments).toHaveLength(2);
  });

  it('is refused with a sentence when a picture is none', async () => {
    const email = newVisitor();
    const { status, text } = await post(multipart({ email, files: [[Buffer.from('MZ'), 'tap.jpg']] }));
    expect(status).toBe(422);
    expect(text).toContain('Please ensure your file is in JPG, PNG, or JPEG format.');
    expect(await leadsOf(email)).toEqual([]);
  });
});

describe('machines', () => {
  let good: Fields & { email: string };
  beforeEach(() => {
    good = { action: 'iproperty_submit_contact', ...person, message, email: newVisitor() };
  });

  it('that fill in what people do not see are thanked and set aside', async () => {
    expect((await post({ ...good, 'your-website': 'http://spam.example' })).text).toBe('success');
    expect(await leadsOf(good.email)).toMatchObject([{ state: 'spam' }]);
  });

  it('that do not say where they come from are no browsers, and are taken in', async () => {
    expect((await post(good, { headers: { origin: '', referer: '' } })).text).toBe('success');
  });

  it('that send too much, or no form at all, are told so', async () => {
    const long = await post({ ...good, message: 'x'.repeat(100_000) });
    expect([long.status, long.text]).toEqual([413, expect.stringContaining('larger than 64 KB')]);
    expect((await post(good, { headers: { 'content-type': 'application/json' } })).status).toBe(415);
    expect(await leadsOf(good.email)).toEqual([]);
  });

  it('that send other words on the same day send another lead', async () => {
    await post(good);
    await post({ ...good, message: 'And tomorrow?' });
    expect(await leadsOf(good.email)).toHaveLength(2);
  });
});

// “Agent enquiry and book inspection: name, phone, email, message, optional property_external_id.”
describe('a listing that an old page names by the number of its feed', () => {
  const listingNamed = async (uniqueId: string) =>
    (
      await payload.create({
        collection: 'listings',
        data: {
          _status: 'published',
          status: 'current',
          method: 'buy',
          category: 'residential',
          propertyType: 'House',
          street: 'Feed Street',
          suburb: 'Newtown',
          state: 'NSW',
          postcode: '2042',
          agents: [Number(ids.agent)],
          feedAgentId: 'AGENCY',
          feedUniqueId: uniqueId,
        },
      })
    ).id;
  const book = async (property_external_id: string, more: Fields = {}) => {
    const email = newVisitor();
    const sent = await post({
      ...{ action: 'iproperty_book_inspection', ...person, message, email, property_external_id },
      ...more,
    });
    expect(sent.text).toBe('success');
    const [lead] = await leadsOf(email);
    return lead;
  };

  it('is found, and its agent gets the lead', async () => {
    const listing = await listingNamed('BVN1001');
    expect(await book('BVN1001')).toMatchObject({ listing, agent: Number(ids.agent) });
  });

  it('is meant even where the number is also one of ours, but for a form that we drew', async () => {
    const listing = await listingNamed(ids.listing);
    expect(await book(ids.listing)).toMatchObject({ listing });
    const ours = { _ticket: leads.formToken('book-inspection') };
    expect(await book(ids.listing, ours)).toMatchObject({ listing: Number(ids.listing) });
  });

  it('opens its fragment, and can be saved', async () => {
    const listing = await listingNamed('BVN1002');
    const fragment = await get({ action: 'book_inspection_form', pid: 'BVN1002' });
    expect(fragment.text).toContain(`name="property_external_id" value="${listing}"`);
    expect((await post({ action: 'iproperty_save_listing', id: 'BVN1002' })).text).toBe('success');
  });

  it('keeps the lead when the listing does not exist', async () => {
    expect(await book('BVN404')).toMatchObject({ listing: null, state: 'new' });
  });
});
