import { beforeAll, expect, it } from 'vitest';
import { storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { testSite } from '#site/testing/site.ts';

let site: Awaited<ReturnType<typeof testSite>>;
let form: number;
beforeAll(async () => {
  site = await testSite({ limits: true });
  const rows = [{ kind: 'text' as const, label: 'Name', name: 'who', required: true }];
  form = await storeContactForm({ payload: site.payload, form: { title: 'Plain', slug: 'plain', rows } });
});

const send = async (values: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: 'wpcf7-f1-o1', ...values }))
    body.append(name, value);
  const path = `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`;
  const response = await fetch(site.address + path, {
    method: 'POST',
    body,
    headers: { 'User-Agent': 'Mozilla/5.0' },
  });
  return { http: response.status, ...((await response.json()) as { status: string; message: string }) };
};

it('many messages of one visitor are refused with a sentence that says when, as a status; the same one again uses no turn', async () => {
  for (let number = 1; number <= 10; number += 1)
    expect(await send({ who: `Visitor ${number}` })).toMatchObject({ http: 200, status: 'mail_sent' });
  expect(await send({ who: 'Visitor 10' })).toMatchObject({ http: 200, status: 'mail_sent' });
  const refused = await send({ who: 'One more' });
  expect(refused).toMatchObject({ http: 200, status: 'mail_failed' });
  expect(refused.message).toMatch(/Try again in a minute/);
  // A page of ours is told by status as well.
  const page = await fetch(`${site.address}/forms/contact/plain`, {
    method: 'POST',
    body: new URLSearchParams({ who: 'One more' }),
    headers: { 'User-Agent': 'Mozilla/5.0' },
  });
  expect(page.status).toBe(429);
  // One a minute; the requests before it may have taken some of it.
  expect(page.headers.get('retry-after')).toMatch(/^(5\d|60)$/);
  expect(await page.text()).toContain('Try again in a minute');
  const { totalDocs } = await site.payload.count({ collection: 'leads' });
  expect(totalDocs).toBe(10);
});

it('what comes faster than people type is not taken in, where the form says when it was opened', async () => {
  const _ticket = site.leads.formToken(`contact-form-${form}`);
  expect(await send({ who: 'Robot', _ticket })).toMatchObject({ http: 200, status: 'aborted' });
  const { totalDocs } = await site.payload.count({
    collection: 'leads',
    where: { name: { equals: 'Robot' } },
  });
  expect(totalDocs).toBe(0);
});
