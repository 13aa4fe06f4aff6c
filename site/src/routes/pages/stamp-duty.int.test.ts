import { builtInTables, STATES } from '@frontage/duty';
import { gaps } from '@frontage/duty/gaps';
import { describe, expect, test } from 'vitest';
import { wholeYears } from '#site/features/calculators/stamp-duty/say.ts';
import { flatEdition } from '#site/features/calculators/testing/flat-edition.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

const { get, mails, address, payload, leads } = await testSite();
const PATH = '/calculators/stamp-duty';

describe('the calculator’s page', () => {
  test('is there without a query, with what it covers and the lines for other websites', async () => {
    const { status, text } = await get(PATH);
    expect(status).toBe(200);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${PATH}"/>`);
    expect(text).toMatch(/<link[^>]*href="\/duty\/v1\/style\?v=[\w-]{8}"/);
    expect(text).toContain('fr-island name="stamp-duty-on-page"');
    for (const name of ['Tasmania', 'Western Australia'])
      expect(text).toMatch(new RegExp(`<h3[^>]*><a [^>]*>${name}</a></h3>`));
    expect(text).toContain(`&lt;script src=&quot;${TEST_SITE_URL}/embed/stamp-duty.js&quot; async&gt;`);
  });

  test('answers a purchase in the query without any script, under the same canonical address', async () => {
    const { status, text } = await get(`${PATH}?state=NSW&date=2025-08-01&value=650,000&use=primary`);
    expect(status).toBe(200);
    expect(text).toMatch(/Stamp duty <strong>\$23,662<\/strong>/);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${PATH}"/>`);
  });

  test('says what to do about an answer that it cannot read', async () => {
    const { status, text } = await get(`${PATH}?value=lots&state=%3Cscript%3E`);
    expect(status).toBe(200);
    expect(text).toContain('Enter the property value in dollars, such as 750,000 or 1.2m.');
    expect(text).toContain('Choose a state or territory from the list.');
  });

  test('is kept by the page cache, each purchase by itself', async () => {
    const address = `${PATH}?state=QLD&value=700000`;
    const caches = [await get(address), await get(address), await get(`${PATH}?state=QLD&value=700001`)];
    expect(caches.map(({ headers }) => headers.get('x-frontage-cache'))).toEqual(['miss', 'hit', 'miss']);
  });
});

describe('the pages of rates', () => {
  const RATES = `${PATH}/rates`;

  test('name each state, with what is not confirmed for the year', async () => {
    const { status, text } = await get(RATES);
    expect(status).toBe(200);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(`href="${RATES}/wa"`);
    expect(text).toMatch(/(All are confirmed for|Not confirmed for) \d{4}-\d\d/);
  });

  test.each(STATES)(
    'have every table of $state in force, with its source and what is not known',
    async ({ state }) => {
      const { status, text } = await get(`${RATES}/${state.toLowerCase()}`);
      expect(status).toBe(200);
      const today = dayInSydney(Date.now());
      const tables = builtInTables.find((one) => one.state === state);
      for (const { id, tables: all } of tables?.schemes ?? []) {
        const table = all.findLast(({ from }) => from <= today);
        expect(text.includes(`<section id="${id}"`)).toBe(Boolean(table?.rules.length));
        if (!table?.rules.length) continue;
        for (const key of table.sources)
          expect(text).toContain(escaped(tables?.sources[key]?.address ?? 'no such source'));
      }
      for (const gap of gaps[state]) expect(text).toContain(escaped(wholeYears(gap)));
      expect(text).toContain(
        `<link rel="canonical" href="${TEST_SITE_URL}${RATES}/${state.toLowerCase()}"/>`,
      );
    },
  );

  test.each(['nz', 'vic/more'])('are not there for “%s”', async (name) => {
    expect((await get(`${RATES}/${name}`)).status).toBe(404);
  });

  test('are in the sitemap', async () => {
    const { text } = await get('/sitemap/pages.xml');
    for (const path of [RATES, `${RATES}/nsw`]) expect(text).toContain(`<loc>${TEST_SITE_URL}${path}</loc>`);
  });

  test('are linked from each line of the calculator’s answer', async () => {
    const { text } = await get(`${PATH}?state=NSW&value=650000`);
    for (const id of ['duty', 'transfer-fee', 'mortgage-fee'])
      expect(text).toContain(`href="${RATES}/nsw#${id}"`);
  });

  test('are cached until an edition is published', async () => {
    const cache = async () => (await get(`${RATES}/nsw`)).headers.get('x-frontage-cache');
    await cache();
    expect(await cache()).toBe('hit');
    const { id } = await payload.create({
      collection: 'duty-editions',
      data: {
        title: 'NSW, flat',
        why: 'A trial',
        state: 'NSW',
        status: 'published',
        tables: flatEdition({ from: '2026-07-01' }) as never,
      },
    });
    const { text, headers } = await get(`${RATES}/nsw`);
    expect(headers.get('x-frontage-cache')).toBe('miss');
    expect(text).toContain('10 % of the whole price');
    expect(text).toContain('as published 1 November 2026');
    await payload.delete({ collection: 'duty-editions', id });
  });
});

/** A text as React writes it into HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe('a result by email', () => {
  const result = 'state=QLD&date=2025-09-01&value=700000&firstHome=yes&kind=new&deposit=140000';
  const send = async (fields: Record<string, string>) => {
    const response = await fetch(`${address}/forms/stamp-duty-result`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ result, ...fields }),
    });
    return { status: response.status, answer: await response.json() };
  };
  const storedLeads = async () => (await payload.find({ collection: 'leads' })).docs;

  test('is offered on the page, with the purchase in the form', async () => {
    expect((await get(`/forms/stamp-duty-result?result=${encodeURIComponent(result)}`)).text).toContain(
      'Stamp duty in Queensland on $700,000.',
    );
    expect((await get('/forms/stamp-duty-result')).status).toBe(404);
  });

  test('is sent once, with every answer, and makes no lead without consent', async () => {
    const sent = { email: 'ada@example.com' };
    const [first, second] = await Promise.all([send(sent), send(sent)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(mails.map(({ subject }) => subject)).toEqual(['Stamp duty in Queensland on $700,000']);
    const [mail] = mails;
    expect(mail?.to).toEqual([{ address: 'ada@example.com' }]);
    for (const words of [
      'Are you a first home buyer: Yes',
      'Deposit: $140,000',
      'This is an estimate, not advice.',
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('Are you a first home buyer: Yes');
    expect(await storedLeads()).toEqual([]);
  });

  test('becomes a lead with the tick, and still is one email to the visitor', async () => {
    mails.length = 0;
    const { answer } = await send({ email: 'ben@example.com', contact_me: 'on', name: 'Ben Byron' });
    expect(answer).toMatchObject({ ok: true, lead: true });
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({
      name: 'Ben Byron',
      email: 'ben@example.com',
      formTitle: 'Stamp duty calculator',
    });
    expect(lead?.page).toContain('/calculators/stamp-duty?state=QLD');
    while ((await leads.worker.runOnce()) > 0);
    expect(mails.filter(({ to }) => to[0]?.address === 'ben@example.com')).toHaveLength(1);
  });

  test('is refused without a name for the lead, without a result, and when too many were sent', async () => {
    mails.length = 0;
    expect((await send({ email: 'cy@example.com', contact_me: 'on' })).status).toBe(422);
    expect((await send({ email: 'cy@example.com', result: 'state=QLD&value=lots' })).status).toBe(422);
    const several = [];
    for (const price of [1, 2, 3, 4].map((step) => step * 100_000))
      several.push((await send({ email: 'cy@example.com', result: `state=QLD&value=${price}` })).status);
    expect(several).toEqual([200, 200, 200, 429]);
    expect(mails).toHaveLength(3);
  });
});
