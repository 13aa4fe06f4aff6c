import { describe, expect, it } from 'vitest';
import { emptyValues, type Field, prefill, typedValues, valuesFromEntries } from './index.ts';
import {
  contactAgent,
  goodContact,
  maintenance,
  picture,
  propertyEnquiry,
  registration,
} from './testing/examples.ts';

const formOf = (...fields: Field[]) => ({ ...contactAgent, fields });

describe('form entries', () => {
  it('become values: repeated names are lists, transport is dropped', () => {
    const entries: [string, unknown][] = [
      ['name', 'Ada'],
      ['about', 'price'],
      ['about', 'contract'],
      ['photos[]', picture()],
      ['_token', 'x'],
      ['junk', 7],
      ['__proto__', 'x'],
    ];
    expect(valuesFromEntries(entries)).toEqual({
      name: 'Ada',
      about: ['price', 'contract'],
      photos: [picture()],
    });
  });

  it('may be those of FormData and of an address', () => {
    const data = new FormData();
    data.append('name', 'Ada');
    data.append('photo', new File(['x'], 'a.png', { type: 'image/png' }));
    expect(valuesFromEntries(data)).toMatchObject({ name: 'Ada', photo: [{ name: 'a.png', size: 1 }] });
    expect(valuesFromEntries(new URLSearchParams('a=1&a=2'))).toEqual({ a: ['1', '2'] });
  });
});

describe('an empty form', () => {
  it('has a value for every field', () =>
    expect(emptyValues(propertyEnquiry)).toEqual({
      name: '',
      phone: '',
      email: '',
      about: [],
      message: '',
      property_external_id: '',
      utm_source: '',
    }));

  it('starts with what the definition says', () => {
    const definition = formOf(
      { kind: 'radio', name: 'a', label: 'A', initial: 'x', options: [{ value: 'x', label: 'X' }] },
      { kind: 'checkboxes', name: 'b', label: 'B', initial: 'x', options: [{ value: 'x', label: 'X' }] },
    );
    expect(emptyValues(definition)).toEqual({ a: 'x', b: ['x'] });
  });
});

describe('a form opened from an address', () => {
  const open = (query: string, definition = contactAgent) =>
    prefill({ definition, query: new URLSearchParams(query) });

  it('takes what its fields name', () =>
    expect(open('fname=Ada&email=ada@example.com&pid=42&message=no')).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      property_external_id: '42',
      message: '',
    }));

  it('prefers the parameter named first, and the first of equals', () =>
    expect(open('pid=1&property_id=2&property_id=3')).toMatchObject({ property_external_id: '2' }));

  it('leaves out what would be refused', () =>
    expect(open(`fname=A&email=nonsense&phone=${'1'.repeat(41)}`)).toEqual(emptyValues(contactAgent)));

  it('fills choices with values and dates as they are written, never passwords or ticks', () => {
    const options = [{ value: 'x', label: 'The X' }];
    const definition = formOf(
      { kind: 'select', name: 'a', label: 'A', fillFrom: ['a'], options },
      { kind: 'date', name: 'b', label: 'B', fillFrom: ['b'] },
      { kind: 'checkboxes', name: 'c', label: 'C', fillFrom: ['c'], options },
      { kind: 'checkbox', name: 'd', label: 'D', fillFrom: ['d'] },
      { kind: 'password', name: 'e', label: 'E', fillFrom: ['e'] },
      { kind: 'number', name: 'f', label: 'F', fillFrom: ['f'] },
    );
    expect(open('a=x&b=2026-07-01&c=x&d=on&e=secret&f=1200', definition)).toEqual({
      a: 'x',
      b: '01/07/2026',
      c: ['x'],
      d: '',
      e: '',
      f: '1200',
    });
  });
});

describe('a form drawn again', () => {
  it('keeps what was typed as it was typed', () =>
    expect(
      typedValues({ definition: contactAgent, values: { ...goodContact, name: ' A', role: 'x' } }),
    ).toMatchObject({
      name: ' A',
      message: goodContact.message,
      property_external_id: '',
    }));

  it('never keeps passwords or files', () => {
    expect(
      typedValues({ definition: registration, values: { subscriber_password: 'x' } }).subscriber_password,
    ).toBe('');
    expect(
      typedValues({ definition: maintenance, values: { attachments: [picture()] } }).attachments,
    ).toEqual([]);
  });
});
