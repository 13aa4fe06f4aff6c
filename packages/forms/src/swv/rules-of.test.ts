import { describe, expect, it } from 'vitest';
import { definitionProblems } from '../definition-problems.ts';
import type { Field, FormDefinition } from '../index.ts';
import { everyKind } from '../testing/contact-examples.ts';
import { checkRules } from './check-rules.ts';
import { rulesOf } from './rules-of.ts';
import { schemaForClients } from './schema-for-clients.ts';

const rulesFor = (field: Field, contact: FormDefinition['contact'] = { locale: 'en_AU' }) =>
  rulesOf({ definition: { ...everyKind, contact, fields: [field] }, today: '2026-11-22' }).rules;

const it_ = { name: 'it', label: 'It' };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

describe('the rules of a field', () => {
  it.each<[Field, string[]]>([
    [{ ...it_, kind: 'text', required: true, minLength: 2 }, ['required', 'minlength 2', 'maxlength 400']],
    [{ ...it_, kind: 'email' }, ['email', 'maxlength 400']],
    [{ ...it_, kind: 'url', maxLength: 80 }, ['url', 'maxlength 80']],
    [{ ...it_, kind: 'phone', required: true }, ['required', 'tel', 'maxlength 400']],
    [{ ...it_, kind: 'textarea' }, ['maxlength 2000']],
    [
      { ...it_, kind: 'number', min: 0, max: 9, step: 0.5 },
      ['number', 'minnumber 0', 'maxnumber 9', 'stepnumber 0 0.5'],
    ],
    [{ ...it_, kind: 'range' }, ['number', 'minnumber 0', 'maxnumber 100']],
    [
      { ...it_, kind: 'date', min: 'today', max: '2027-01-31', days: [6, 7] },
      ['date', 'mindate 2026-11-22', 'maxdate 2027-01-31', 'dayofweek 6,7'],
    ],
    [{ ...it_, kind: 'time', required: true }, ['required', 'time']],
    [{ ...it_, kind: 'select', required: true, options }, ['required', 'enum a,b']],
    [{ ...it_, kind: 'radio', required: true, options }, ['required', 'maxitems 1', 'enum a,b']],
    [
      { ...it_, kind: 'checkboxes', options, minChosen: 1, maxChosen: 2 },
      ['minitems 1', 'maxitems 2', 'enum a,b'],
    ],
    [{ ...it_, kind: 'checkboxes', options, exclusive: true }, ['maxitems 1', 'enum a,b']],
    [
      { ...it_, kind: 'file', required: true, accept: ['pdf', 'doc'], maxBytes: 1048576, maxFiles: 1 },
      ['requiredfile', 'maxitems 1', 'file .pdf,.doc', 'maxfilesize 1048576'],
    ],
    [{ ...it_, kind: 'hidden' }, []],
    [{ ...it_, kind: 'acceptance' }, []],
    [{ ...it_, kind: 'quiz' }, []],
    [{ ...it_, kind: 'text', required: true, shownWhen: { field: 'x', notEmpty: true } }, ['maxlength 400']],
  ])('%j', (field, expected) => {
    const shown = rulesFor(field).map((rule) => {
      const { rule: name, field: _field, error: _error, ...more } = rule;
      return [name, ...Object.values(more)].join(' ');
    });
    expect(shown).toEqual(expected);
  });

  it('say what to do, in the field’s words or in what staff wrote', () => {
    const [own] = rulesFor({ ...it_, label: 'Your name', kind: 'text', required: true });
    expect(own?.error).toBe('Enter your name');
    const texts = { invalid_required: 'Fill in “{text}”.', invalid_too_long: '{max} letters at most.' };
    const errors = rulesFor({ ...it_, kind: 'text', required: true }, { locale: 'en_AU', texts });
    expect(errors.map(({ error }) => error)).toEqual(['Fill in “It”.', '400 letters at most.']);
  });

  // Labels are staff's own, or came from another website: no noun is taken for granted.
  it.each<[Partial<Field> & Pick<Field, 'kind'>, string, string[]]>([
    [
      { kind: 'time' },
      'When',
      ['Enter a time for “When”', 'Enter a time as hours and minutes, such as 14:30'],
    ],
    [{ kind: 'date' }, 'From', ['Enter a date for “From”, as dd/mm/yyyy']],
    [{ kind: 'select', options }, 'Contact', ['Choose an option for “Contact”']],
    [{ kind: 'radio', options }, 'You are', ['Choose an option for “You are”']],
    [{ kind: 'file', accept: ['pdf'], maxBytes: 1, maxFiles: 1 }, 'Docs', ['Attach a file for “Docs”']],
    [
      { kind: 'file', accept: ['pdf'], maxBytes: 1, maxFiles: 3 },
      'Docs',
      ['Attach at least one file for “Docs”'],
    ],
    [{ kind: 'text' }, 'Suburb', ['Enter your suburb']],
    [{ kind: 'text' }, 'The unit number', ['Enter the unit number']],
    [{ kind: 'textarea' }, 'How can we help', ['Enter an answer to “How can we help”']],
    [{ kind: 'text' }, 'I am looking for', ['Enter an answer to “I am looking for”']],
    [{ kind: 'text' }, 'If so, which', ['Enter an answer to “If so, which”']],
    [{ kind: 'text' }, 'Area code', ['Enter your area code']],
    [{ kind: 'text' }, 'Island', ['Enter your island']],
    [{ kind: 'number' }, 'Bedrooms', ['Enter a number for “Bedrooms”']],
    [{ kind: 'url' }, 'Listing', ['Enter a web address for “Listing”']],
  ])('%j called “%s” reads well', (more, label, expected) => {
    const rules = rulesFor({ name: 'it', required: true, ...more, label } as Field);
    const errors = rules.map(({ error }) => error);
    expect(errors.slice(0, expected.length)).toEqual(expected);
  });

  it('never have an empty text or an odd name', () => {
    const { rules, locale } = rulesOf({ definition: everyKind });
    for (const { error, field } of rules) {
      expect(error).toMatch(/\S/);
      expect(error).not.toMatch(/[{}]/);
      expect(field).toMatch(/^[A-Za-z][-A-Za-z0-9_:]*$/);
    }
    expect(locale).toBe('en_AU');
  });
});

it('choices come last, and a group carries its own field and text', () => {
  const { rules } = rulesOf({ definition: everyKind, today: '2026-11-22' });
  const names = rules.map(({ rule }) => rule);
  expect(names.slice(-4)).toEqual(['enum', 'enum', 'enum', 'enum']);
  expect(rules.find(({ rule }) => rule === 'any')).toMatchObject({
    field: 'phone',
    error: 'Give a phone number or an email address.',
    rules: [
      { rule: 'required', field: 'phone' },
      { rule: 'required', field: 'email' },
    ],
  });
});

it('a file in a group is asked for as a file', () => {
  const oneOf = [{ fields: ['cv', 'message'], message: 'Write to us, or attach it.' }];
  const { rules } = rulesOf({ definition: { ...everyKind, contact: { locale: 'en_AU', oneOf } } });
  expect(rules.find(({ rule }) => rule === 'any')).toMatchObject({
    field: 'cv',
    rules: [
      { rule: 'requiredfile', field: 'cv' },
      { rule: 'required', field: 'message' },
    ],
  });
});

describe('what clients of Contact Form 7 get', () => {
  const names = (field: Field) =>
    schemaForClients({
      definition: { ...everyKind, contact: { locale: 'en_AU' }, fields: [field] },
    }).rules.map(({ rule }) => rule);

  it('counts no files: version 6.1 takes them for texts there, and breaks off', () =>
    expect(
      names({ ...it_, kind: 'file', required: true, accept: ['pdf'], maxBytes: 1, maxFiles: 2, minFiles: 2 }),
    ).toEqual(['requiredfile', 'file', 'maxfilesize']));

  it('asks for so many of a list, or none where none may be: version 6.1 counts none as too few', () => {
    const ticks = { ...it_, kind: 'checkboxes', options, minChosen: 2, maxChosen: 3 } as const;
    expect(names(ticks)).toEqual(['any', 'maxitems', 'enum']);
    const fields = [ticks];
    const definition = { ...everyKind, contact: { locale: 'en_AU' }, fields };
    expect(schemaForClients({ definition }).rules[0]).toEqual({
      rule: 'any',
      field: 'it',
      error: 'It: choose at least 2',
      rules: [
        { rule: 'minitems', field: 'it', error: 'It: choose at least 2', threshold: '2' },
        { rule: 'maxitems', field: 'it', error: 'It: choose at least 2', threshold: '0' },
      ],
    });
    const check = (it: string[]) => [
      ...checkRules({ schema: schemaForClients({ definition }), values: { it } }).values(),
    ];
    const [one = '', other = ''] = options.map(({ value }) => value);
    expect(check([])).toEqual([]);
    expect(check([one])).toEqual(['It: choose at least 2']);
    expect(check([one, other])).toEqual([]);
    expect(names({ ...ticks, required: true })).toEqual(['required', 'minitems', 'maxitems', 'enum']);
    const sometimes = { ...ticks, required: true, shownWhen: { field: 'x', notEmpty: true } } as const;
    expect(names(sometimes)).toEqual(['any', 'maxitems', 'enum']);
  });
});

it('the example is a sound definition', () => expect(definitionProblems(everyKind)).toEqual([]));
