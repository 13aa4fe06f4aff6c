import type { Field, FormDefinition } from '@frontage/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Form } from './form.tsx';
import type { FormProps } from './form-props.ts';
import { readyEveryForm } from './lazy-controls.ts';
import { type ButtonState, SubmitButton } from './submit-button.tsx';

await readyEveryForm();

const options = [
  { value: 'a', label: 'Choice A' },
  { value: 'b', label: 'Choice B' },
];

/** One field of every kind that a visitor sees. */
const kinds = [
  { kind: 'text', name: 'name', label: 'Name', required: true, autocomplete: 'name', hint: 'As on letters' },
  { kind: 'email', name: 'email', label: 'Email', required: true },
  { kind: 'phone', name: 'phone', label: 'Phone', width: 'half' },
  { kind: 'textarea', name: 'message', label: 'Message', maxLength: 300 },
  { kind: 'select', name: 'office', label: 'Office', options },
  { kind: 'radio', name: 'when', label: 'When', options, required: true },
  { kind: 'checkboxes', name: 'wishes', label: 'Wishes', options },
  { kind: 'checkbox', name: 'agree', label: 'Agree', required: true },
  { kind: 'date', name: 'day', label: 'Day' },
  { kind: 'places', name: 'suburbs', label: 'Suburbs', maxPlaces: 3, suggestFrom: '/places' },
  { kind: 'number', name: 'rooms', label: 'Rooms' },
  { kind: 'password', name: 'secret', label: 'Password' },
  { kind: 'file', name: 'photos', label: 'Photos', accept: ['jpg', 'png'], maxBytes: 1000, maxFiles: 3 },
] as const satisfies readonly Field[];

const definition: FormDefinition = {
  key: 'every-kind',
  title: 'Every kind',
  fields: [...kinds, { kind: 'hidden', name: 'listing', label: 'Listing' }],
  submitLabel: 'Send it',
  messages: { waiting: 'Sending…', failed: 'Not sent.', thanks: { title: 'Thanks', body: 'Sent' } },
  version: 1,
};

const draw = (props: Partial<FormProps> = {}) =>
  renderToStaticMarkup(
    <Form definition={definition} action="/forms/x" tokenUrl="/forms/x/ticket" {...props} />,
  );

const controlOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('a form', () => {
  const html = draw();

  it('posts by itself, without any script', () => {
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toMatch(/<form[^>]*action="\/forms\/x"/);
    expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    expect(html).toContain('Send it</button>');
  });

  it.each(kinds.map(({ kind, name, label }) => [kind, name, label]))(
    'draws a %s with its words',
    (_, name, label) => {
      expect(controlOf(html, name)).not.toBe('');
      expect(html).toContain(label);
    },
  );

  it('ties every label to its control', () => {
    for (const [, id] of html.matchAll(/<label for="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    expect(controlOf(html, 'name')).toMatch(/aria-describedby="[^"]+-hint"/);
  });

  it('tells the browser what the field is for, and how long it may be', () => {
    expect(controlOf(html, 'name')).toMatch(/autocomplete="name"/i);
    expect(controlOf(html, 'message')).toMatch(/maxlength="300"/i);
    expect(controlOf(html, 'email')).toContain('type="email"');
    expect(controlOf(html, 'phone')).toContain('type="tel"');
  });

  it('has no button for a calendar that no script could open', () => {
    expect(controlOf(html, 'day')).toMatch(/placeholder="dd\/mm\/yyyy"/);
    expect(html).not.toContain('Choose from a calendar');
  });

  it('says first what it is for', () => {
    expect(draw({ definition: { ...definition, intro: 'For everybody.' } })).toMatch(
      /^<form[^>]*><p[^>]*>For everybody\.<\/p>/,
    );
  });

  it('says which questions need no answer', () => {
    expect(html).toMatch(/Phone.{0,40}\(optional\)/);
    expect(html).not.toMatch(/>Name.{0,40}\(optional\)/);
  });

  it('puts values where they belong, escaped', () => {
    const filled = draw({
      values: {
        name: '"><script>',
        message: 'one\ntwo',
        office: 'b',
        wishes: ['a'],
        agree: 'yes',
        listing: '42',
      },
    });
    expect(filled).not.toContain('<script>');
    expect(filled).toContain('one\ntwo</textarea>');
    expect(filled).toMatch(/<option value="b" selected/);
    expect(filled).toMatch(
      /<input[^>]*name="wishes"[^>]*checked[^>]*value="a"|<input[^>]*value="a"[^>]*checked/,
    );
    expect(controlOf(filled, 'agree')).toContain('checked');
    expect(controlOf(filled, 'listing')).toContain('value="42"');
    expect(controlOf(filled, 'listing')).toContain('type="hidden"');
  });

  it('has a trap that people neither see nor reach', () => {
    expect(controlOf(html, 'your-website')).toMatch(/tabindex="-1"/i);
    expect(html).toMatch(/aria-hidden="true"><label/);
  });

  it('carries its form token', () => {
    expect(controlOf(draw({ formToken: 'abc' }), '_ticket')).toContain('value="abc"');
  });
});

describe('a form that was refused', () => {
  const html = draw({
    problem: 'Your message has not been sent.',
    errors: [
      { field: 'email', rule: 'required', message: 'Enter your email' },
      { field: 'when', rule: 'required', message: 'Choose when' },
    ],
  });

  it('says so first, with the focus, and leads to each answer', () => {
    expect(html).toMatch(/^<form[^>]*><div[^>]*autofocus/i);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    expect(html.match(/href="#/g)).toHaveLength(2);
  });

  it('has a heading over its errors where the definition has one', () => {
    const messages = { ...definition.messages, outcomes: { errors: 'Error(s) Found!' } };
    const refused = { problem: 'Not sent.', errors: [] };
    expect(draw({ ...refused, definition: { ...definition, messages } })).toMatch(
      /Error\(s\) Found!<\/p><p[^>]*>Not sent\./,
    );
    expect(draw(refused)).not.toContain('Error(s) Found!');
  });

  it('marks the answers to fix and no others', () => {
    expect(controlOf(html, 'email')).toContain('aria-invalid="true"');
    expect(controlOf(html, 'email')).toMatch(/aria-describedby="[^"]+-error"/);
    expect(controlOf(html, 'name')).not.toContain('aria-invalid=');
    expect(html.match(/Enter your email/g)).toHaveLength(2);
  });
});

describe('the button', () => {
  const button = { sent: 'Submitted', failed: 'Failed' };
  const telling = { ...definition, messages: { ...definition.messages, waiting: 'Submitting...', button } };
  const drawButton = (state: ButtonState, of: FormDefinition = telling) =>
    renderToStaticMarkup(<SubmitButton definition={of} state={state} />);

  it.each<[ButtonState, string, string]>([
    ['idle', 'Send it', 'border-transparent'],
    ['sending', 'Submitting...', 'border-transparent'],
    ['sent', 'Submitted', 'border-good'],
    ['failed', 'Failed', 'border-bad'],
  ])('that tells how it went: %s', (state, words, border) => {
    expect(drawButton(state)).toContain(`>${words}</button>`);
    expect(drawButton(state)).toContain(border);
  });

  it.each<[ButtonState, string]>([
    ['idle', 'Send it'],
    ['sending', 'Sending…'],
    ['failed', 'Send it'],
  ])('of other forms: %s', (state, words) => {
    expect(drawButton(state, definition)).toContain(`>${words}</button>`);
    expect(drawButton(state, definition)).not.toContain('border-bad');
  });

  it.each<[ButtonState, boolean]>([
    ['idle', false],
    ['sending', true],
    ['sent', true],
    ['failed', false],
    // “submitting (submit disabled, waiting message shown)”; by `aria-disabled`, which leaves the focus where it is.
  ])('while %s is disabled: %s', (state, disabled) => {
    expect(drawButton(state).includes('aria-disabled="true"')).toBe(disabled);
  });
});

it('draws what its conditions show', () => {
  const conditional: FormDefinition = {
    ...definition,
    fields: [
      {
        kind: 'radio',
        name: 'nature',
        label: 'Nature',
        options: [...options, { value: 'other', label: 'Other' }],
      },
      { kind: 'text', name: 'which', label: 'Which', shownWhen: { field: 'nature', equals: 'other' } },
    ],
  };
  // What is in noscript is for browsers that run none.
  const drawn = draw({ definition: conditional }).replace(/<noscript.*<\/noscript>/s, '');
  expect(controlOf(drawn, 'which')).toBe('');
  expect(controlOf(draw({ definition: conditional, values: { nature: 'other' } }), 'which')).not.toBe('');
});

it('closes a choice that an answer above rules out, and chooses the one that is left', () => {
  const closing: FormDefinition = {
    ...definition,
    fields: [
      { kind: 'radio', name: 'category', label: 'Category', options },
      {
        kind: 'radio',
        name: 'method',
        label: 'Method',
        options: [
          { value: 'buy', label: 'Buy' },
          { value: 'rent', label: 'Rent', onlyWhen: { field: 'category', equals: 'a' } },
        ],
      },
    ],
  };
  const radio = (html: string, value: string) =>
    new RegExp(`<input[^>]*name="method"[^>]*value="${value}"[^>]*>`).exec(html)?.[0] ?? '';
  const both = draw({ definition: closing, values: { category: 'a', method: 'rent' } });
  expect(radio(both, 'rent')).toMatch(/checked/);
  expect(radio(both, 'rent')).not.toMatch(/disabled/);
  const one = draw({ definition: closing, values: { category: 'b', method: 'rent' } });
  expect(radio(one, 'rent')).toMatch(/disabled/);
  expect(radio(one, 'rent')).not.toMatch(/checked/);
  expect(radio(one, 'buy')).toMatch(/checked/);
});

it('keeps the places that were chosen, each to be taken out', () => {
  const html = draw({ values: { suburbs: ['Newtown NSW 2042'] } });
  expect(html).toMatch(
    /<input[^>]*type="checkbox"[^>]*name="suburbs"[^>]*checked[^>]*value="Newtown NSW 2042"/,
  );
});
