import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachmentEndpoint } from '#site/features/leads/attachments/attachment-endpoint.ts';
import { sweepAttachments } from '#site/features/leads/attachments/sweep-attachments.ts';
import { MAINTENANCE } from '#site/features/leads/testing/maintenance.ts';
import { fileOf, jpegOfSize, photo, screenshot } from '#site/features/leads/testing/pictures.ts';
import { query } from '#site/server/database.ts';
import { testSite } from './test-site.ts';

const FORM = 'maintenance-request';
const MB = 1024 * 1024;

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
  site = await testSite({ limits: false });
});
beforeEach(async () => {
  await site.payload.delete({ collection: 'leads', where: {} });
});

const root = () => join(site.dataDir, 'attachments');
/** Every file below the folder of attachments, incoming ones included. */
const filesOnDisk = () =>
  existsSync(root())
    ? readdirSync(root(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
    : [];
const leads = async () => (await site.payload.find({ collection: 'leads', sort: 'id', depth: 0 })).docs;

async function send({
  files = [],
  json = true,
  ticket = site.desk.ticket(FORM),
  answers = {},
}: {
  files?: File[];
  json?: boolean;
  ticket?: string;
  answers?: Record<string, string>;
}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...MAINTENANCE, ...answers, _ticket: ticket })) {
    body.set(name, value);
  }
  for (const file of files) body.append('attachments', file);
  const response = await fetch(`${site.address}/forms/${FORM}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: json ? 'application/json' : 'text/html' },
    body,
  });
  const text = await response.text();
  const answer = json ? (JSON.parse(text) as { ok: boolean; reference?: string }) : undefined;
  return { status: response.status, text, answer, location: response.headers.get('location') };
}

describe('pictures with a lead', () => {
  it('are stored before the visitor is told, upright, without the place they were taken at, named by us', async () => {
    const taken = await photo();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const files = [
      fileOf({ bytes: taken, name: '../../My kitchen.jpeg' }),
      fileOf({ bytes: await screenshot(), name: 'screen.PNG' }),
    ];
    const { status, answer } = await send({ files });
    expect(status).toBe(200);

    const [lead] = await leads();
    expect(lead?.reference).toBe(answer?.reference);
    expect(lead?.attachments).toEqual([
      { name: 'picture-1.jpg', size: expect.any(Number), width: 300, height: 400 },
      { name: 'picture-2.png', size: expect.any(Number), width: 200, height: 100 },
    ]);
    const folder = join(root(), String(lead?.reference));
    expect(readdirSync(folder).sort()).toEqual(['picture-1.jpg', 'picture-2.png']);
    const kept = readFileSync(join(folder, 'picture-1.jpg'));
    const { exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(kept.includes('Phone')).toBe(false);
    expect(readdirSync(join(root(), '.incoming'))).toEqual([]);
  });

  it('are what they are, whatever they are called', async () => {
    const { status } = await send({ files: [fileOf({ bytes: await screenshot(), name: 'scan' })] });
    expect(status).toBe(200);
    expect((await leads())[0]?.attachments).toMatchObject([{ name: 'picture-1.png' }]);
  });

  it('are one lead when the same submission comes again, and another when a picture differs', async () => {
    const ticket = site.desk.ticket(FORM);
    const files = [fileOf({ bytes: await photo() })];
    const first = await send({ files, ticket });
    expect(await send({ files, ticket })).toMatchObject({ status: 200, answer: first.answer });
    expect((await send({ files: [fileOf({ bytes: await screenshot() })], ticket })).status).toBe(409);
    expect(await leads()).toHaveLength(1);
    expect(filesOnDisk()).toEqual(['picture-1.jpg']);
  });

  it('may be left out', async () => {
    expect((await send({ files: [new File([], '')] })).status).toBe(200);
    expect((await leads())[0]?.attachments).toEqual([]);
  });

  it('work without script', async () => {
    const sent = await send({ files: [fileOf({ bytes: await photo() })], json: false });
    expect(sent.status).toBe(303);
    expect((await leads())[0]?.attachments).toHaveLength(1);
    const refused = await send({ files: [fileOf({ bytes: Buffer.from('%PDF-1.7') })], json: false });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Please ensure your file is in JPG, PNG, or JPEG format.');
    expect(refused.text).toContain('value="12 Example Street"');
  });
});

describe('pictures that are refused', () => {
  const small = () => jpegOfSize(1000);
  it.each([
    [
      'something else called a picture',
      () => [fileOf({ bytes: Buffer.from('MZ not a picture') })],
      'Please ensure your file is in JPG, PNG, or JPEG format.',
    ],
    [
      'one that only begins like a picture',
      () => [fileOf({ bytes: small() })],
      'Please ensure your file is in JPG, PNG, or JPEG format.',
    ],
    [
      'one of more than 3 MB',
      () => [fileOf({ bytes: jpegOfSize(3 * MB + 1) })],
      'Each image can be 3 MB at most. Attach a smaller one.',
    ],
    [
      'four',
      () => Array.from({ length: 4 }, () => fileOf({ bytes: small() })),
      'You can only attach a total of 3 images.',
    ],
    [
      'twenty',
      () => Array.from({ length: 20 }, () => fileOf({ bytes: small() })),
      'You can only attach a total of 3 images.',
    ],
  ])('%s', async (_, files, message) => {
    const { status, answer } = await send({ files: files() });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ ok: false, errors: [{ field: 'attachments', message }] });
    expect(await leads()).toEqual([]);
    expect(filesOnDisk()).toEqual([]);
  });

  it('a body that never ends is given up', async () => {
    const chunk = jpegOfSize(MB);
    const boundary = 'x';
    const open = `--${boundary}\r\nContent-Disposition: form-data; name="attachments"; filename="a.jpg"\r\n\r\n`;
    let sent = 0;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(open)),
      pull(controller) {
        sent += 1;
        if (sent > 200) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const given = await fetch(`${site.address}/forms/${FORM}`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'connection closed',
    );
    expect([413, 'connection closed']).toContain(given);
    expect(sent).toBeLessThan(200);
    await expect.poll(filesOnDisk).toEqual([]);
  });

  it('too few, where the agency asks for some', async () => {
    const ask = (minImages: number) =>
      site.payload.updateGlobal({ slug: 'lead-form-settings', data: { maintenanceRequest: { minImages } } });
    await ask(2);
    try {
      const { status, answer } = await send({ files: [fileOf({ bytes: await photo() })] });
      expect(status).toBe(422);
      expect(answer).toMatchObject({ errors: [{ message: 'You must attach at least 2 image/s.' }] });
    } finally {
      await ask(0);
    }
  });
});

describe('who may see a picture', () => {
  type Person = { role: 'admin' | 'editor' | 'agent'; agent?: number } | undefined;
  const get = async ({ person, id, name }: { person: Person; id: unknown; name: string }) => {
    const user = person && { id: 1, collection: 'users', email: 'x@example.com', ...person };
    try {
      return (await attachmentEndpoint.handler({
        user: user ?? null,
        payload: site.payload,
        headers: new Headers(),
        routeParams: { id: String(id), name },
        context: {},
      } as never)) as Response;
    } catch (error) {
      return new Response(null, { status: (error as { status?: number }).status ?? 500 });
    }
  };
  const sentLead = async () => {
    await send({ files: [fileOf({ bytes: await photo() })] });
    const [lead] = await leads();
    return { id: lead?.id, reference: String(lead?.reference) };
  };

  it('staff who may read the lead, as a download', async () => {
    const { id, reference } = await sentLead();
    const response = await get({ person: { role: 'editor' }, id, name: 'picture-1.jpg' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${reference}-picture-1.jpg"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toEqual(readFileSync(join(root(), reference, 'picture-1.jpg')));
  });

  it.each([
    ['a visitor', undefined, 401],
    ['an agent whose lead it is not', { role: 'agent', agent: 99 }, 404],
    ['an agent without a profile', { role: 'agent' }, 403],
  ] as const)('not %s', async (_, person, status) => {
    const { id } = await sentLead();
    expect((await get({ person, id, name: 'picture-1.jpg' })).status).toBe(status);
  });

  it('and only what is a picture of that lead', async () => {
    const { id, reference } = await sentLead();
    const person = { role: 'admin' } as const;
    for (const name of ['picture-2.jpg', '../../secrets.json', `../${reference}/picture-1.jpg`, '']) {
      expect((await get({ person, id, name })).status).toBe(404);
    }
    expect((await get({ person, id: 'x', name: 'picture-1.jpg' })).status).toBe(404);
  });

  it('nothing of it has an address on the website', async () => {
    const { id, reference } = await sentLead();
    for (const path of [
      `/attachments/${reference}/picture-1.jpg`,
      `/media/../attachments/${reference}/picture-1.jpg`,
      `/media/%2e%2e/attachments/${reference}/picture-1.jpg`,
      `/media/..%2fattachments%2f${reference}%2fpicture-1.jpg`,
      `/leads/${id}/attachments/picture-1.jpg`,
    ]) {
      expect((await site.get(path)).status, path).toBe(404);
    }
  });
});

describe('pictures go', () => {
  it('with their lead', async () => {
    await send({ files: [fileOf({ bytes: await photo() })] });
    expect(filesOnDisk()).toHaveLength(1);
    await site.payload.delete({ collection: 'leads', where: {} });
    expect(filesOnDisk()).toEqual([]);
  });

  it('when a process died before their lead was written; those of leads stay', async () => {
    await send({ files: [fileOf({ bytes: await photo() })] });
    const left = [join(root(), 'FR-AAAAAA'), join(root(), '.incoming', 'abandoned')];
    for (const folder of left) {
      await mkdir(folder, { recursive: true });
      writeFileSync(join(folder, 'left-over'), 'x');
    }
    const sweep = (now: number) => sweepAttachments({ payload: site.payload, dataDir: site.dataDir, now });
    expect(await sweep(Date.now())).toBe(0);
    expect(await sweep(Date.now() + 2 * 60 * 60 * 1000)).toBe(2);
    expect(filesOnDisk()).toEqual(['picture-1.jpg']);
  });
});

describe('when the disk takes no more', () => {
  afterEach(async () => {
    await rm(root(), { recursive: true, force: true });
  });

  it('the visitor is told what to do, and nothing is stored', async () => {
    await rm(root(), { recursive: true, force: true });
    // No folder can be made where a file stands, whoever asks.
    writeFileSync(root(), '');
    const { status, answer } = await send({ files: [fileOf({ bytes: await photo() })] });
    expect(status).toBe(503);
    expect(answer).toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('send it again'),
    });
    expect(await leads()).toEqual([]);
  });

  it('no picture stays behind of a lead that could not be written', async () => {
    await send({ files: [] });
    const [first] = await leads();
    await query(site.payload, sql`alter table leads rename to leads_away`);
    try {
      expect((await send({ files: [fileOf({ bytes: await photo() })] })).status).toBe(503);
    } finally {
      await query(site.payload, sql`alter table leads_away rename to leads`);
    }
    expect((await leads()).map(({ id }) => id)).toEqual([first?.id]);
    const folders = readdirSync(root()).filter((name) => name.startsWith('FR-'));
    // Whether the lead was written could not be asked: the sweep decides.
    for (const name of folders) utimesSync(join(root(), name), 0, 0);
    await sweepAttachments({ payload: site.payload, dataDir: site.dataDir });
    expect(filesOnDisk()).toEqual([]);
  });
});
