import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillLine,
  fillParagraphs,
  fillSubject,
  type PlaceholderValues,
  unknownPlaceholders,
} from './placeholders.ts';

const values: PlaceholderValues = {
  name: 'Zoë',
  form: 'Sales appraisal',
  listing: '',
  reference: 'FR-7K3M9Q',
  agency: 'Harbour Homes',
  contact: 'Mia',
  phone: '',
};

describe('a line of text', () => {
  it.each([
    ['{form}: {name}, {listing} ({reference})', 'Sales appraisal: Zoë (FR-7K3M9Q)'],
    ['Call {phone} now', 'Call now'],
    ['{listing}, seen by {name}', 'seen by Zoë'],
    ['{nobody} and {} and { name }', '{nobody} and {} and { name }'],
    ['{constructor}', '{constructor}'],
    ['no placeholder', 'no placeholder'],
  ])('%j reads %j', (text, filled) => {
    expect(fillLine({ text, values })).toBe(filled);
  });

  it('does not look for placeholders in what people typed', () => {
    expect(fillLine({ text: '{name}!', values: { ...values, name: '{reference}' } })).toBe('{reference}!');
  });
});

describe('a text', () => {
  it('is paragraphs of lines, and no value adds one', () => {
    const filled = fillParagraphs({
      text: 'Hello {name}\r\n{listing}\nas you know\n\n \n{phone}\n\nBye',
      values: { ...values, name: 'A\n\nB' },
    });
    expect(filled).toEqual([['Hello A B', 'as you know'], ['Bye']]);
  });
});

describe('a subject', () => {
  it.each([
    ['a line end', 'Zoë\r\nBcc: everybody@example.com', 'Zoë Bcc: everybody@example.com'],
    ['a separator of lines', 'A\u2028B\u2029C', 'A B C'],
    ['a null byte', 'A\0B', 'A B'],
    ['a turn of direction', 'A\u202eB', 'AB'],
    ['half a letter', 'A\ud83d', 'A\ufffd'],
    ['a family', '👩‍👧', '👩‍👧'],
  ])('stays one line with %s', (_, name, subject) => {
    expect(fillSubject({ text: '{name}', values: { ...values, name } })).toBe(subject);
  });

  it('is bounded', () => {
    const long = { ...values, name: '😀'.repeat(5000) };
    expect([...fillSubject({ text: 'For {name}', values: long })]).toHaveLength(154);
    expect([...fillSubject({ text: '{name} {name} {name}', values: long })]).toHaveLength(200);
  });

  it('is one line of well-formed text whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, name) => {
        const subject = fillSubject({ text: `${text}{name}`, values: { ...values, name } });
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(subject.isWellFormed()).toBe(true);
        expect([...subject].length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('what is no placeholder', () => {
  it.each([
    ['{name} {listing}', []],
    ['{nmae} {Name} { name } {}', ['{nmae}', '{Name}', '{ name }', '{}']],
    ['{toString}', ['{toString}']],
    ['a { b', []],
  ])('in %j is %j', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown);
  });
});
