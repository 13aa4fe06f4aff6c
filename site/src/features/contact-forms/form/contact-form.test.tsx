import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { ContactForm } from './contact-form.tsx';
import { everyKind, everyKindToPlace } from './example-form.ts';
import { type FormToPlace, placeForm } from './place-form.ts';

await readyEveryForm();

const draw = (more: Partial<FormToPlace> = {}) =>
  renderToStaticMarkup(
    <ContactForm {...placeForm({ form: { ...everyKindToPlace, ...more }, unitTag: 'wpcf7-f7-p3-o1' })} />,
  );
const html = draw();
/** The first tag that has all of these in it. */
const tag = (...parts: string[]) =>
  [...html.matchAll(/<[a-z][^>]*>/g)]
    .map(([one]) => one)
    .find((one) => parts.every((part) => one.includes(part)));
/** The content of a field's wrapper. */
const wrapOf = (name: string, markup = html) =>
  markup.split(`data-name="${name}"`)[1]?.split('wpcf7-form-control-wrap')[0] ?? '';

describe('the markup that clients of Contact Form 7 count on', () => {
  it('begins with the place of the form', () => {
    expect(html).toMatch(
      /^<div class="wpcf7 no-js @container" id="wpcf7-f7-p3-o1" lang="en-AU" dir="ltr" data-wpcf7-id="7">/,
    );
    expect(draw({ definition: { ...everyKind, contact: { locale: 'ar' } } })).toContain('dir="rtl"');
  });

  it('has a place for what is read aloud, and one for what is seen', () => {
    expect(html).toMatch(
      /<div class="screen-reader-response[^"]*"><p role="status"[^>]*><\/p><ul><\/ul><\/div><form/,
    );
    expect(html).toMatch(/<div class="wpcf7-response-output[^"]*" aria-hidden="true"><\/div><\/form>/);
  });

  it('has the form as a direct child, with its state', () => {
    const form = tag('<form') ?? '';
    expect(form).toMatch(/class="wpcf7-form init /);
    expect(form).toContain('data-status="init"');
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/forms/contact/move#wpcf7-f7-p3-o1"');
    expect(form).toMatch(/novalidate/i);
    expect(form).toContain('multipart/form-data');
  });

  it.each([
    ['_wpcf7', '7'],
    ['_wpcf7_version', '6.1.6'],
    ['_wpcf7_locale', 'en_AU'],
    ['_wpcf7_unit_tag', 'wpcf7-f7-p3-o1'],
    ['_wpcf7_container_post', '3'],
    ['_wpcf7_posted_data_hash', ''],
    ['_wpcf7_quiz_answer_sum', 'proof-a'],
  ])('carries %s', (name, value) => {
    expect(tag('type="hidden"', `name="${name}"`)).toContain(`value="${value}"`);
  });

  it.each(
    everyKind.fields.filter(({ kind, shownWhen }) => kind !== 'hidden' && !shownWhen).map(({ name }) => name),
  )('wraps the control of %s', (name) => {
    const wrap = wrapOf(name);
    expect(wrap).toContain('wpcf7-form-control');
    expect(wrap).toContain('aria-invalid="false"');
    expect(wrap).not.toContain('wpcf7-not-valid');
  });

  it.each([
    ['your-name', 'wpcf7-text', 'wpcf7-validates-as-required'],
    ['your-email', 'wpcf7-email', 'wpcf7-validates-as-email'],
    ['phone', 'wpcf7-tel', 'wpcf7-validates-as-tel'],
    ['website', 'wpcf7-url', 'wpcf7-validates-as-url'],
    ['day', 'wpcf7-date', 'type="date"'],
    ['reach', 'wpcf7-checkbox', 'wpcf7-exclusive-checkbox'],
    ['reach', 'wpcf7-list-item', 'wpcf7-list-item-label'],
    ['reach', 'has-free-text', 'name="_wpcf7_free_text_reach"', 'wpcf7-free-text'],
    ['areas', 'wpcf7-select', 'name="areas[]"'],
    ['cv', 'wpcf7-file', 'name="cv[]"'],
    ['sum', 'wpcf7-quiz', 'wpcf7-quiz-label'],
    ['terms', 'wpcf7-acceptance', 'value="1"'],
  ])('marks %s as %s', (name, ...marks) => {
    for (const mark of marks) expect(wrapOf(name)).toContain(mark);
  });

  it('marks statements that may be left alone, and those that must be', () => {
    const statement = everyKind.fields.find(({ kind }) => kind === 'acceptance');
    if (statement?.kind !== 'acceptance') throw new Error('There is no statement.');
    const fields = [{ ...statement, optional: true, inverted: true }];
    expect(draw({ definition: { ...everyKind, fields } })).toMatch(/wpcf7-acceptance optional invert"/);
  });

  it('has a button that works before a script runs', () => {
    expect(tag('<button', 'wpcf7-submit')).not.toMatch(/ disabled=/);
  });

  it('has words of one’s own beside the choice they belong to', () => {
    const again = wrapOf('reach', draw({ values: { reach: ['Other by pigeon'] } }));
    expect(again).toMatch(/value="Other"[^>]*checked=""|checked=""[^>]*value="Other"/);
    expect(again).toMatch(/<input[^>]*wpcf7-free-text[^>]*value="by pigeon"/);
    expect(again.match(/checked=""/g)).toHaveLength(1);
  });

  it('has a place for each answer that words repeat', () => {
    expect(html).toMatch(
      /We answer to <output[^>]*name="your-email"[^>]*data-reflection-of="your-email"[^>]*data-default="…"[^>]*>…<\/output>\. \[No-one\] else/,
    );
  });

  it('has words between the fields, and leaves out what is asked only sometimes', () => {
    expect(html.indexOf('How to reach you')).toBeLessThan(html.indexOf('data-name="phone"'));
    expect(html.indexOf('We never pass this on')).toBeGreaterThan(html.indexOf('data-name="terms"'));
    expect(html).not.toContain('data-name="street"');
    expect(draw({ values: { about: 'Selling' } })).toContain('data-name="street"');
  });
});

describe('a form that the server draws again', () => {
  const error_id = 'wpcf7-f7-p3-o1-ve-your-name';
  const again = draw({
    values: { 'your-email': 'ada@example.com' },
    feedback: {
      status: 'validation_failed',
      message: 'Check the marked fields.',
      posted_data_hash: '',
      invalid_fields: [{ field: 'your-name', message: 'Enter your name', idref: null, error_id }],
    },
  });

  it('says what is wrong, in all the places where it is looked for', () => {
    expect(again).toMatch(/class="wpcf7-form invalid /);
    expect(again).toContain('data-status="invalid"');
    expect(again).toMatch(/role="status"[^>]*>Check the marked fields\.</);
    expect(again).toContain(`<li id="${error_id}">Enter your name</li>`);
    expect(again).toMatch(/wpcf7-response-output[^>]*>Check the marked fields\.</);
    const wrap = wrapOf('your-name', again);
    expect(wrap).toContain('aria-invalid="true"');
    expect(wrap).toContain(`aria-describedby="${error_id}"`);
    expect(wrap).toContain('wpcf7-not-valid');
    expect(wrap).toMatch(/class="[^"]*wpcf7-not-valid-tip" aria-hidden="true">Enter your name</);
  });

  it('keeps what was typed', () => {
    expect(wrapOf('your-email', again)).toContain('value="ada@example.com"');
  });

  it('leads to a control that has an id of its own', () => {
    const fields = everyKind.fields.map((field) =>
      field.name === 'your-name' ? { ...field, id: 'the-name' } : field,
    );
    const led = draw({
      definition: { ...everyKind, fields },
      feedback: {
        status: 'validation_failed',
        message: '',
        posted_data_hash: '',
        invalid_fields: [{ field: 'your-name', message: 'Enter your name', idref: 'the-name', error_id }],
      },
    });
    expect(led).toContain(`<li id="${error_id}"><a href="#the-name">Enter your name</a></li>`);
    expect(led).toMatch(/<input[^>]*id="the-name"/);
  });
});
