import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dutyTexts } from '#site/messages/en/duty-texts.ts';
import { cashNeeded } from './on-page/cash-needed.ts';
import { kindOptions, QUESTIONS, SIDES, STAGES } from './questions.ts';

const known = (text: string) => Object.hasOwn(dutyTexts, text);

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

describe('every text of the calculator is in the lists of its translations', () => {
  it('those that are said as they stand', () => {
    const said = FILES.flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...text.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, english = '']) => english);
    });
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((text) => !known(text))).toEqual([]);
  });

  it('questions, hints and answers', () => {
    const options = [
      ...QUESTIONS.flatMap(({ options }) => options ?? []),
      ...SIDES,
      ...STAGES,
      ...kindOptions(['new', 'established', 'vacant']),
      ...kindOptions(['established', 'new', 'vacant']),
    ].map(([, label]) => label);
    const texts = [...QUESTIONS.flatMap(({ label, hint }) => [label, hint ?? []].flat()), ...options];
    expect(texts.filter((text) => /[a-z]/i.test(text) && !known(text))).toEqual([]);
  });

  it('rows of the cash that is needed', () => {
    const amounts = {
      stampDuty: 1,
      foreignDuty: 1,
      transferFee: 1,
      mortgageFee: 1,
      totalFees: 4,
      totalGrants: 1,
    };
    const rows = [
      ...cashNeeded({ amounts, deposit: 1, insurance: 1 }),
      ...cashNeeded({ amounts: { ...amounts, totalGrants: 100 } }),
    ];
    expect(rows.map(({ label }) => label).filter((label) => !known(label))).toEqual([]);
  });
});
