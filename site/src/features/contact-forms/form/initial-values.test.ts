import type { FormDefinition } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { everyKind } from './example-form.ts';
import { fillings } from './initial-values.ts';

const definition: FormDefinition = {
  ...everyKind,
  fields: [
    { kind: 'text', name: 'suburb', label: 'Suburb', fillFrom: ['suburb'] },
    { kind: 'email', name: 'email', label: 'Email', fillFrom: ['email'], fillFromVisitor: 'email' },
    { kind: 'text', name: 'first', label: 'First name', fillFromVisitor: 'firstName' },
    { kind: 'text', name: 'other', label: 'Other' },
  ],
};
const fill = (query: string, visitor = {}) =>
  fillings({ definition, query: new URLSearchParams(query), visitor });

describe('what fields begin with', () => {
  it('comes from the address, for fields that say so', () => {
    expect(fill('suburb=Carlton&other=x')).toEqual({ suburb: 'Carlton' });
  });

  it('comes from what is known of the visitor where the address says nothing', () => {
    const visitor = { email: 'ada@example.com', firstName: 'Ada', phone: '1' };
    expect(fill('', visitor)).toEqual({ email: 'ada@example.com', first: 'Ada' });
    expect(fill('email=b@example.com', visitor)).toMatchObject({ email: 'b@example.com' });
  });

  it('is not what the form was drawn with: that was typed, or the link to it said so', () => {
    const query = new URLSearchParams('suburb=Carlton&email=b@example.com');
    const values = { suburb: 'Leura', email: '', first: '', other: '' };
    expect(fillings({ definition, query, values })).toEqual({ email: 'b@example.com' });
  });

  it('is nothing that its field would refuse', () => {
    expect(fill('email=nonsense', { firstName: '  ' })).toEqual({});
  });
});
