import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { query } from '#site/server/database.ts';
import { testProvider } from '#site/testing/duty-provider.ts';
import { emptyTables } from '#site/testing/empty-tables.ts';

const { payload, request } = await testProvider();

describe('POST /duty/v1/statistic', () => {
  beforeEach(() => emptyTables(payload, 'duty_statistics'));
  const sent = {
    property_value: '812345',
    state: '7',
    property_type: '1',
    first_home_buyer: '2',
    are_you_purchasing: '2',
    url: 'https://www.host.example/buying/?email=zoe@example.com',
  };
  const counters = () => query<Record<string, unknown>>(payload, sql`select * from duty_statistics`);
  const post = (body: RequestInit['body'], type?: string) =>
    request('/statistic', { method: 'POST', body, headers: type ? { 'content-type': type } : {} });

  it.each([
    ['JSON', () => post(JSON.stringify(sent), 'application/json')],
    ['plain text, as sendBeacon sends it', () => post(JSON.stringify(sent), 'text/plain;charset=UTF-8')],
    ['a form', () => post(new URLSearchParams(sent))],
    [
      'a multipart form',
      () => {
        const form = new FormData();
        for (const [name, value] of Object.entries(sent)) form.set(name, value);
        return post(form);
      },
    ],
  ])('counts a calculation sent as %s', async (_, send) => {
    const response = await send();
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const [{ id, ...counter } = {}, ...more] = await counters();
    expect(more).toEqual([]);
    expect(Object.fromEntries(Object.entries(counter).map(([key, value]) => [key, String(value)]))).toEqual({
      day: '2026-11-21',
      host: 'host.example',
      state: 'VIC',
      property_type: '1',
      first_home_buyer: '2',
      purchasing: '2',
      value_from: '750000',
      calculations: '1',
    });
  });

  it('loses none of fifty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(JSON.stringify(sent), 'application/json')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await counters()).map(({ calculations }) => Number(calculations))).toEqual([50]);
  });

  it('names every field that does not fit, and counts nothing', async () => {
    const response = await post(
      JSON.stringify({ ...sent, state: 'NZ', property_type: 3 }),
      'application/json',
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: 'wrong-fields',
      problems: [{ field: 'state' }, { field: 'property_type' }],
    });
    expect(await counters()).toEqual([]);
  });

  it.each([
    ['half a JSON', '{"state":', 400, 'unreadable'],
    ['nothing', '', 422, 'wrong-fields'],
    ['a list', '[]', 422, 'wrong-fields'],
    ['too much', 'x'.repeat(5000), 413, 'too-long'],
  ])('refuses %s', async (_, body, status, error) => {
    const response = await post(body, 'application/json');
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error, message: expect.stringMatching(/\.$/) });
    expect(await counters()).toEqual([]);
  });

  it.each([
    ['x'.repeat(5000), 413],
    ['{"state":', 400],
  ])('reads what comes without saying how long it is (%#)', async (body, status) => {
    const stream = new Blob([body]).stream();
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    expect((await request('/statistic', init)).status).toBe(status);
  });

  it('answers a browser that asks beforehand', async () => {
    const response = await request('/statistic', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
    expect(response.headers.get('access-control-max-age')).toBe('86400');
  });

  it.each(['GET', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const response = await request('/statistic', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });
});
