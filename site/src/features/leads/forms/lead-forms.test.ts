import {
  type Condition,
  definitionProblems,
  type FormSettings,
  type FormValues,
  resolveDefinition,
  validate,
} from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { formTokenPath } from '#site/ui/form-panel/form-token-path.ts';
import { goodAnswers } from '../testing/good-answers.ts';
import { findLeadForm, isNewsletter, leadForms } from './lead-forms.ts';
import { consentOf, leadFormPath } from './opening/lead-paths.ts';

const options = {
  offices: [
    { value: '3', label: 'Newtown' },
    { value: '4', label: 'Leura' },
  ],
  appointments: [{ value: '2026-12-01T00:00:00.000Z', label: 'Tuesday 1 December' }],
  inspections: [{ value: '2026-11-28T00:00:00.000Z', label: 'Saturday 28 November' }],
};

const formOf = (key: string) => {
  const form = findLeadForm(key)?.definition;
  if (!form) throw new Error(`There is no form ${key}`);
  return form;
};

/** What is wrong with good answers after these changes: message by field. */
function messagesFor(key: string, changes: FormValues = {}, settings?: FormSettings): Record<string, string> {
  const definition = formOf(key);
  const values = { ...goodAnswers(definition), ...changes };
  const result = validate({ definition, values, options, settings, today: '2026-11-21' });
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
}

/** Whether a condition holds of a form without answers: a box that must be ticked first is not. */
const isAsked = (condition: Condition | undefined): boolean =>
  condition !== undefined && !('equals' in condition && condition.equals === true);

const image = (name = 'tap.jpg', size = 2048) => ({ name, size, type: 'image/jpeg' });

describe('the sentence under the button', () => {
  it.each(leadForms.map(({ definition }) => [definition.key, definition] as const))(
    'of %s says what happens with what is sent',
    (key, definition) => {
      const sentence = consentOf(definition);
      if (isNewsletter(key))
        expect(sentence).toMatch(/^By signing up .* newsletter\. .* unsubscribe at any time\.$/);
      else expect(sentence).toMatch(/^We use your details to reply to you/);
      // The newsletter is no enquiry, nor is a request for a repair.
      expect(sentence).not.toMatch(/enquiry/i);
    },
  );
});

it('a repair can be described whatever it is, and need not be', () => {
  const key = 'maintenance-request';
  const details = { 'repair-details': 'The tap in the laundry drips since Monday.' };
  expect(messagesFor(key, { 'repair-nature': 'plumbing', 'repair-details': '' })).toEqual({});
  expect(messagesFor(key, { 'repair-nature': 'plumbing', ...details })).toEqual({});
  expect(
    messagesFor(key, { 'repair-nature': 'plumbing', 'repair-details': 'a'.repeat(2001) }),
  ).toHaveProperty('repair-details');
  const read = (values: FormValues) => {
    const definition = formOf(key);
    const result = validate({
      definition,
      values: { ...goodAnswers(definition), ...values },
      options,
      today: '2026-11-21',
    });
    return result.ok ? result.answers : {};
  };
  expect(read({ 'repair-nature': 'plumbing', ...details })).toMatchObject(details);
  // For something else the other question asks it, and only one answer is kept.
  const other = read({ 'repair-nature': 'other', 'other-repair': 'The letterbox', ...details });
  expect(other['other-repair']).toBe('The letterbox');
  expect(other['repair-details'] || '').toBe('');
});

describe('the lead forms', () => {
  const all = leadForms.map(({ definition }) => [definition.key, definition] as const);

  it.each(all)('%s is sound', (_, form) => expect(definitionProblems(form)).toEqual([]));

  it('have keys of their own', () => {
    const keys = leadForms.map(({ definition }) => definition.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are found by key only', () => {
    expect(findLeadForm('contact-agent')?.definition.title).toBe('Contact agent');
    expect(findLeadForm('toString')).toBeUndefined();
  });

  // Those at a door and those that book a time have thanks of their own.
  const sent = all.filter(([key]) => !(findLeadForm(key)?.atDoor || findLeadForm(key)?.books));
  it.each(sent)('%s says the agreed thanks', (_, form) => {
    expect(form.messages.thanks).toEqual({
      title: 'Thank You!',
      // Nobody is on the newsletter's list before they confirmed, so theirs says what is left to do.
      body: isNewsletter(form.key)
        ? expect.stringMatching(/^Check your inbox. We’ve sent you a link to confirm your email address/)
        : 'Your message has been sent successfully',
    });
  });

  it.each(all)('%s takes good answers', (key) => expect(messagesFor(key)).toEqual({}));

  it.each(all)('%s misses every answer it must have, and no other', (key, form) => {
    const nothing = Object.fromEntries(form.fields.map(({ name }) => [name, ' ']));
    const resolved = resolveDefinition({ definition: form, options });
    const needed = resolved.fields
      .filter(({ required, requiredWhen, shownWhen }) => (required && !shownWhen) || isAsked(requiredWhen))
      .map(({ name }) => name);
    expect(Object.keys(messagesFor(key, nothing))).toEqual(needed);
    expect(needed.length).toBeGreaterThan(0);
  });

  // Specification, 5: "The email pattern for every form: text, @, text, a dot and 2 to 4 letters, case-insensitive."
  // Longer endings are taken as well (decision 009).
  it.each(all)('%s asks for an email address of the agreed pattern', (key) => {
    for (const email of ['zoe', 'zoe@example', 'zoe@example.c', 'zoe@example.c0m', 'z oe@example.com']) {
      expect(Object.keys(messagesFor(key, { email }))).toEqual(['email']);
    }
    for (const email of [
      'ZOE@EXAMPLE.COM',
      'z+b@mail.example.com.au',
      'z@e.info',
      'z@agency.sydney',
      'z@e.properties',
    ]) {
      expect(messagesFor(key, { email })).toEqual({});
    }
  });
});

// Specification, 9: "Minimum lengths: transfer name 3, phone 5; appraisal phone 5; agent name 2; inspection names 2; alert
// mobile 8; footer newsletter names and phone 2."
describe('answers that are too short', () => {
  // Form, field, the longest that is too short, the shortest that will do.
  it.each([
    ['transfer-management', 'name', 'Zo', 'Zoë'],
    ['transfer-management', 'phone', '0400', '04001'],
    ['sales-appraisal', 'phone', '0400', '04001'],
    ['residential-appraisal', 'phone', '0400', '04001'],
    ['rental-appraisal', 'phone', '0400', '04001'],
    ['commercial-appraisal', 'phone', '0400', '04001'],
    ['rural-appraisal', 'phone', '0400', '04001'],
    ['contact-agent', 'name', 'Z', 'Zo'],
    ['brochure-request', 'name', 'Z', 'Zo'],
    ['inspection-registration', 'first_name', 'Z', 'Zo'],
    ['inspection-registration', 'last_name', 'B', 'By'],
    ['newsletter-footer', 'first_name', 'Z', 'Zo'],
    ['newsletter-footer', 'last_name', 'B', 'By'],
    ['newsletter-footer', 'phone', '0', '04'],
  ])('%s: %s', (key, field, short, enough) => {
    expect(Object.keys(messagesFor(key, { [field]: short }))).toEqual([field]);
    expect(messagesFor(key, { [field]: enough })).toEqual({});
  });

  it.each([
    ['contact-agent', 'phone'],
    ['contact-agency', 'name'],
    ['maintenance-request', 'name'],
    ['vacate-notice', 'name'],
    ['sales-appraisal', 'first_name'],
  ])('%s: %s may be one character', (key, field) => {
    expect(messagesFor(key, { [field]: '1' })).toEqual({});
  });
});

describe('the fields', () => {
  const person = ['name', 'email', 'phone'];
  const named = ['first_name', 'last_name', 'email', 'phone'];
  const place = ['street-address', 'suburb', 'postcode', 'state'];

  it.each([
    ['sales-appraisal', [...place, ...named]],
    ['rental-appraisal', [...place, ...named]],
    ['residential-appraisal', ['appraisal_type', ...place, ...named]],
    ['commercial-appraisal', ['appraisal_type', 'property-type', ...place, ...named]],
    ['rural-appraisal', ['property-use', ...place, ...named]],
    ['transfer-management', [...person, 'suburb']],
    ['newsletter-footer', named],
    ['contact-agent', [...person, 'message']],
    ['contact-agency', [...person, 'message']],
    ['contact-office', [...person, 'message']],
    ['book-inspection', [...person, 'message']],
    // Ours: asked while the agency sends reminders by SMS.
    ['inspection-registration', ['inspection', ...named, 'sms_reminder']],
    ['brochure-request', person],
    ['vacate-notice', ['office', ...person, 'address', 'date', 'reason']],
    [
      'maintenance-request',
      [
        'office',
        ...person,
        'street-address',
        'suburb',
        'repair-urgency',
        'repair-nature',
        'other-repair',
        // Ours: a plumber learns what is wrong.
        'repair-details',
        'property-access',
        'attachments',
      ],
    ],
    ['clearing-sales-enquiry', [...person, 'message']],
    ['livestock-enquiry', [...person, 'message']],
  ])('of %s are the agreed ones', (key, names) => {
    const asked = formOf(key).fields.filter(({ kind }) => kind !== 'hidden');
    expect(asked.map(({ name }) => name)).toEqual(names);
  });
});

describe('the newsletter', () => {
  const all = { 'first-name': true, 'last-name': true, phone: true, email: true };
  const none = { 'first-name': '', 'last-name': '', phone: '', email: '' };

  it('asks in the panel for what the agency wants, in the agreed words', () => {
    expect(messagesFor('newsletter-signup', none, all)).toEqual({
      'first-name': 'First Name is required',
      'last-name': 'Last Name is required',
      phone: 'Phone is required',
      email: 'Email is required',
    });
    expect(messagesFor('newsletter-signup', none, { ...all, phone: false, 'last-name': false })).toEqual({
      'first-name': 'First Name is required',
      email: 'Email is required',
    });
  });

  it('asks for names and email until the agency decides', () => {
    const { fields } = resolveDefinition({ definition: formOf('newsletter-signup') });
    expect(fields.map(({ name }) => name)).toEqual(['first-name', 'last-name', 'email']);
  });

  it('at the foot of a page has words of its own', () => {
    expect(
      messagesFor('newsletter-footer', { first_name: 'Z', last_name: '', email: '', phone: '0' }),
    ).toEqual({
      first_name: 'First Name is Required.',
      last_name: 'Last Name is Required.',
      email: 'Email is Required.',
      phone: 'Phone is Required.',
    });
    expect(messagesFor('newsletter-footer', { email: 'zoe' })).toEqual({ email: 'Email is not valid.' });
  });

  it.each(['newsletter-signup', 'newsletter-footer'])('%s says on its button how it went', (key) => {
    const { waiting, button } = formOf(key).messages;
    expect({ waiting, button }).toEqual({
      waiting: 'Submitting...',
      button: { sent: 'Submitted', failed: 'Failed' },
    });
  });
});

describe('a commercial appraisal', () => {
  const nowhere = { 'street-address': '', suburb: '', postcode: '', state: '', 'property-type': '' };

  it.each(['sale', 'lease'])('asks where the property is and what it is: %s', (type) => {
    expect(Object.keys(messagesFor('commercial-appraisal', { ...nowhere, appraisal_type: type }))).toEqual([
      'property-type',
      'street-address',
      'suburb',
      'postcode',
      'state',
    ]);
  });

  it('does not ask a business', () => {
    expect(messagesFor('commercial-appraisal', { ...nowhere, appraisal_type: 'business' })).toEqual({});
  });
});

describe('a maintenance request', () => {
  const send = (changes: FormValues) => messagesFor('maintenance-request', changes);

  it('asks what it is when it is something else', () => {
    expect(send({ 'repair-nature': 'other' })).toEqual({ 'other-repair': 'Enter what needs repairing' });
    expect(send({ 'repair-nature': 'other', 'other-repair': 'The letterbox' })).toEqual({});
  });

  it.each([
    ['three images', [image(), image('b.jpeg'), image('c.PNG')], undefined],
    ['four images', [image(), image(), image(), image()], 'You can only attach a total of 3 images.'],
    ['another format', [image('a.gif')], 'Please ensure your file is in JPG, PNG, or JPEG format.'],
    ['exactly 3 MB', [image('a.jpg', 3 * 1024 * 1024)], undefined],
    [
      'more than 3 MB',
      [image('a.jpg', 3 * 1024 * 1024 + 1)],
      'Each image can be 3 MB at most. Attach a smaller one.',
    ],
  ])('%s', (_, attachments, message) => expect(send({ attachments }).attachments).toBe(message));

  it('knows the offices that are offered', () => {
    expect(Object.keys(send({ office: '5' }))).toEqual(['office']);
    expect(Object.keys(send({ office: '' }))).toEqual(['office']);
  });
});

// Specification, 5: "Vacate: Name, email, phone, address, reason, date required. Date picker format dd/mm/yyyy." That the
// day is not past, and what phone numbers and postcodes are, is decision 046.
describe('a notice to vacate', () => {
  it.each([
    ['20/11/2026', 'Your moving out date must be today or later'],
    ['21/11/2026', undefined],
    ['24/12/2026', undefined],
    ['1/2/2027', undefined],
    ['29/02/2028', undefined],
    ['31/02/2027', 'Moving out date must be a valid date, as dd/mm/yyyy'],
    ['29/02/2027', 'Moving out date must be a valid date, as dd/mm/yyyy'],
    ['12/24/2026', 'Moving out date must be a valid date, as dd/mm/yyyy'],
    ['next week', 'Moving out date must be a valid date, as dd/mm/yyyy'],
    ['', 'Enter the day you move out as dd/mm/yyyy'],
  ])('on %j', (date, message) => expect(messagesFor('vacate-notice', { date }).date).toBe(message));
});

describe('what nobody can be called or found by', () => {
  it.each([
    ['contact-agent', 'phone', 'abcdefgh'],
    ['contact-agent', 'phone', '<script>'],
    ['newsletter-footer', 'phone', 'none'],
    ['sales-appraisal', 'phone', '0400 000 OOO'],
    ['sales-appraisal', 'postcode', 'abcd'],
    ['sales-appraisal', 'postcode', '204'],
  ])('%s: %s is not %s', (key, field, text) => {
    expect(Object.keys(messagesFor(key, { [field]: text }))).toEqual([field]);
  });
});

// Specification, 5: "Inspection registration: First and last names at least 2 characters; phone and email required;
// inspection chosen." 8: "other responses are shown after 'Error(s) Found!'."
describe('an inspection registration', () => {
  it('is for one of the inspections', () => {
    expect(messagesFor('inspection-registration', { inspection: '' })).toEqual({
      inspection: 'Choose an inspection',
    });
    expect(messagesFor('inspection-registration', { inspection: 'tomorrow' })).toEqual({
      inspection: 'This inspection was cancelled or changed. Choose another one.',
    });
  });

  it('says above its errors that there are some', () => {
    expect(formOf('inspection-registration').messages.outcomes?.errors).toBe('Error(s) Found!');
  });
});

describe('the addresses of forms', () => {
  it('name what they are about, and what is in them', () => {
    expect(leadFormPath({ form: 'contact-agent' })).toBe('/forms/contact-agent');
    const path = leadFormPath({
      form: 'property-enquiry',
      listing: 42,
      agent: 7,
      fill: { wishes: 'inspect' },
    });
    expect(path).toBe('/forms/property-enquiry?wishes=inspect&property_id=42&agent_id=7');
    expect(formTokenPath(path)).toBe(
      '/forms/property-enquiry/ticket?wishes=inspect&property_id=42&agent_id=7',
    );
    expect(formTokenPath('/forms/contact-agent')).toBe('/forms/contact-agent/ticket');
  });
});
