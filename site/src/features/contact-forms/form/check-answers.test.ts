import { describe, expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { everyKind } from './example-form.ts';
import { withScheme } from './with-scheme.ts';

const check = (
  changed: string | undefined,
  values: Record<string, string> = {},
  before: Parameters<typeof checkAnswers>[0]['before'] = [],
) => checkAnswers({ definition: everyKind, entries: Object.entries(values), changed, unitTag: 'u', before });
const names = (invalid: ReturnType<typeof check>) => invalid.map(({ field }) => field);
const said = (field: string) => ({ field, message: 'Said before', idref: null, error_id: `u-ve-${field}` });

describe('checking while somebody types', () => {
  it('says what is wrong down to the field that was changed, and nothing of those below', () => {
    expect(names(check('your-name'))).toEqual(['your-name']);
    expect(names(check('phone', { phone: '12' }))).toEqual(['your-name', 'your-email', 'phone']);
  });

  it('takes back what is no longer wrong, an optional answer that was emptied among it', () => {
    expect(names(check('phone', { 'your-name': 'A', 'your-email': 'a@b.example' }, [said('phone')]))).toEqual(
      [],
    );
  });

  it('says all that is wrong where a script asks', () => {
    expect(names(check(undefined, { rooms: 'many' }))).toEqual(['your-name', 'your-email', 'rooms', 'when']);
  });

  it('leaves what was said of fields below', () => {
    const invalid = check('your-name', { 'your-name': 'Ada' }, [said('your-name'), said('message')]);
    expect(names(invalid)).toEqual(['message']);
  });

  it('leaves what the server alone can tell until that answer is changed', () => {
    const rest = { 'your-name': 'A', 'your-email': 'a@b.example', when: 'Buying', rooms: '2' };
    expect(names(check('terms', rest, [said('sum')]))).toEqual(['sum']);
    expect(names(check('sum', rest, [said('sum')]))).toEqual([]);
  });

  it('names the place where it is read', () => {
    expect(check('your-name')[0]).toEqual({
      field: 'your-name',
      message: 'Enter your name',
      idref: null,
      error_id: 'u-ve-your-name',
    });
  });
});

describe('a web address as it was meant', () => {
  it.each([
    ['www.example.com', 'http://www.example.com'],
    ['  example.com/a ', 'http://example.com/a'],
    ['//example.com', 'http://example.com'],
    ['https://example.com', 'https://example.com'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['nothing', 'nothing'],
    ['', ''],
  ])('%j is %j', (typed, meant) => {
    expect(withScheme(typed)).toBe(meant);
  });
});
