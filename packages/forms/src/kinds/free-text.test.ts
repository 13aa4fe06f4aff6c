import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRules,
  contactValues,
  type Field,
  type FormDefinition,
  rulesOf,
  showAnswers,
  validate,
  visibleFields,
} from '../index.ts';
import { choiceIn, freeTextName } from './free-text.ts';

const options = [
  { value: 'Phone', label: 'By phone' },
  { value: 'Other', label: 'Another way:' },
];
const ways: Field = { kind: 'checkboxes', name: 'ways', label: 'Ways', options, freeText: true };
const way: Field = { kind: 'radio', name: 'way', label: 'Way', options, freeText: true, required: true };
const more: Field = {
  kind: 'text',
  name: 'more',
  label: 'More',
  shownWhen: { field: 'way', equals: 'Other' },
};
const definition: FormDefinition = {
  key: 'contact-form-1',
  title: 'Ways',
  submitLabel: 'Send',
  messages: { waiting: 'Sending…', failed: 'Not sent.', thanks: { title: 'Thanks', body: 'Sent.' } },
  version: 1,
  contact: { locale: 'en_AU' },
  fields: [ways, way, more],
};
const sent = (entries: [string, string][]) => contactValues({ definition, entries });

describe('words beside the last choice', () => {
  it('go with it, and with no other', () => {
    const text: [string, string] = [freeTextName('ways'), '  by pigeon \n post '];
    expect(sent([['ways[]', 'Phone'], ['ways[]', 'Other'], text])).toMatchObject({
      ways: ['Phone', 'Other by pigeon   post'],
    });
    expect(sent([['ways[]', 'Other'], text])).toMatchObject({ ways: 'Other by pigeon   post' });
    expect(sent([['ways[]', 'Phone'], text])).toEqual({ ways: 'Phone' });
    expect(sent([text])).toEqual({});
    expect(
      sent([
        ['way', 'Other'],
        [freeTextName('way'), ' '],
      ]),
    ).toEqual({ way: 'Other' });
  });

  it('are told apart from it again', () => {
    expect(choiceIn({ field: ways, value: 'Other by pigeon' })).toEqual({
      choice: 'Other',
      text: 'by pigeon',
    });
    expect(choiceIn({ field: ways, value: 'Other' })).toEqual({ choice: 'Other', text: '' });
    expect(choiceIn({ field: ways, value: 'Phone me' })).toEqual({ choice: 'Phone me', text: '' });
    const named = { ...ways, options: [{ value: 'Other way', label: 'Other way' }, ...options] };
    expect(choiceIn({ field: named, value: 'Other way' })).toEqual({ choice: 'Other way', text: '' });
    const { freeText: _free, ...closed } = ways;
    expect(choiceIn({ field: closed, value: 'Other by pigeon' }).text).toBe('');
  });

  it('are behind the label where people read them', () => {
    const answers = { ways: ['Phone', 'Other by pigeon'], way: 'Other' };
    expect(showAnswers({ definition, answers }).map(({ text }) => text)).toEqual([
      'By phone, Another way: by pigeon',
      'Another way:',
    ]);
  });

  it('do not change what the choice brings along', () => {
    const names = (values: Record<string, string>) =>
      visibleFields({ definition, values }).map(({ name }) => name);
    expect(names({ way: 'Other by pigeon' })).toContain('more');
    expect(names({ way: 'Phone' })).not.toContain('more');
  });

  it('leave the list of choices out of the rules, and are bounded', () => {
    const rules = rulesOf({ definition }).rules.map(({ rule, field }) => `${field} ${rule}`);
    expect(rules).toEqual([
      'ways maxlength',
      'way required',
      'way maxitems',
      'way maxlength',
      'more maxlength',
    ]);
    const check = (text: string) =>
      validate({
        definition,
        values: sent([
          ['way', 'Other'],
          [freeTextName('way'), text],
        ]),
      });
    expect(check('x'.repeat(400))).toMatchObject({ ok: true, answers: { way: `Other ${'x'.repeat(400)}` } });
    expect(check('x'.repeat(500))).toMatchObject({ errors: [{ field: 'way', rule: 'maxLength' }] });
  });

  it('whatever they are: the rules alone say the same, and the answer is right again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.boolean(), (text, isOther) => {
        const values = sent([
          ['way', isOther ? 'Other' : 'Phone'],
          [freeTextName('way'), text],
        ]);
        const whole = validate({ definition, values });
        const alone = checkRules({
          schema: rulesOf({ definition: { ...definition, fields: [ways, way] } }),
          values,
        });
        expect(whole.ok ? [] : whole.errors.map(({ field }) => field)).toEqual([...alone.keys()]);
        if (whole.ok) expect(validate({ definition, values: whole.answers })).toEqual(whole);
      }),
    );
  });
});
