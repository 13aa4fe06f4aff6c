import { describe, expect, it } from 'vitest';
import { listSite } from '#site/testing/lists.ts';
import { ADDRESSES } from '#site/testing/old-pages.ts';

/* The contract with scripts of the old website: saving and comparing listings. */

const { browser, listing } = await listSite();

describe.each(ADDRESSES)('at %s', (address) => {
  const ask = async (own: ReturnType<typeof browser>, fields: Record<string, string>) => {
    const { status, text, headers } = await own.post(address, fields);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    return text;
  };

  it('a listing is saved and removed', async () => {
    const [one, own] = [await listing(), browser()];
    expect(await ask(own, { action: 'iproperty_save_listing', id: one.text })).toBe('success');
    expect(await own.state()).toMatchObject({ saved: [one.id], compared: [] });
    expect(await ask(own, { action: 'iproperty_remove_listing', id: one.text })).toBe('success');
    expect(await own.state()).toMatchObject({ saved: [] });
  });

  it('a listing is taken into the comparison and out of it', async () => {
    const [one, own] = [await listing(), browser()];
    const compare = (method: string) =>
      ask(own, { action: 'iproperty_compare_listing', id: one.text, method });
    expect(await compare('save')).toBe('success');
    expect(await own.state()).toMatchObject({ saved: [], compared: [one.id] });
    expect(await compare('delete')).toBe('success');
    expect(await own.state()).toMatchObject({ compared: [] });
    // “iproperty_compare_listing (id, method=save or delete)”
    expect(await compare('toggle')).toBe('Send method=save or method=delete.');
  });

  it('what cannot be done is answered by a sentence', async () => {
    const own = browser();
    for (const id of ['999999', '', 'x', '-1']) {
      expect(await ask(own, { action: 'iproperty_save_listing', id })).toMatch(/^[A-Z].* .*\.$/);
    }
    expect(await own.state()).toMatchObject({ saved: [], compared: [] });
  });

  it('nothing of it is fetched, and nothing is done for another website', async () => {
    const [one, own] = [await listing(), browser()];
    const fields = { action: 'iproperty_save_listing', id: one.text };
    const query = new URLSearchParams(fields);
    const got = await own.get(`${address}${address.includes('?') ? '&' : '?'}${query}`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await own.post(address, fields, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await own.state()).toMatchObject({ saved: [] });
  });
});
