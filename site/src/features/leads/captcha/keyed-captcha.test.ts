import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyedCaptcha } from './keyed-captcha.ts';

let server: Server;
let verifyUrl: string;
const asked: Record<string, string>[] = [];
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(Object.fromEntries(new URLSearchParams(await text(request))));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: '{"success":true}' };
});

const verifier = (url = verifyUrl) =>
  createKeyedCaptcha({ provider: 'turnstile', siteKey: 'site', secret: 'hidden', verifyUrl: url });

describe('a service’s response', () => {
  it('passes when the service says so, and sends the service nothing but the response', async () => {
    expect(await verifier()('response')).toBe(true);
    expect(asked).toEqual([{ secret: 'hidden', response: 'response', sitekey: 'site' }]);
  });

  it.each([
    ['{"success":false,"error-codes":["timeout-or-duplicate"]}', 200],
    ['{"success":false,"error-codes":["invalid-input-secret"]}', 200],
    ['{"success":"true"}', 200],
    ['null', 200],
    ['<html>', 502],
  ])('is refused when the service answers %s', async (body, status) => {
    answer = { status, body };
    expect(await verifier()('response')).toBe(false);
  });

  it('is refused when the service cannot be reached', async () =>
    expect(await verifier('http://127.0.0.1:1/')('response')).toBe(false));

  it.each([[''], ['x'.repeat(10_000)]])(
    'is not even asked about when it can be none (%#)',
    async (response) => {
      expect(await verifier()(response)).toBe(false);
      expect(asked).toEqual([]);
    },
  );
});
