import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { CAREERS, GOOD, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { testSite } from '#site/testing/site.ts';

const BODIES = 250;
const BOUNDARY = 'cut-here';

let site: Awaited<ReturnType<typeof testSite>>;
let form: number;

beforeAll(async () => {
  site = await testSite({ limits: false });
  // Without a quiz, so that some of what is made up is taken in.
  const rows = CAREERS.rows?.filter(({ kind }) => kind !== 'quiz');
  form = await storeContactForm({ payload: site.payload, form: { ...CAREERS, rows } });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    'http://[bad',
    '%zz',
    '\r\n.\r\n',
    '\u202Eevil',
    '<script>',
    "'; drop table leads; --",
    '[your-name]',
    '{}',
  ),
  fc.constantFrom(...Object.values(GOOD), 'Bcc: a@example.com\r\nX: y', '2026-02-30', '99999999999999999999'),
);
const anyName = fc.oneof(
  fc.constantFrom(
    ...Object.keys(GOOD),
    'cv',
    'cv[]',
    'phone',
    '_wpcf7',
    '_wpcf7_unit_tag',
    '_ticket',
    '_page',
    '_referrer',
    'your-website',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'your-name[]',
    'your-name[a][b]',
    '[]',
    '',
    'toString',
    'office-choice[]',
  ),
  anyText,
);
type Pair = readonly [string, string];
/** What a part says of its own letters and of how it travels; browsers say nothing. */
const anyPart = fc.oneof(
  { weight: 40, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['text/plain; charset=utf-16le', 'text/plain; charset=nonsense', 'text/plain; charset="'],
      ...['text/plain; charset=shift_jis', 'text/plain; charset=base64', 'application/octet-stream'],
      ...[
        'multipart/mixed; boundary=x',
        ';;;',
        'text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
      ],
    ),
  },
);

const often = (value: string) => ({ weight: 6, arbitrary: fc.constant(value) });

const sent = fc.record({
  id: fc.oneof(
    often('form'),
    { weight: 1, arbitrary: fc.constantFrom('0', '99', '99999999999999999999') },
    { weight: 1, arbitrary: fc.constantFrom('1e3', '-1', 'constructor') },
  ),
  type: fc.oneof(often(`multipart/form-data; boundary=${BOUNDARY}`), {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['multipart/form-data', 'multipart/form-data; boundary=', 'application/x-www-form-urlencoded'],
      ...['application/json', 'text/plain', ''],
    ),
  }),
  wild: fc.array(fc.tuple(anyName, anyText), { maxLength: 12 }),
  parts: fc.infiniteStream(anyPart),
  rubbish: fc.oneof(
    { weight: 20, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
  ),
  good: fc.boolean(),
  tagged: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  cutAt: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(1500) }),
});

const multipart = (entries: readonly Pair[], parts: Iterator<string>) =>
  Buffer.from(
    `${entries
      .map(([name, value]) => {
        const file = name.startsWith('cv') ? `; filename="${value.slice(0, 20)}"` : '';
        const type: string = parts.next().value;
        const headers = `Content-Disposition: form-data; name="${name}"${file}${type && `\r\nContent-Type: ${type}`}`;
        return `--${BOUNDARY}\r\n${headers}\r\n\r\n${value}\r\n`;
      })
      .join('')}--${BOUNDARY}--\r\n`,
  );

const STATUSES = ['validation_failed', 'acceptance_missing', 'spam', 'aborted', 'mail_sent', 'mail_failed'];

it('whatever comes to a form is answered with a status or a fault, never with a 500, and nothing is half stored', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(sent, async ({ id, type, wild, parts, rubbish, good, tagged, cutAt }) => {
      const entries: Pair[] = [
        ...(tagged ? [['_wpcf7_unit_tag', 'wpcf7-f1-o1'] as const] : []),
        ...wild.slice(0, good ? 1 : wild.length),
        ...(good ? Object.entries(GOOD) : []),
      ];
      const body = rubbish ? Buffer.from(rubbish) : multipart(entries, parts);
      const path = `/wp-json/contact-form-7/v1/contact-forms/${id === 'form' ? form : id}/feedback`;
      const response = await fetch(site.address + path, {
        method: 'POST',
        body: new Uint8Array(cutAt === null ? body : body.subarray(0, cutAt)),
        headers: { 'Content-Type': type || 'x', 'User-Agent': 'Mozilla/5.0' },
      });
      const answer = (await response.json()) as { status?: string; code?: string; data?: { status: number } };
      expect([200, 400, 404, 415]).toContain(response.status);
      if (response.status === 200) {
        expect(STATUSES).toContain(answer.status);
        expect(answer).toMatchObject({
          contact_form_id: form,
          into: expect.stringMatching(/^#[\w-]+$/),
          invalid_fields: expect.any(Array),
        });
      } else expect(answer.data?.status).toBe(response.status);
      const what = answer.status ?? answer.code ?? '';
      seen.set(what, (seen.get(what) ?? 0) + 1);
    }),
    { numRuns: BODIES },
  );
  // It must have been about something.
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      'mail_sent',
      'validation_failed',
      'wpcf7_not_found',
      'wpcf7_unsupported_media_type',
      'wpcf7_unit_tag_not_found',
      'rest_no_route',
    ]),
  );

  const { docs } = await site.payload.find({
    collection: 'leads',
    pagination: false,
    depth: 0,
    joins: false,
  });
  const told = (seen.get('mail_sent') ?? 0) + (seen.get('spam') ?? 0);
  expect(docs.length).toBeGreaterThan(0);
  // The same content again is the same lead.
  expect(docs.length).toBeLessThanOrEqual(told);
  const folder = join(site.dataDir, 'attachments');
  const folders = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.incoming') : [];
  const withFiles = docs.filter(({ attachments }) => Array.isArray(attachments) && attachments.length > 0);
  expect(folders.sort()).toEqual(withFiles.map(({ reference }) => reference).sort());
  const incoming = join(folder, '.incoming');
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);

  await site.leads.worker.runOnce();
  for (const { subject, replyTo, to } of site.mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(JSON.stringify([replyTo, to])).not.toMatch(/\\[rn]/);
  }
}, 120_000);
