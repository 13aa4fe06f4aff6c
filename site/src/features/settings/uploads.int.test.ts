// @sqlite-only: what becomes of files; the statements of media are those of the library’s other tests.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handleEndpoints, type Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import config from '#site/payload.config.ts';
import { removingUploads } from '#site/server/uploaded-file.ts';
import { TEST_ADMIN, testPayload } from '#site/testing/payload.ts';
import { MEDIA_WIDTHS } from './media-widths.ts';

let payload: Payload;
let dataDir: string;
let token: string;
beforeAll(async () => {
  ({ payload, dataDir } = await testPayload({ seedAdmin: true }));
  token = (await payload.login({ collection: 'users', data: TEST_ADMIN })).token ?? '';
});

type Answer = {
  doc?: { filename: string; mimeType: string; title?: string; width?: number };
  errors?: { message: string }[];
};

/** Uploads as the admin does, from a browser. */
async function upload({
  to,
  bytes,
  name,
  type = 'application/octet-stream',
}: {
  to: 'media' | 'videos' | 'downloads' | 'property-documents';
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** What the browser says it is. */
  type?: string;
}) {
  const body = new FormData();
  body.set('file', new File([bytes], name, { type }));
  body.set('_payload', '{}');
  const response = await handleEndpoints({
    config,
    request: new Request(`https://www.example.com.au/api/${to}`, {
      method: 'POST',
      headers: { Authorization: `JWT ${token}` },
      body,
    }),
  });
  const { doc, errors } = (await response.json()) as Answer;
  return { status: response.status, doc, says: errors?.[0]?.message };
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const left = () => readdir(join(dataDir, 'uploading'));

/** As short as an MP4 file can be: its first box, and one with nothing to play. */
const MP4 = bytesOf('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x10mdat12345678');
const WEBM = bytesOf(
  `\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02${'\0'.repeat(40)}`,
);

describe('what a request leaves', () => {
  const send = async (to: string, body: FormData | string, type?: string) => {
    // Whole bytes: the stream that Node makes of a form fails on its own when nobody reads it to the end.
    const encoded = new Response(body);
    const contentType = type ?? encoded.headers.get('content-type') ?? '';
    return removingUploads((request) => handleEndpoints({ config, request }))(
      new Request(`https://www.example.com.au/api/${to}`, {
        method: 'POST',
        headers: { Authorization: `JWT ${token}`, 'Content-Type': contentType },
        body: await encoded.arrayBuffer(),
      }),
    );
  };
  const formWith = (name: string) => {
    const body = new FormData();
    body.set(name, new File([MP4], 'a.mp4', { type: 'video/mp4' }));
    body.set('_payload', '{}');
    return body;
  };

  it.each([
    ['a file under another name', 'videos', formWith('other')],
    ['a file where none belongs', 'redirects', formWith('file')],
    ['a file with data that is no JSON', 'videos', withData(formWith('file'), '{')],
    ['more files than one', 'videos', withSecond(formWith('file'))],
  ])('is nothing, also of %s', async (_, to, body) => {
    await send(to, body);
    expect(await left()).toEqual([]);
  });

  it('is nothing of an upload that does not arrive whole, which is its sender’s to fix', async () => {
    const part = '--z\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\nxx';
    const { status } = await send('videos', part, 'multipart/form-data; boundary=z');
    expect(status).toBe(400);
    expect(await left()).toEqual([]);
  });
});

function withData(form: FormData, json: string): FormData {
  form.set('_payload', json);
  return form;
}

function withSecond(form: FormData): FormData {
  form.append('another', new File([MP4], 'b.mp4', { type: 'video/mp4' }));
  return form;
}

describe('a video', () => {
  it('is kept where visitors get it, under a name of its content', async () => {
    const { status, doc } = await upload({
      to: 'videos',
      bytes: MP4,
      name: 'Our street.mp4',
      type: 'video/mp4',
    });
    expect(status).toBe(201);
    expect(doc).toMatchObject({ title: 'Our street', mimeType: 'video/mp4' });
    expect(doc?.filename).toMatch(/^[0-9a-f]{16}\.mp4$/);
    expect(await readdir(join(dataDir, 'media/videos'))).toContain(doc?.filename);
    expect(await left()).toEqual([]);
  });

  it('is what it holds, whatever it is called', async () => {
    const { doc } = await upload({ to: 'videos', bytes: WEBM, name: 'tour.mp4', type: 'video/mp4' });
    expect(doc?.mimeType).toBe('video/webm');
    expect(doc?.filename).toMatch(/\.webm$/);
  });

  it.each([
    [
      'a web page',
      bytesOf('<script>alert(1)</script>'),
      'This file type is not supported. Upload an MP4 or WebM video.',
    ],
    [
      'a QuickTime video',
      bytesOf('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x10mdat12345678'),
      'Save the video as MP4 (H.264)',
    ],
  ])('is not %s that is called one', async (_what, bytes, says) => {
    const refused = await upload({ to: 'videos', bytes, name: 'video.mp4', type: 'video/mp4' });
    expect(refused.status).toBe(400);
    expect(refused.says).toContain(says);
    expect(await left()).toEqual([]);
  });
});

describe('a picture', () => {
  it('of 20 MB is taken, and kept in sizes that pages can bear', { timeout: 60_000 }, async () => {
    const side = 2600;
    const bytes = await sharp({
      create: { width: side, height: side, channels: 3, background: '#888' },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(20_000_000);
    const { status, doc } = await upload({
      to: 'media',
      bytes: new Uint8Array(bytes),
      name: 'large.png',
      type: 'image/png',
    });
    expect(status).toBe(201);
    expect(doc).toMatchObject({ mimeType: 'image/webp', width: 2000 });
    expect(await left()).toEqual([]);
  });

  it('is encoded once for itself and once for each of its widths', async () => {
    const encode = vi.spyOn(sharp.prototype, 'toBuffer');
    const create = { width: 1600, height: 1067, channels: 3, background: '#468' } as const;
    const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
    encode.mockClear();
    const { doc } = await upload({ to: 'media', bytes, name: 'house.jpg', type: 'image/jpeg' });
    expect(encode).toHaveBeenCalledTimes(1 + MEDIA_WIDTHS.length);
    encode.mockRestore();
    const stored = Object.values((doc as { sizes?: Record<string, unknown> }).sizes ?? {});
    expect(stored).toMatchObject([
      { width: 480, height: 320 },
      { width: 768, height: 512 },
      { width: 1200, height: 800 },
    ]);
  });

  it('of more than 30 MB is refused with a sentence', async () => {
    const refused = await upload({
      to: 'media',
      bytes: new Uint8Array(30_000_001),
      name: 'a.jpg',
      type: 'image/jpeg',
    });
    expect(refused.status).toBe(400);
    expect(refused.says).toBe('The image is larger than 30 MB. Reduce its size and upload it again.');
  });

  it.each([
    ['a web page', '<!doctype html><script>alert(1)</script>', 'page.jpg', 'image/jpeg'],
    ['nothing', '', 'empty.jpg', 'image/jpeg'],
  ])('is not %s', async (_what, text, name, type) => {
    const refused = await upload({ to: 'media', bytes: bytesOf(text), name, type });
    expect(refused.status).toBe(400);
    expect(refused.says).toContain('This file type is not supported.');
    expect(await left()).toEqual([]);
  });
});

describe('a drawing', () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`;

  it('is stored without what could run, whatever its name says', async () => {
    const bytes = bytesOf(svg('<script>alert(1)</script><path d="M0 0h9v9z" onclick="alert(1)"/>'));
    const { status, doc } = await upload({ to: 'media', bytes, name: 'Our logo.png', type: 'image/png' });
    expect(status).toBe(201);
    expect(doc).toMatchObject({ mimeType: 'image/svg+xml', title: 'Our logo', width: 40 });
    expect(doc?.filename).toMatch(/^[0-9a-f]{16}\.svg$/);
    const stored = await readFile(join(dataDir, 'media', doc?.filename ?? ''), 'utf8');
    expect(stored).toBe(svg('<path d="M0 0h9v9z"></path>'));
    expect(await left()).toEqual([]);
  });

  it('is refused without a shape', async () => {
    const bytes = bytesOf(svg('<script>alert(1)</script>'));
    const refused = await upload({ to: 'media', bytes, name: 'shape.svg', type: 'image/svg+xml' });
    expect([refused.status, refused.says]).toEqual([400, expect.stringContaining('no shapes')]);
    expect(await left()).toEqual([]);
  });
});

describe('a document', () => {
  it.each(['property-documents', 'downloads'] as const)('of %s is a PDF, whole', async (to) => {
    const pdf = bytesOf('%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF');
    const { status, doc } = await upload({
      to,
      bytes: pdf,
      name: 'plan.pdf',
      type: 'application/pdf',
    });
    expect([status, doc?.filename]).toEqual([201, expect.stringMatching(/^[0-9a-f]{16}\.pdf$/)]);
    const refused = await upload({ to, bytes: bytesOf('<html>'), name: 'plan.pdf' });
    expect(refused.says).toContain('not a PDF');
    const large = await upload({
      to,
      bytes: new Uint8Array(20_000_001),
      name: 'plan.pdf',
    });
    expect(large.says).toContain('larger than 20 MB');
    expect(await left()).toEqual([]);
  });
});
