import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@frontage/forms';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { findLeadForm, leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { MAINTENANCE } from '#site/features/leads/testing/maintenance.ts';
import { testSite } from '#site/testing/site.ts';

const BODIES = 1000;
const BOUNDARY = 'cut-here';
const GOOD = { ...MAINTENANCE, message: 'Hello' };

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
  site = await testSite({ limits: false });
});

type Sent = { form: string; type: string; body: Uint8Array; json: boolean };

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '%',
    '%zz',
    '\r\n.\r\n',
    '\u202Eevil',
    '<script>',
    "'; drop table leads; --",
    '{}',
  ),
  fc.constantFrom('zoe@example.com', '42', '99999999999999999999', '-1', '[object Object]'),
);
const anyName = fc.oneof(
  fc.constantFrom(...Object.keys(GOOD), '_page', '_referrer', '_captcha', 'your-website', 'property_id'),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', '[]', 'attachments', 'attachments[]', 'office'),
  anyText,
);
const pairs = fc.array(fc.tuple(anyName, anyText), { maxLength: 12 });

/** Where they replace a form's own answers, the rest is as it should be: some of these are to be taken in. */
const answers = ({ form, goodToken, good }: { form: string; goodToken: boolean; good: boolean }) =>
  pairs.map((made) => [
    ...(goodToken ? [['_ticket', site.leads.formToken(form)] as const] : []),
    ...made.slice(0, good ? 1 : made.length),
    ...(good ? Object.entries(GOOD) : []),
  ]);

const urlencoded = (entries: readonly (readonly [string, string])[]) =>
  Buffer.from(new URLSearchParams(entries.map(([name, value]) => [name, value])).toString());

const multipart = (entries: readonly (readonly [string, string])[]) =>
  Buffer.from(
    `${entries
      .map(([name, value]) => {
        const file = name.startsWith('attachments') ? `; filename="${value.slice(0, 20)}"` : '';
        return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
      })
      .join('')}--${BOUNDARY}--\r\n`,
  );

const types = {
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${BOUNDARY}`,
};

/** Nothing, so many times as often as something. */
const mostlyNothing = <T>(times: number, something: fc.Arbitrary<T>) =>
  fc.oneof({ weight: times, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: something });

/** Something that came to the address of a form: from noise to what is nearly a form. */
const sent: fc.Arbitrary<Sent> = fc
  .record({
    form: fc.constantFrom(
      ...leadForms.filter(({ atDoor, books }) => !atDoor && !books).map(({ definition }) => definition.key),
      'maintenance-request',
      'no-such-form',
      '__proto__',
    ),
    goodToken: fc.boolean(),
    good: fc.boolean(),
    json: fc.boolean(),
    shape: fc.constantFrom('urlencoded', 'multipart', 'mixed up', 'noise'),
    cutAt: mostlyNothing(2, fc.nat({ max: 400 })),
    strangeType: mostlyNothing(
      8,
      fc.constantFrom('', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/json', 'x'),
    ),
  })
  .chain(({ form, goodToken, good, json, shape, cutAt, strangeType }) => {
    const body =
      shape === 'noise'
        ? fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes))
        : answers({ form, goodToken, good }).map(shape === 'urlencoded' ? urlencoded : multipart);
    const type = strangeType ?? types[shape === 'multipart' ? 'multipart' : 'urlencoded'];
    return body.map((bytes) => ({ form, type, json, body: bytes.subarray(0, cutAt ?? bytes.length) }));
  });

it(`${BODIES} malformed bodies: each is answered, and nothing is stored that the form does not take`, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(sent, async ({ form, type, body, json }) => {
      const response = await fetch(`${site.address}/forms/${encodeURIComponent(form)}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: json ? 'application/json' : 'text/html', 'content-type': type },
        body: new Uint8Array(body),
      });
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      if (json) expect(JSON.parse(text)).toHaveProperty('ok');
      if (response.status === 200 || response.status === 303) taken += 1;
    }),
    { numRuns: BODIES, seed: 4 },
  );
  const { docs } = await site.payload.find({ collection: 'leads', pagination: false, depth: 0 });
  // Some were as good as the form asks; else this test would say nothing of what is stored.
  expect(taken).toBeGreaterThan(0);
  expect(docs.length).toBe(taken);
  for (const { form, answers: stored, ...lead } of docs) {
    const definition = findLeadForm(form)?.definition;
    const texts = [
      lead.name,
      lead.email,
      lead.phone,
      lead.page,
      JSON.stringify(stored).replaceAll('\\n', ' '),
    ];
    for (const text of texts) expect(text).not.toMatch(/\p{Cc}|\\u00/u);
    const asked = (stored as { name: string }[]).map(({ name }) => name);
    expect(definition?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(asked));
    const email = definition?.fields.filter(({ name }) => name === 'email') ?? [];
    if (definition && email.length > 0 && lead.email) {
      const only = { ...definition, fields: email };
      expect(validate({ definition: only, values: { email: lead.email } }).ok).toBe(true);
    }
  }
  const incoming = join(site.dataDir, 'attachments', '.incoming');
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
}, 120_000);
