import { describe, expect, it } from 'vitest';
import { site } from './support/site.ts';

describe('what makes no sense', () => {
  it.each([
    '/buy?buy_min_price=abc',
    '/buy?page=-1',
    '/buy?page=1000000000',
    '/buy?beds=1e9&min_price=-5&sort=%00',
    "/buy?suburb=';drop table listings;--",
    '/rent?rent_ptype=%E0%A4%A',
    `/sold?type=${'x'.repeat(3000)}`,
  ])('%s is a search all the same', async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  });

  it.each([
    '/property/a/b/999999',
    '/property/a/b/abc',
    '/property/a/b/-1',
    '/property/a/b/1e3',
    '/agents/nobody',
    '/media/../secrets.json',
    '/media/%2e%2e/secrets.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is not found', async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  });

  it('too large a body is refused with a sentence', async () => {
    const response = await fetch(`${site.url}/forms/property-enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `message=${'x'.repeat(200_000)}`,
    });
    expect(response.status).toBe(413);
    expect((await response.text()).length).toBeGreaterThan(20);
  });

  it('a form sent from another site is refused', async () => {
    const response = await fetch(`${site.url}/forms/property-enquiry`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=x',
    });
    expect(response.status).toBe(403);
  });
});
