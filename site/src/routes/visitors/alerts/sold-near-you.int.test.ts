import { describe, expect, it, vi } from 'vitest';
import { markup, testSeekers } from '#site/testing/seekers.ts';

/* The form for owners: what is sold around them. */

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const site = await testSeekers();
const { browser, visitors, newAddress, mailsTo, linkIn, addListing, clickAlertButton, payload } = site;
const worker = visitors.alerts.worker;

const sold = { status: 'sold', soldDate: '2026-11-10', soldPrice: 1_400_000 } as const;
const newtown = { latitude: -33.8976, longitude: 151.1794 };
const enmore = { suburb: 'Enmore', latitude: -33.8999, longitude: 151.172 };

async function ask(answers: Record<string, string>) {
  const email = newAddress();
  const answer = await browser().send('/forms/sold-near-you', { email, home: 'any', km: '2', ...answers });
  await worker.runOnce();
  return { email, answer };
}

describe('an owner who asks what sells nearby', () => {
  it('confirms their address, sees what was sold, and hears on Monday of what is sold from then on', async () => {
    await addListing({ ...sold, ...newtown, streetNumber: '1', street: 'Sold Street' });
    await addListing({ ...sold, suburb: 'Leura', postcode: '2780', streetNumber: '2', street: 'Far Street' });
    const { email } = await ask({ address: '12 King Street, Newtown NSW 2042' });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Confirm your property alert');
    expect(mail?.text).toContain('Homes sold, within 2 km of Newtown NSW 2042');
    expect(mail?.text).not.toContain('King Street');

    const link = linkIn({ email, page: 'confirm' });
    expect((await browser().get(link)).text).toContain('Homes sold, within 2 km of Newtown NSW 2042');
    const confirmed = await markup(clickAlertButton({ link }));
    expect(confirmed).toContain('1 result on our website.');
    expect(confirmed).toContain('1 Sold Street');
    expect(confirmed).not.toContain('Far Street');
    expect(confirmed).toContain('href="/sold?');

    const near = await addListing({ ...enmore, streetNumber: '3', street: 'Near Street' });
    await payload.update({ collection: 'listings', id: near.id, data: sold });
    const far = await addListing({
      suburb: 'Leura',
      postcode: '2780',
      streetNumber: '4',
      street: 'Far Street',
    });
    await payload.update({ collection: 'listings', id: far.id, data: sold });
    // Monday.
    vi.setSystemTime(Date.parse('2026-11-23T03:00:00Z'));
    await worker.runOnce();
    await worker.runOnce();
    const digest = mailsTo(email).at(-1);
    expect(mailsTo(email)).toHaveLength(2);
    expect(digest?.text).toContain('3 Near Street');
    expect(digest?.text).not.toContain('Far Street');
    expect(digest?.text).toMatch(/\/sold\?\S*near=/);
  });

  it('may name the suburb alone, the kind of home and the distance', async () => {
    const { email } = await ask({ address: 'newtown nsw 2042', home: 'unit', km: '5' });
    expect(mailsTo(email)[0]?.text).toContain('Apartments, studios and units sold, within 5 km of Newtown');
  });

  it('is asked for the suburb where the address names none that is known', async () => {
    const { email, answer } = await ask({ address: '12 King Street' });
    expect(JSON.stringify(answer)).toContain('We couldn’t find the suburb');
    expect(mailsTo(email)).toEqual([]);
  });
});
