import { describe, expect, it, vi } from 'vitest';
import { SEARCH, testSeekers } from '#site/testing/seekers.ts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const site = await testSeekers();
const { payload, browser, newAddress, addListing, mailsTo, save, saved, newListing } = site;

describe('saving a search', () => {
  it('shows what it looks for and what matches now', async () => {
    await addListing();
    const { status, text } = await browser().get(
      `/forms/save-search?${new URLSearchParams({ search: SEARCH })}`,
    );
    expect(status).toBe(200);
    expect(text).toContain('Houses to buy in Newtown and surrounds, up to $1,500,000');
    expect(text).toMatch(/propert(y|ies) match(es)? now/);
    expect(text).toContain('name="email"');
    expect(text).toContain('noindex');
  });

  it('keeps every filter, and says so', async () => {
    const search = '/rent?max_price=700&feature=pets&keyword=garden&max_beds=3';
    const { text } = await browser().get(`/forms/save-search?${new URLSearchParams({ search })}`);
    expect(text).toContain('Homes to rent, up to $700 a week, up to 3 bed, pets considered, “garden”');
    expect(text).toContain('No properties match right now');
  });

  it('is offered on every search page', async () => {
    const { text } = await browser().get(SEARCH);
    expect(text).toContain('/forms/save-search?search=%2Fbuy%3Fsuburb%3Dnewtown-nsw-2042');
  });

  it.each(['', '/agents', '//elsewhere.example/buy', '/buy/../admin'])(
    'is for searches only: %j',
    async (search) => {
      expect((await browser().get(`/forms/save-search?${new URLSearchParams({ search })}`)).status).toBe(404);
      expect(await save({ email: newAddress(), search })).toMatchObject({ ok: false });
    },
  );

  it('asks the address before anything is sent to it', async () => {
    const email = newAddress();
    expect(await save({ email })).toMatchObject({ ok: true, outcome: 'success' });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Confirm your property alert');
    expect(mail?.text).toContain('Houses to buy in Newtown');
    await newListing();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('answers the same for an address that is known', async () => {
    const { email } = await saved();
    expect(await save({ email })).toEqual(await save({ email: newAddress() }));
    expect(mailsTo(email).at(-1)?.subject).toBe('Confirm your property alert');
  });

  it('takes one address for what it is, however it is written', async () => {
    const email = newAddress();
    await save({ email: email.toUpperCase() });
    await save({ email });
    expect(mailsTo(email)).toHaveLength(2);
    const found = await payload.find({ collection: 'subscribers', where: { email: { equals: email } } });
    expect(found.totalDocs).toBe(1);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 'seeker@example.com', frequency: 'hourly' }, 'frequency'],
    [{ email: 'seeker@example.com', events: '' }, 'events'],
  ])('says what to fix: %j', async (fields, field) => {
    expect(await save(fields)).toMatchObject({ ok: false, errors: [{ field }] });
  });

  it('needs no question from anyone who is signed in', async () => {
    const { email, browser: own } = await site.member();
    await site.signIn({ browser: own, email });
    const { text } = await own.get(`/forms/save-search?${new URLSearchParams({ search: SEARCH })}`);
    expect(text).not.toContain('name="email"');
    const before = mailsTo(email).length;
    expect(
      await own.send('/forms/save-search', {
        search: SEARCH,
        signed_in: 'yes',
        frequency: 'daily',
        events: 'new',
      }),
    ).toMatchObject({ ok: true });
    expect(mailsTo(email)).toHaveLength(before);
    expect((await own.get('/welcome')).text).toContain('Houses to buy in Newtown');
  });

  it('believes nobody who only says that they are signed in', async () => {
    expect(await save({ email: '', signed_in: 'yes' })).toMatchObject({
      ok: false,
      errors: [{ field: 'email' }],
    });
  });
});

describe('registering', () => {
  it('makes an alert that begins when the address is confirmed', async () => {
    const email = newAddress();
    const own = browser();
    expect(
      await own.send('/forms/register', {
        ...site.registration(email),
        suburbs: 'Newtown NSW 2042',
        max_price: '$1,500,000',
        frequency: 'instant',
      }),
    ).toMatchObject({ ok: true });
    await newListing();
    expect(mailsTo(email)).toHaveLength(0);
    await site.clickButton({ browser: own, link: await site.linkTo(email) });
    await newListing();
    expect(mailsTo(email).at(-1)?.subject).toMatch(/^New: \d+ Example Street/);
  });

  it('does not switch on what somebody else asked for in the same name', async () => {
    const email = newAddress();
    await save({ email });
    const own = browser();
    await own.send('/forms/register', { ...site.registration(email), category: 'rural' });
    await site.clickButton({ browser: own, link: await site.linkTo(email) });
    const before = mailsTo(email).length;
    await newListing();
    expect(mailsTo(email)).toHaveLength(before);
  });

  it('refuses a suburb nobody knows', async () => {
    const fields = { ...site.registration(newAddress()), suburbs: 'Atlantis' };
    expect(await browser().send('/forms/register', fields)).toMatchObject({
      ok: false,
      errors: [{ field: 'suburbs' }],
    });
  });
});
