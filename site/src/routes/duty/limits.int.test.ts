import { describe, expect, it } from 'vitest';
import { testProvider } from '#site/testing/duty-provider.ts';

const { request, clock } = await testProvider();
const free = await testProvider({ limits: false });

const visitor = (address: string) => ({ 'x-forwarded-for': address });

describe('the provider’s limits', () => {
  it('put off who reads too much, say until when, and let them go on then', async () => {
    const headers = visitor('172.16.0.1');
    const statuses = new Set<number>();
    for (let turn = 0; turn < 240; turn += 1)
      statuses.add((await request('/black-list', { headers })).status);
    expect(statuses).toEqual(new Set([200]));
    const refused = await request('/states/all', { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.json()).toEqual({ error: 'limited', message: expect.stringMatching(/\.$/) });
    expect((await request('/states/all', { headers: visitor('172.16.0.2') })).status).toBe(200);
    clock.at += 1000;
    expect((await request('/states/all', { headers })).status).toBe(200);
  });

  it('put off who counts too much', async () => {
    const headers = visitor('172.16.0.3');
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await request('/statistic', { method: 'POST', headers })).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('hold for nobody while the site’s limits are off', async () => {
    const headers = visitor('172.16.0.4');
    const statuses = new Set<number>();
    for (let turn = 0; turn < 250; turn += 1)
      statuses.add((await free.request('/black-list', { headers })).status);
    expect(statuses).toEqual(new Set([200]));
  });
});
