import { describe, expect, it } from 'vitest';
import type { Readership } from '../../forms/lead-form.ts';
import { leadForms } from '../../forms/lead-forms.ts';
import { mailTexts, READERSHIPS, TEXT_PARTS, templateProblems, withText } from './mail-texts.ts';
import { unknownPlaceholders } from './placeholders.ts';

const forms = [{ definition: { key: 'sales-appraisal', title: 'Sales appraisal' } }];
const readerships = Object.keys(READERSHIPS) as Readership[];

describe('the default words', () => {
  it.each(
    leadForms.flatMap(({ definition: { key } }) => readerships.map((readership) => ({ key, readership }))),
  )('of $key to $readership could have been written by staff', ({ key, readership }) => {
    const texts = mailTexts({ templates: {}, form: key, readership });
    expect(templateProblems({ templates: { [key]: { [readership]: texts } }, forms: leadForms })).toEqual([]);
    expect(texts.subject).not.toBe('');
    expect(Object.values(texts).flatMap(unknownPlaceholders)).toEqual([]);
  });

  it('stand where staff wrote nothing', () => {
    const templates = { 'sales-appraisal': { visitor: { subject: 'Mine', opening: '  ' } } };
    const texts = mailTexts({ templates, form: 'sales-appraisal', readership: 'visitor' });
    expect(texts.subject).toBe('Mine');
    expect(texts.opening).toContain('a sales appraisal');
    expect(mailTexts({ templates, form: 'unheard-of', readership: 'staff' }).subject).toContain('{form}');
    expect(mailTexts({ templates: {}, form: 'constructor', readership: 'staff' }).subject).toContain(
      '{form}',
    );
  });
});

describe('what cannot be kept', () => {
  const problems = (templates: unknown) => templateProblems({ templates, forms });
  const written = (texts: unknown) => problems({ 'sales-appraisal': { visitor: texts } });

  it.each([
    [
      { opening: 'Dear {nmae}' },
      /^Sales appraisal, to the visitor, opening: \{nmae\} stands for nothing\. Use \{name\}, .* or \{phone\}\.$/,
    ],
    [{ subject: 'A\nBcc: x@example.com' }, /subject: write it on one line\.$/],
    [
      { subject: 'x'.repeat(TEXT_PARTS.subject.maxLength + 1) },
      /subject: write at most 200 characters; these are 201\.$/,
    ],
    [{ closing: 5 }, /closing: write text\.$/],
  ])('%j is said in a sentence', (texts, sentence) => {
    expect(written(texts)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    [null],
    [undefined],
    [{}],
    [{ 'sales-appraisal': null }],
    [{ gone: { staff: { subject: '{nmae}' } } }],
  ])('%j is fine', (templates) => {
    expect(problems(templates)).toEqual([]);
  });

  it.each([['text'], [[1]], [5]])('%j is no list of texts', (templates) => {
    expect(problems(templates)).toHaveLength(1);
  });
});

describe('writing one text', () => {
  const one = { form: 'sales-appraisal', readership: 'staff', part: 'subject' } as const;

  it('leaves the others alone', () => {
    const templates = {
      other: { staff: { subject: 'A' } },
      'sales-appraisal': { visitor: { opening: 'B' } },
    };
    expect(withText({ templates, ...one, text: 'C' })).toEqual({
      other: { staff: { subject: 'A' } },
      'sales-appraisal': { visitor: { opening: 'B' }, staff: { subject: 'C' } },
    });
  });

  it('takes an emptied one out', () => {
    const templates = { 'sales-appraisal': { staff: { subject: 'A', closing: 'B' } } };
    expect(withText({ templates, ...one, text: '' })).toEqual({
      'sales-appraisal': { staff: { closing: 'B' } },
    });
  });
});
