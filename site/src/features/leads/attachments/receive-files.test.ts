import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileField, receiveFiles } from './receive-files.ts';
import { createUploadSlots } from './upload-slots.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontage-receive-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const FIELD = {
  kind: 'file',
  name: 'attachments',
  label: 'Pictures',
  maxFiles: 3,
  maxBytes: 1000,
} as unknown as FileField;

type Body = string | ReadableStream<Uint8Array>;
const receive = ({
  body,
  length,
  ...rest
}: { body: Body; length?: number; deadlineMs?: number } & Partial<Parameters<typeof receiveFiles>[0]>) =>
  receiveFiles({
    request: new Request('http://site.example/forms/x', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=z',
        ...(length === undefined ? {} : { 'content-length': String(length) }),
      },
      body,
      duplex: 'half',
    } as RequestInit),
    fields: [FIELD],
    dataDir,
    maxTextBytes: 1000,
    ...rest,
  });

const part = (head: string, value = 'x') => `--z\r\n${head}\r\n\r\n${value}\r\n`;
const file = part('Content-Disposition: form-data; name="attachments"; filename="a.png"');
const text = part('Content-Disposition: form-data; name="a"');

/** What lies on disk of all that was received. */
const left = () => {
  try {
    return readdirSync(join(dataDir, 'attachments', '.incoming'));
  } catch {
    return [];
  }
};

/** Bytes that come, and then neither more nor an end. */
const stalled = (start: string) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
  });

describe('a form with files that is not as it should be', () => {
  it.each([
    ['a header that is none, then a file', `--z\r\nContent-Disposition: form-data; name="a"\r\n{\r\n${file}`],
    ['a file, a header that is none, another file', `${file}--z\r\n{\r\n\r\n${file}--z--\r\n`],
    ['a file within a header that is none', `${file}--z\r\n${'{\r\n'.repeat(50)}${file}${file}--z--\r\n`],
    ['a file that is cut off', `${text}${file.slice(0, -4)}`],
    ['a header that is cut off', `${file}--z\r\nContent-Dispo`],
    ['no end', `${text}${file}`],
    ['nothing', ''],
    ['noise', '\0\r\n\r\n--z'],
  ])('is answered, and nothing of it stays: %s', async (_, body) => {
    expect(await receive({ body })).toMatchObject({ ok: false, status: 400 });
    expect(await receive({ body, length: body.length })).toMatchObject({ ok: false, status: 400 });
    expect(left()).toEqual([]);
  });

  it('is answered when its deadline passes, and nothing of it stays', async () => {
    for (const length of [undefined, 1000]) {
      const answer = await receive({ body: stalled(`${text}${file.slice(0, -4)}`), length, deadlineMs: 50 });
      expect(answer).toMatchObject({ ok: false, status: 408 });
    }
    expect(left()).toEqual([]);
  });
});

describe('a form with files', () => {
  it('is read alike whether it says how long it is or not', async () => {
    const body = `${text}${file}--z--\r\n`;
    for (const length of [undefined, body.length]) {
      const answer = await receive({ body, length });
      expect(answer).toMatchObject({
        ok: true,
        entries: [
          ['a', 'x'],
          [FIELD.name, { size: 1 }],
        ],
      });
      if (answer.ok) await answer.remove();
    }
    expect(left()).toEqual([]);
  });
});

describe('one sender', () => {
  it('has only so many on their way at once, and gets each place back', async () => {
    const slots = createUploadSlots({ atOnce: 2 });
    const slow = () => receive({ body: stalled(file), deadlineMs: 100, sender: '1.2.3.4', slots });
    const waiting = [slow(), slow()];
    const whole = `${file}--z--\r\n`;
    expect(await receive({ body: whole, sender: '1.2.3.4', slots })).toMatchObject({
      ok: false,
      status: 429,
    });
    const other = await receive({ body: whole, sender: '5.6.7.8', slots });
    expect(other.ok).toBe(true);
    if (other.ok) await other.remove();
    await Promise.all(waiting);
    const after = await receive({ body: whole, sender: '1.2.3.4', slots });
    expect(after.ok).toBe(true);
    if (after.ok) await after.remove();
    expect(left()).toEqual([]);
  });
});
