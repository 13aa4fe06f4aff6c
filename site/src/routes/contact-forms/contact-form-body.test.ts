import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate, valuesFromEntries } from '@frontage/forms';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContactForm } from '#site/features/contact-forms/definition/read-contact-form.ts';
import { CAREERS, GOOD } from '#site/features/contact-forms/testing/example-forms.ts';
import { receiveContactForm } from './contact-form-body.ts';

const today = '2026-11-22';
const form = readContactForm({
  ...CAREERS,
  id: 1,
  rows: CAREERS.rows?.filter(({ kind }) => kind !== 'quiz'),
});
const { definition } = form;

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'contact-body-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const BEGINS: Record<string, string> = { pdf: '%PDF-1.7', docx: 'PK\x03\x04', exe: 'MZ' };
const file = fc
  .record({ ending: fc.constantFrom('pdf', 'docx', 'exe'), size: fc.constantFrom(10, 5000, 12_000) })
  .map(({ ending, size }) => new File([(BEGINS[ending] ?? '').padEnd(size, ' ')], `cv.${ending}`));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    ...Object.values(GOOD),
    '',
    ' ',
    'a\nb',
    'a\r\nb',
    'x'.repeat(500),
    'y\n'.repeat(251),
    '02 5550 0000',
  ),
);
const sent = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom(...definition.fields.map(({ name }) => name).filter((name) => name !== 'cv'), 'other'),
      text,
    ),
    fc.tuple(fc.constant('cv'), file),
  ),
  { maxLength: 10 },
);

it('what the server reads of a form is what the browser checked', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(sent, fc.boolean(), async (wild, good) => {
      const body = new FormData();
      for (const [name, value] of wild.slice(0, good ? 2 : wild.length)) body.append(name, value);
      if (good) for (const [name, value] of Object.entries(GOOD)) body.append(name, value);
      const here = validate({ definition, values: valuesFromEntries(body.entries()), today });
      const request = new Request('http://localhost/', { method: 'POST', body });
      const read = await receiveContactForm({ request, form, dataDir });
      expect(read.ok).toBe(true);
      const there = validate({ definition, values: valuesFromEntries(read.entries), today });
      await read.remove();
      expect(there.ok ? [] : there.errors).toEqual(here.ok ? [] : here.errors);
      if (there.ok) accepted += 1;
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(5);
});
