import { describe, expect, it } from 'vitest';
import { newPerson } from '#site/testing/accounts.ts';
import { listSite, openIn } from '#site/testing/lists.ts';
import { testSite } from '#site/testing/site.ts';

/* Saved and compared listings over http, on a real database. */

const { payload, browser, listing, change, visitors } = await listSite();

/** What a visitor reads of a page. */
const readable = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

describe('saving', () => {
  it('answers a script with both lists, and gives the browser a name only then', async () => {
    const [one, own] = [await listing(), browser()];
    expect((await own.get('/buy')).setCookies).toEqual([]);
    expect(await own.save(one)).toEqual({
      ...{ status: 200, ok: true, message: 'Property Saved' },
      ...{ saved: [one.id], compared: [] },
    });
    expect(own.cookies.get('frontage_state')).toBe('1');
    expect(await own.state()).toEqual({ signedIn: false, firstName: '', saved: [one.id], compared: [] });
    expect(await own.remove(one)).toMatchObject({ ok: true, message: 'Property Removed', saved: [] });
  });

  it('leads back to the page where there is no script', async () => {
    const [one, own] = [await listing(), browser()];
    const sent = await own.post(
      '/shortlist',
      { saved: one.text },
      { Referer: 'https://www.example.com.au/buy?suburb=newtown-nsw-2042' },
    );
    expect([sent.status, sent.location]).toEqual([303, '/buy?suburb=newtown-nsw-2042']);
    expect(sent.headers.get('cache-control')).toBe('no-store, private');
    expect((await own.state()).saved).toEqual([one.id]);
  });

  it.each(['saved', 'compared'] as const)('goes into the list that its button names: %s', async (kind) => {
    const [one, own] = [await listing(), browser()];
    expect(await own.send('/shortlist', { [kind]: one.text })).toMatchObject({ ok: true, [kind]: [one.id] });
    expect(await own.send('/shortlist', { [kind]: one.text, method: 'delete' })).toMatchObject({
      [kind]: [],
    });
  });

  it.each(['//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'leads nowhere else: %s',
    async (path) => {
      const [one, own] = [await listing(), browser()];
      const Referer = path.startsWith('/') ? `https://www.example.com.au${path}` : path;
      const { location } = await own.post('/shortlist', { listing: one.text }, { Referer });
      expect(location).toMatch(/^\/(?![/\\])/);
    },
  );

  it('is refused with a sentence, and a page around it where there is no script', async () => {
    const own = browser();
    for (const [id, status] of [
      ['999999', 404],
      ['0', 422],
      ['-1', 422],
      ['1e3', 422],
      ['', 422],
      ['9'.repeat(40), 422],
    ] as const) {
      expect(await own.save({ text: id })).toMatchObject({ status, ok: false, message: /\w+ \w+/ });
    }
    const page = await own.post('/shortlist', { listing: '999999', kind: 'saved' });
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(page.text).toContain('This property is no longer on the website.');
    expect(await own.send('/shortlist', { listing: '1', kind: 'bought' })).toMatchObject({ status: 422 });
    expect(await own.send('/shortlist', { listing: '1', method: 'drop' })).toMatchObject({ status: 422 });
  });

  it('of a listing that is not public is refused like one that never was', async () => {
    const draft = await listing({ _status: 'draft' });
    const withdrawn = await listing({ status: 'withdrawn' });
    for (const hidden of [draft, withdrawn]) {
      expect(await browser().save(hidden)).toMatchObject({ status: 404, ok: false });
    }
  });

  it('is not done for another website', async () => {
    const [one, own] = [await listing(), browser()];
    const fields = { listing: one.text, kind: 'saved' };
    const sent = await own.post('/shortlist', fields, { Origin: 'https://evil.example' });
    expect([sent.status, sent.setCookies]).toEqual([403, []]);
  });

  it('thousands of times over is put off before anything is stored', async () => {
    const limited = await listSite(await testSite());
    const own = limited.browser();
    const answers = await Promise.all(Array.from({ length: 200 }, () => own.save({ text: '999999' })));
    const putOff = answers.filter(({ status }) => status === 429);
    expect(putOff.length).toBeGreaterThan(100);
    expect(putOff[0]).toMatchObject({ ok: false, message: expect.stringContaining('in a minute') });
  });

  it('with a cookie that was tampered with begins a new list', async () => {
    const [one, own, thief] = [await listing(), browser(), browser()];
    await own.save(one);
    const [id = ''] = (own.cookies.get('frontage_visitor') ?? '').split('.');
    for (const forged of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${id}.x.y`, 'x'.repeat(4000)]) {
      thief.cookies.set('frontage_visitor', forged);
      expect((await thief.state()).saved).toEqual([]);
      await thief.remove(one);
    }
    expect((await own.state()).saved).toEqual([one.id]);
  });
});

describe('pages of a list', () => {
  it('are never kept and never listed', async () => {
    const [one, own] = [await listing(), browser()];
    await own.save(one);
    const token = await visitorsLink(own);
    for (const path of ['/saved-properties', '/compare-properties', `/shortlist/${token}`]) {
      const page = await own.get(path);
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    }
    const stranger = await browser().get('/saved-properties');
    expect(stranger.text).toContain('Nothing saved yet');
    expect(stranger.text).not.toContain(one.street);
  });

  it('show what has changed since', async () => {
    const [own, cheaper, sold, same] = [browser(), await listing(), await listing(), await listing()];
    for (const one of [cheaper, sold, same]) await own.save(one);
    await change(cheaper.id, { price: 1_200_000 });
    await change(sold.id, { status: 'sold', soldPriceDisplay: 'no' });
    const { text } = await own.get('/saved-properties');
    expect(readable(text)).toContain('Price reduced since you saved it: $1,250,000 → $1,200,000');
    expect(text).toContain('Sold since you saved it');
    expect(text.match(/since you saved it/g)).toHaveLength(2);
  });

  it('say of a withdrawn listing that it is gone, and nothing it hides', async () => {
    const own = browser();
    const shown = await listing({ suburb: 'Marrickville' });
    const hidden = await listing({ suburb: 'Secretville', suburbHidden: true, addressHidden: true });
    for (const one of [shown, hidden]) {
      await own.save(one);
      await own.compare(one);
      await change(one.id, { status: 'withdrawn' });
    }
    for (const path of ['/saved-properties', '/compare-properties']) {
      const { text } = await own.get(path);
      expect(text).toContain('No longer on the market');
      expect(text).toContain('A property in Marrickville');
      expect(text).not.toMatch(/Secretville|1,250,000|Example Street/);
    }
  });

  it('of a price that became hidden show only that it changed', async () => {
    const own = browser();
    const one = await listing({ price: 990_000 });
    await own.save(one);
    await change(one.id, { price: 880_000, priceHidden: true });
    const { text } = await own.get('/saved-properties');
    expect(readable(text)).toContain('Price changed since you saved it: $990,000 → Contact agent');
    expect(text).not.toContain('880');
  });

  it('keep markup in a note as text, and refuse a note that is too long', async () => {
    const [one, own] = [await listing(), browser()];
    await own.save(one);
    const note = '<img src=x onerror=alert(1)> & "so on"';
    const sent = await own.post('/shortlist/note', { listing: one.text, note });
    expect([sent.status, sent.location]).toEqual([303, '/saved-properties']);
    const { text } = await own.get('/saved-properties');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;so on&quot;');
    expect(text).not.toContain('<img src=x');
    const long = await own.send('/shortlist/note', { listing: one.text, note: 'x'.repeat(501) });
    expect(long).toMatchObject({ status: 422, ok: false });
    expect((await own.send('/shortlist/note', { listing: '999999', note: 'x' })).status).toBe(422);
  });

  it('come in the order that is asked for, hidden prices last both ways', async () => {
    const own = browser();
    const dear = await listing({ price: 3_000_000 });
    const hidden = await listing({ price: 2_000_000, priceHidden: true });
    const cheap = await listing({ price: 1_000_000, inspections: [openIn(3)] });
    for (const one of [cheap, hidden, dear]) await own.save(one);
    const order = async (sort: string) => {
      const { text } = await own.get(`/saved-properties?sort=${sort}`);
      return [...text.matchAll(/id="listing-(\d+)"/g)].map(([, id]) => Number(id));
    };
    expect(await order('newest')).toEqual([dear.id, hidden.id, cheap.id]);
    expect(await order('oldest')).toEqual([cheap.id, hidden.id, dear.id]);
    expect(await order('price-asc')).toEqual([cheap.id, dear.id, hidden.id]);
    expect(await order('price-desc')).toEqual([dear.id, cheap.id, hidden.id]);
    expect((await order('open'))[0]).toBe(cheap.id);
    expect(await order('constructor')).toEqual([dear.id, hidden.id, cheap.id]);
  });
});

describe('comparing', () => {
  it('shows up to four, marks what differs, and refuses the fifth', async () => {
    const own = browser();
    const four = [
      await listing({ beds: 3, features: ['Pool'] }),
      await listing({ beds: 4 }),
      await listing({ beds: 3 }),
      await listing({ beds: 3 }),
    ];
    for (const one of four) await own.compare(one);
    expect(await own.compare(await listing())).toMatchObject({
      ...{ status: 422, ok: false },
      message: 'You can compare up to 4 properties. Remove one to add this property.',
    });
    const { text } = await own.get('/compare-properties');
    for (const { street } of four) expect(text).toContain(street);
    expect(text).toMatch(/Bedrooms<\/span><span[^>]*>differs/);
    expect(text).toMatch(/Pool<\/span><span[^>]*>differs/);
    expect(text).not.toMatch(/Price<\/span><span/);
    const only = (await own.get('/compare-properties?only=differences')).text;
    expect(only).toContain('Bedrooms');
    expect(only).not.toMatch(/<th[^>]*><span[^>]*>Price/);
  });
});

describe('a shared list', () => {
  it('is for anyone who has its link, with the name and the notes that its owner gives', async () => {
    const [one, own, friend] = [await listing(), browser(), browser()];
    await own.save(one);
    await own.post('/shortlist/note', { listing: one.text, note: 'Ask about the roof' });
    const [plain, noted] = [
      await visitorsLink(own),
      await visitorsLink(own, { name: '<Zoë>', notes: 'yes' }),
    ];
    const [first, second] = [
      await friend.get(`/shortlist/${plain}`),
      await friend.get(`/shortlist/${noted}`),
    ];
    expect(first.text).toContain('A shared shortlist');
    expect(first.text).toContain(one.street);
    expect(first.text).not.toMatch(/Ask about the roof|Zoë/);
    expect(second.text).toContain('&lt;Zoë&gt;’s shortlist');
    expect(second.text).toContain('Ask about the roof');
    // Looking at it gives no hold on it.
    expect(first.text).not.toContain('action="/shortlist/note"');
    expect(first.setCookies).toEqual([]);
  });

  it('ends for everybody when its owner ends it, and only for them', async () => {
    const [one, own, friend] = [await listing(), browser(), browser()];
    await own.save(one);
    await friend.save(one);
    const token = await visitorsLink(own);
    expect((await friend.post('/shortlist/unshare', { token })).status).toBe(404);
    expect((await friend.get(`/shortlist/${token}`)).status).toBe(200);
    expect((await own.post('/shortlist/unshare', { token })).location).toBe('/saved-properties#share');
    for (const path of [`/shortlist/${token}`, `/shortlist/${token}/inspections`]) {
      expect((await friend.get(path)).status).toBe(404);
    }
    expect((await friend.get(`/shortlist/${token}/inspections.ics`)).status).toBe(404);
  });

  it('keeps from others what is no longer on the market', async () => {
    const [one, gone, own] = [await listing(), await listing(), browser()];
    await own.save(one);
    await own.save(gone);
    await change(gone.id, { status: 'withdrawn' });
    const { text } = await browser().get(`/shortlist/${await visitorsLink(own)}`);
    expect(text).toContain(one.street);
    expect(text).not.toContain('No longer on the market');
  });
});

describe('the planner', () => {
  it('puts the open homes of a day in order, and those that are ticked into one calendar file', async () => {
    const own = browser();
    const late = await listing({ inspections: [openIn(5, 2), openIn(6)] });
    const early = await listing({ inspections: [openIn(5)] });
    for (const one of [early, late, await listing()]) await own.save(one);
    const { text } = await own.get('/saved-properties/inspections');
    expect(text.indexOf(early.street)).toBeLessThan(text.indexOf(late.street));
    const all = await own.get('/saved-properties/inspections.ics');
    expect(all.headers.get('content-type')).toContain('text/calendar');
    expect(all.headers.get('cache-control')).toBe('no-store, private');
    expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    const at = encodeURIComponent(`${late.id}@${openIn(5, 2).startsAt}`);
    const ticked = await own.get(`/saved-properties/inspections.ics?at=${at}`);
    expect(ticked.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(ticked.text).toContain(late.street);
    expect((await own.get('/saved-properties/inspections.ics?ticked=yes')).status).toBe(404);
    // Others have nothing of it.
    expect((await browser().get(`/saved-properties/inspections.ics?at=${at}`)).status).toBe(404);
  });

  it('is beside a shared list, too, and says when there is nothing to plan', async () => {
    const [own, friend] = [browser(), browser()];
    const one = await listing({ inspections: [openIn(4)] });
    await own.save(one);
    const plan = await friend.get(`/shortlist/${await visitorsLink(own)}/inspections?day=nonsense`);
    expect(plan.text).toContain(one.street);
    expect((await friend.get('/saved-properties/inspections')).text).toContain('No open homes scheduled');
  });
});

describe('enquiring about all', () => {
  const person = { name: 'Zoë Byron', phone: '0400 000 000', message: 'May I see it?' };
  const formTokenIn = (text: string) =>
    /name="_ticket"[^>]*value="([^"]+)"/.exec(text)?.[1] ?? expect.fail('no ticket');
  const leadsOf = async (email: string) =>
    (await payload.find({ collection: 'leads', where: { email: { equals: email } }, sort: 'id', depth: 0 }))
      .docs;

  it('is a lead for each chosen listing, for its own agent, once however often it is sent', async () => {
    const own = browser();
    const agents: { id: number }[] = [];
    for (const name of ['mia', 'noah']) {
      agents.push(
        await payload.create({
          collection: 'agents',
          data: { name, email: `${name}@agency.test`, _status: 'published' },
        }),
      );
    }
    const listings: Awaited<ReturnType<typeof listing>>[] = [];
    for (const agent of agents) listings.push(await listing({ agents: [agent.id] }));
    const left = await listing();
    const sold = await listing({ status: 'sold' });
    for (const one of [...listings, left, sold]) await own.save(one);
    const page = await own.get('/saved-properties/enquire');
    expect(page.text).toContain(left.street);
    expect(page.text).not.toContain(sold.street);

    const email = newPerson();
    const body = new URLSearchParams({ ...person, email, _ticket: formTokenIn(page.text) });
    for (const { text } of listings) body.append('listings', text);
    const send = () => own.post('/saved-properties/enquire', body as unknown as Record<string, string>);
    expect((await send()).location).toMatch(/^\/thank-you\/\?form=property-enquiry&/);
    expect((await send()).status).toBe(303);
    const leads = await leadsOf(email);
    expect(leads.map((lead) => [lead.listing, lead.agent]).sort()).toEqual(
      listings.map(({ id }, index) => [id, agents[index]?.id]).sort(),
    );
    const { docs } = await payload.find({
      collection: 'deliveries',
      where: { lead: { in: leads.map(({ id }) => id) } },
      depth: 0,
    });
    const notices = docs.filter(({ kind }) => kind === 'notice').map(({ to }) => to);
    expect(notices.sort()).toEqual(['mia@agency.test', 'noah@agency.test']);
    expect(docs.filter(({ kind }) => kind === 'autoresponse')).toHaveLength(1);
  });

  it('takes no listing that is not in the list, and keeps what was typed', async () => {
    const [own, one, foreign] = [browser(), await listing(), await listing()];
    await own.save(one);
    const formToken = formTokenIn((await own.get('/saved-properties/enquire')).text);
    const email = newPerson();
    const refused = await own.post('/saved-properties/enquire', {
      ...{ ...person, email, _ticket: formToken, listings: foreign.text },
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('One of these properties is no longer available.');
    expect(refused.text).toContain('value="Zoë Byron"');
    expect(
      await own.send('/saved-properties/enquire', { ...person, email, _ticket: formToken }),
    ).toMatchObject({
      ...{ status: 422, ok: false, reason: 'invalid' },
      errors: [{ field: 'listings', message: 'Choose at least one property' }],
    });
    expect(await leadsOf(email)).toEqual([]);
  });

  it('has nothing to ask about in an empty list', async () => {
    const own = browser();
    expect((await own.get('/saved-properties/enquire')).text).toContain('No properties to enquire about');
    expect((await own.post('/saved-properties/enquire', person)).status).toBe(404);
  });
});

/** Makes a link to a browser's list; its token. */
async function visitorsLink(own: ReturnType<typeof browser>, fields: Record<string, string> = {}) {
  const sent = await own.post('/shortlist/share', fields);
  expect([sent.status, sent.location]).toEqual([303, '/saved-properties#share']);
  const [visitor = ''] = (own.cookies.get('frontage_visitor') ?? '').split('.');
  const [newest] = await visitors.shortlist.shares({ visitor });
  return newest?.token ?? expect.fail('no link');
}
