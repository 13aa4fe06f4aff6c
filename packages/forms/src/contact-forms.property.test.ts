import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRules,
  type FormDefinition,
  readFields,
  rulesOf,
  schemaForClients,
  validate,
  valuesFromEntries,
} from './index.ts';
import { contactForms, everyKind, goodAnswers, sendings } from './testing/contact-examples.ts';
import { isBlank } from './values.ts';

const today = '2026-11-22';

const bodyOf = (sent: readonly (readonly [string, string | { name: string; size: number }])[]): FormData => {
  const body = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new File([new Uint8Array(value.size)], value.name));
  }
  return body;
};

/** As it comes out of the multipart body that a browser would send. */
const received = async (body: FormData) => valuesFromEntries((await new Response(body).formData()).entries());

describe('browser and server', () => {
  it('say the same of every form, whatever is sent', async () => {
    let refused = 0;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(contactForms, sendings, fc.boolean(), async (definition, wild, good) => {
        const body = bodyOf([
          ...wild.slice(0, good ? 2 : wild.length),
          ...(good ? Object.entries(goodAnswers) : []),
        ]);
        const here = validate({ definition, values: valuesFromEntries(body.entries()), today });
        const there = validate({ definition, values: await received(body), today });
        expect(there.ok ? 'ok' : there.errors).toEqual(here.ok ? 'ok' : here.errors);
        if (there.ok) accepted += 1;
        else refused += 1;
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(50);
  });

  it('refuse nothing that a client who knows the schema alone would not, but what is required on a condition', async () => {
    await fc.assert(
      fc.property(contactForms, sendings, (definition, wild) => {
        const always = {
          ...definition,
          contact: { locale: 'en_AU' },
          fields: definition.fields.filter(({ shownWhen, kind }) => !shownWhen && kind !== 'date'),
        };
        const values = valuesFromEntries(bodyOf(wild).entries());
        const alone = checkRules({ schema: rulesOf({ definition: always, today }), values });
        const whole = validate({ definition: always, values, today });
        const errors = whole.ok ? [] : whole.errors.map(({ field, message }) => [field, message]);
        expect(Object.fromEntries(errors)).toEqual(Object.fromEntries(alone));
      }),
    );
  });

  it('refuse everything that such a client would, of what is shown', () => {
    const oneOf = [{ fields: ['email', 'which-three'], message: 'Give one.' }];
    fc.assert(
      fc.property(contactForms, sendings, fc.boolean(), (form, wild, together) => {
        const fields = form.fields.filter(({ kind }) => kind !== 'date');
        const contact = { locale: 'en_AU', oneOf: together ? oneOf : [] };
        const definition: FormDefinition = { ...form, fields, contact };
        const shown = readFields({ definition, values: valuesFromEntries(bodyOf(wild).entries()) });
        const names = shown.map(({ field }) => field.name);
        const sent = wild.filter(([name]) => names.includes(name.replace('[]', '')));
        const values = valuesFromEntries(bodyOf(sent).entries());
        const alone = checkRules({ schema: schemaForClients({ definition, today }), values });
        const whole = validate({ definition, values, today });
        const errors = whole.ok ? [] : whole.errors.map(({ field }) => field);
        expect(errors).toEqual(expect.arrayContaining([...alone.keys()]));
      }),
    );
  });

  it('say nothing of what was sent: each text is one that the form has without it', () => {
    let said = 0;
    fc.assert(
      fc.property(contactForms, sendings, (definition, wild) => {
        const always = { ...definition, fields: definition.fields.map(({ shownWhen, ...field }) => field) };
        const texts = rulesOf({ definition: always, today }).rules.map(({ error }) => error);
        const values = valuesFromEntries(bodyOf(wild).entries());
        const result = validate({ definition, values, today });
        const messages = result.ok ? [] : result.errors.map(({ message }) => message);
        said += messages.length;
        expect([...texts, 'Tick “I agree”']).toEqual(expect.arrayContaining(messages));
      }),
    );
    expect(said).toBeGreaterThan(50);
  });

  it('take nothing without an answer to what is asked for', () => {
    let taken = 0;
    fc.assert(
      fc.property(contactForms, sendings, fc.boolean(), (definition, wild, good) => {
        const body = bodyOf([...wild, ...(good ? Object.entries(goodAnswers) : [])]);
        const values = valuesFromEntries(body.entries());
        const result = validate({ definition, values, today });
        if (!result.ok) return;
        taken += 1;
        const asked = readFields({ definition, values }).filter(
          ({ field: { kind, required } }) => required && !['acceptance', 'quiz', 'hidden'].includes(kind),
        );
        for (const { field } of asked) expect(isBlank(result.answers[field.name]), field.name).toBe(false);
      }),
      { numRuns: 1000 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  // Of a text that came several times the answer is one, so the sum of their lengths cannot be checked again.
  it('check their own answers again with the same result, of what was sent once', () => {
    fc.assert(
      fc.property(contactForms, sendings, (definition, wild) => {
        const all = [...wild.slice(0, 3), ...Object.entries(goodAnswers)];
        const sent = all.filter(
          ([name], at) => name.endsWith('[]') || all.findIndex(([other]) => other === name) === at,
        );
        const values = valuesFromEntries(bodyOf(sent).entries());
        const first = validate({ definition, values, today });
        if (first.ok) expect(validate({ definition, values: first.answers, today })).toStrictEqual(first);
      }),
    );
  });
});

describe('a contact form', () => {
  const check = (values: Record<string, string | string[]>, definition = everyKind) =>
    validate({ definition, values: { ...goodAnswers, ...values }, today });

  it('takes good answers', () => expect(check({})).toMatchObject({ ok: true, answers: { terms: true } }));

  it('asks only for what is shown', () => {
    expect(check({ which: 'two' }).ok).toBe(true);
    expect(check({ which: 'three' })).toMatchObject({ errors: [{ field: 'which-three', rule: 'required' }] });
  });

  it('takes days as people write them, and refuses those that are not in the calendar', () => {
    expect(check({ day: '23/11/2026' })).toMatchObject({ answers: { day: '2026-11-23' } });
    expect(check({ day: '2027-02-30' })).toMatchObject({ errors: [{ field: 'day', rule: 'format' }] });
    expect(check({ day: '2026-11-21' })).toMatchObject({ errors: [{ field: 'day', rule: 'min' }] });
    expect(check({ day: '2026-11-28' })).toMatchObject({
      errors: [{ message: 'Day must be a Monday, Tuesday, Wednesday, Thursday or Friday' }],
    });
  });

  it('asks for one of a group', () => {
    expect(check({ email: '' })).toMatchObject({
      errors: [{ field: 'phone', message: 'Give a phone number or an email address.' }],
    });
    expect(check({ email: '', phone: '02 5550 0000' }).ok).toBe(true);
  });

  it('knows which of a group are shown', () => {
    const oneOf = [{ fields: ['phone', 'which-three'], message: 'Give one.' }];
    const group: FormDefinition = { ...everyKind, contact: { locale: 'en_AU', oneOf } };
    expect(rulesOf({ definition: group }).rules.filter(({ rule }) => rule === 'any')).toEqual([]);
    expect(check({}, group)).toMatchObject({ errors: [{ field: 'phone', message: 'Give one.' }] });
    expect(check({ which: 'three', 'which-three': 'This one' }, group).ok).toBe(true);
    expect(check({ which: 'two', 'which-three': 'This one' }, group).ok).toBe(false);
    expect(check({ phone: '02 5550 0000' }, group).ok).toBe(true);
  });

  it('takes a name that came several times by the first that says something', () => {
    expect(check({ 'your-name': ['', 'Ada Byron'] })).toMatchObject({
      answers: { 'your-name': 'Ada Byron' },
    });
    expect(check({ 'your-name': ['', '\u200B'] })).toMatchObject({ errors: [{ rule: 'required' }] });
    // The contract adds up the lengths of a name's texts, though the first is the answer.
    expect(check({ 'your-name': ['A', 'Ada Byron'] })).toMatchObject({ answers: { 'your-name': 'A' } });
  });

  it('counts what was not accepted as an answer only where it is set so', () => {
    expect(check({ terms: '' }).ok).toBe(true);
    const strict = { ...everyKind, contact: { locale: 'en_AU', acceptanceAsValidation: true } };
    expect(check({ terms: '' }, strict)).toMatchObject({ errors: [{ field: 'terms', rule: 'required' }] });
  });
});
