import { describe, expect, it } from 'vitest';
import { readFormBody, readJsonBody } from './body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://site.example/forms/x', { method: 'POST', body, headers });

const read = (request: Request) => readFormBody({ request, maxBytes: 1000 });

describe('a form’s body', () => {
  it('is read when it is urlencoded', async () => {
    const body = await read(post(new URLSearchParams('a=1&a=2&name=Zo%C3%AB')));
    expect(body).toEqual({
      ok: true,
      entries: [
        ['a', '1'],
        ['a', '2'],
        ['name', 'Zoë'],
      ],
    });
  });

  it('is read alike when it says how long it is', async () => {
    const body = 'a=1&name=Zo%C3%AB';
    const request = post(new URLSearchParams(body), { 'content-length': String(body.length) });
    expect(await read(request)).toEqual(await read(post(new URLSearchParams(body))));
    const longer = post(new URLSearchParams({ a: 'x'.repeat(1001) }), { 'content-length': '5' });
    expect(await read(longer)).toMatchObject({ ok: false, status: 413 });
  });

  it('is read when it is multipart', async () => {
    const form = new FormData();
    form.set('message', 'one\ntwo');
    expect(await read(post(form))).toMatchObject({ ok: true, entries: [['message', 'one\r\ntwo']] });
  });

  it('is refused when it is too long by its own account', async () => {
    const request = post(new URLSearchParams('a=1'), { 'content-length': '1001' });
    expect(await read(request)).toMatchObject({ ok: false, status: 413 });
  });

  it('is given up when it turns out too long', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(400));
      },
    });
    const request = new Request('http://site.example/forms/x', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      duplex: 'half',
    } as RequestInit);
    expect(await read(request)).toMatchObject({ ok: false, status: 413 });
    expect(sent).toBeLessThan(6);
  });

  it('is refused when it is not a form', async () => {
    const request = post('{}', { 'content-type': 'application/json' });
    expect(await read(request)).toMatchObject({ ok: false, status: 415 });
  });

  it('is refused when it is broken', async () => {
    const request = post('no parts here', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(await read(request)).toMatchObject({ ok: false, status: 400 });
  });
});

describe('a body of JSON', () => {
  const json = (body: string) => readJsonBody({ request: post(body), maxBytes: 1000, maxLevels: 3 });

  it.each([
    ['{"a":[{}]}', { a: [{}] }],
    ['"[[[[[["', '[[[[[['],
    [String.raw`["a\\","[[[[\"[["]`, ['a\\', '[[[["[[']],
    ['null', null],
  ])('%s is read', async (text, value) => expect(await json(text)).toEqual({ value }));

  it.each([
    ['[[[[]]]]', 'too deep'],
    [`${'['.repeat(900)}`, 'too deep'],
    [`"${'x'.repeat(1000)}"`, 'too large'],
    ['{"a":', undefined],
    ['', undefined],
  ])('%.20s is %s', async (text, problem) => expect(await json(text)).toBe(problem));

  it('that never ends its text costs no more than one that does', async () => {
    const unclosed = (marks: number) => `"${String.raw`\"`.repeat(marks)}`;
    const time = async (marks: number) => {
      const startedAt = performance.now();
      await readJsonBody({ request: post(unclosed(marks)), maxBytes: 4_000_000, maxLevels: 3 });
      return performance.now() - startedAt;
    };
    await time(1000);
    // 200 KB. Anything that goes back to look again takes a quarter of a minute here.
    expect(await time(100_000)).toBeLessThan(500);
  });
});
