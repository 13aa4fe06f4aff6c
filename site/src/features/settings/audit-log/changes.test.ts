import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const fields = [
  { name: 'headline', type: 'text' },
  { name: 'price', type: 'number', label: 'Sale price ($)' },
  { name: 'agents', type: 'relationship' },
  { name: 'password', type: 'text' },
  { name: 'updatedAt', type: 'date' },
  { name: 'leads', type: 'join' },
];

describe('what the audit log says of a change', () => {
  it('is each field that differs, before and after', () => {
    const before = { headline: 'A house', price: 825_000, agents: [1], updatedAt: 'a' };
    const after = { headline: 'A house', price: 850_000, agents: [1, 2], updatedAt: 'b' };
    expect(changesOf({ fields, before, after })).toEqual([
      { field: 'price', label: 'Sale price ($)', before: '825000', after: '850000' },
      { field: 'agents', label: 'Agents', before: '[1]', after: '[1,2]' },
    ]);
  });

  it('never holds a secret', () => {
    expect(changesOf({ fields, before: { password: 'old' }, after: { password: 'new' } })).toEqual([
      { field: 'password', label: 'Password' },
    ]);
    const loaded = { id: 7, createdAt: 'now', name: 'Mia', token: 'x' };
    expect(changesOf({ fields, before: {}, after: { agents: [loaded] } })).toMatchObject([{ after: '[7]' }]);
  });

  it('takes a related record that was loaded for the same as its id', () => {
    expect(changesOf({ fields, before: { agents: [7] }, after: { agents: [{ id: 7 }] } })).toEqual([]);
  });
});
