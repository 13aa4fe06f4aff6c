import { describe, expect, it } from 'vitest';
import { beyondFromQuery, queryOfBeyond } from './beyond-query.ts';

const read = (query: string) => beyondFromQuery(new URLSearchParams(query));

describe('what the page asks besides the purchase', () => {
  it('is read out of an address and written back', () => {
    const query =
      'deposit=130000&insurance=9800.5&buyer1=person&share1=50&first1=yes&buyer2=company&share2=50&foreign2=yes';
    const { inputs, problems } = read(query);
    expect(problems).toEqual({});
    expect(inputs).toEqual({
      deposit: 130_000,
      insurance: 9800.5,
      buyers: [
        { kind: 'person', share: 0.5, firstHome: true, foreign: false },
        { kind: 'company', share: 0.5, firstHome: false, foreign: true },
      ],
    });
    expect(queryOfBeyond(inputs)).toBe(query);
  });

  it('is nothing where nothing was entered', () => {
    expect(read('deposit=&insurance=&buyer1=&share1=')).toEqual({
      inputs: { deposit: undefined, insurance: undefined, buyers: [] },
      problems: {},
    });
    expect(queryOfBeyond({ buyers: [] })).toBe('');
  });

  it('has a problem beside what cannot be read, and no first home for a company', () => {
    const { inputs, problems } = read('deposit=-5&buyer1=company&share1=120&first1=yes&buyer2=alien');
    expect(Object.keys(problems)).toEqual(['share1', 'deposit']);
    expect(inputs.deposit).toBeUndefined();
    expect(inputs.buyers).toHaveLength(1);
    expect(inputs.buyers[0]?.firstHome).toBe(false);
  });
});
