import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CdnSettings } from '../env.ts';
import { log } from '../log.ts';
import { EVERYTHING, purge } from '../purge.ts';
import { startCdnPurges } from './cdn-purges.ts';
import { cdnHeaders, cdnTag } from './cdn-tags.ts';

const NOW = Date.parse('2026-03-02T10:00:00Z');

describe('the headers of a page', () => {
  it('name its tags and how long it may stay, as each provider reads them', () => {
    const page = { tags: ['listing:42', 'settings', 'settings'] };
    expect(cdnHeaders({ provider: 'fastly' }, page, NOW)).toEqual([
      ...['Surrogate-Key', 'listing:42 settings'],
      ...['Surrogate-Control', 'max-age=3600, stale-while-revalidate=60'],
    ]);
    expect(cdnHeaders({ provider: 'cloudflare' }, page, NOW)).toEqual([
      ...['Cache-Tag', 'listing:42,settings'],
      ...['Cloudflare-CDN-Cache-Control', 'max-age=3600, stale-while-revalidate=60'],
    ]);
  });

  it('let a page stay until it says something untrue, and not at all where its tags are too many', () => {
    const age = (page: { tags: string[]; expiresAt?: number }) =>
      cdnHeaders({ provider: 'fastly' }, page, NOW).at(-1);
    expect(age({ tags: ['a'], expiresAt: NOW + 90_500 })).toMatch(/^max-age=90,/);
    expect(age({ tags: ['a'], expiresAt: NOW })).toBe('no-store');
    expect(age({ tags: ['a', `address:/${'x'.repeat(1000)}`] })).toBe('no-store');
    expect(age({ tags: Array.from({ length: 2000 }, (_, n) => `listing:${n}`) })).toBe('no-store');
  });

  it('carry no character that parts tags or that a header cannot hold', () => {
    expect(cdnTag('page:/über uns, a')).toBe('page:/%C3%BCber%20uns%2C%20a');
    expect(cdnTag('page:/\ud800')).toBe('page:/%EF%BF%BD');
  });
});

describe('purges at the CDN', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** A server on this machine, as its origin. */
  async function served(answer: RequestListener): Promise<string> {
    const server = createServer((request, response) => {
      request.resume().on('end', () => answer(request, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Answers with 200 and a body that never ends. */
  function flood(response: ServerResponse): void {
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(16_000)));
    };
    response.on('drain', write);
    write();
  }

  /** A CDN's API on this machine, which refuses for as long as `state.refuses`, and calls with the text `never` always. */
  async function cdn(
    provider: CdnSettings['provider'],
    state: { refuses: boolean; never?: string } = { refuses: false },
  ) {
    const asked: { path: string; token: unknown; soft: unknown; body: Record<string, unknown> }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const sent = Buffer.concat(chunks).toString();
      asked.push({
        path: `${request.method} ${request.url}`,
        token: request.headers['fastly-key'] ?? request.headers.authorization,
        soft: request.headers['fastly-soft-purge'],
        body: JSON.parse(sent),
      });
      response
        .writeHead(state.refuses ? 503 : state.never && sent.includes(state.never) ? 400 : 200, {
          'Content-Type': 'application/json',
        })
        .end('{"success":true}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stop = startCdnPurges(
      { provider, zone: 'zone-1', token: 'secret', apiUrl },
      { gatherMs: 5, retryMs: 5 },
    );
    ends.push(stop, () => new Promise((resolve) => server.close(resolve)));
    return { asked, stop };
  }

  it('are gathered into calls as large as Fastly takes, and are soft', async () => {
    const { asked } = await cdn('fastly');
    purge(Array.from({ length: 300 }, (_, n) => `listing:${n}`));
    purge(['listing:1', 'listings']);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]).toMatchObject({ path: 'POST /service/zone-1/purge', token: 'secret', soft: '1' });
    const keys = asked.flatMap(({ body }) => body.surrogate_keys as string[]);
    expect([keys.length, keys.at(-1)]).toEqual([301, 'listings']);
    purge([EVERYTHING, 'settings']);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toMatchObject({ path: 'POST /service/zone-1/purge_all', body: {} });
  });

  it('name thirty tags a call at Cloudflare, and leave what other instances said to them', async () => {
    const { asked } = await cdn('cloudflare');
    purge(['listing:7'], 'heard');
    purge(Array.from({ length: 31 }, (_, n) => `page:/a b${n}`));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]).toMatchObject({ path: 'POST /zones/zone-1/purge_cache', token: 'Bearer secret' });
    expect(asked[1]?.body).toEqual({ tags: ['page:/a%20b30'] });
  });

  it('of a tag that the CDN does not take hold up no others: then everything is purged', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    const { asked } = await cdn('fastly', { refuses: false, never: 'odd' });
    purge(['odd', 'listing:1']);
    await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('POST /service/zone-1/purge_all'));
    purge(['listing:2', `address:/${'x'.repeat(1000)}`]);
    await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ surrogate_keys: ['listing:2'] }));
  });

  it('do not follow a redirect with their key, and read no endless answer', async () => {
    const failures = vi.spyOn(log, 'error').mockReturnValue(undefined);
    const elsewhere: string[] = [];
    const other = await served((request, response) => {
      elsewhere.push(String(request.headers['fastly-key']));
      response.end('{}');
    });
    let calls = 0;
    const api = await served((_request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(307, { Location: `${other}/service` }).end();
      else flood(response);
    });
    ends.push(
      startCdnPurges(
        { provider: 'fastly', zone: 'zone-1', token: 'secret', apiUrl: api },
        { gatherMs: 5, retryMs: 5 },
      ),
    );
    const recovered = new Promise((resolve) => {
      vi.spyOn(log, 'info').mockImplementation(resolve);
    });
    purge(['listing:1']);
    await recovered;
    expect(String((failures.mock.calls[0]?.[0] as { err?: unknown } | undefined)?.err)).toMatch(
      /307: redirects are not followed/,
    );
    expect(elsewhere).toEqual([]);
    expect(calls).toBe(2);
  });

  it('are sent again until the CDN has taken them, with what came meanwhile', async () => {
    const failures = vi.spyOn(log, 'error').mockReturnValue(undefined);
    const state = { refuses: true };
    const { asked, stop } = await cdn('fastly', state);
    purge(['listing:1']);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    purge(['listing:2']);
    const both = { surrogate_keys: ['listing:1', 'listing:2'] };
    await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual(both));
    state.refuses = false;
    const count = asked.length;
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(count));
    expect(asked.at(-1)?.body).toEqual(both);
    expect(failures).toHaveBeenCalled();
    // What waits when the server stops is sent before it ends.
    purge(['listing:3']);
    await stop();
    expect(asked.at(-1)?.body).toEqual({ surrogate_keys: ['listing:3'] });
  });
});
