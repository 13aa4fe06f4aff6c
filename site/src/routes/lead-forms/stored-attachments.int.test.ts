import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { attachmentEndpoint } from '#site/features/leads/attachments/attachment-endpoint.ts';
import { sweepAttachments } from '#site/features/leads/attachments/sweep-attachments.ts';
import { fileOf, photo } from '#site/features/leads/testing/pictures.ts';
import { query } from '#site/server/database.ts';
import { pictureSite } from '#site/testing/picture-site.ts';

/* Pictures that are kept: who sees them, when they go, and what a full disk does. */

const { site, send, root, filesOnDisk, leads } = await pictureSite();

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
    expect(bytes).toEqual(readFileSync(join(root, reference, 'picture-1.jpg')));
  });

  it.each([
    ['a visitor', undefined, 401],
    ['an agent whose lead it is not', { role: 'agent', agent: 99 }, 404],
    ['an agent without a profile', { role: 'agent' }, 404],
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
    const left = [join(root, 'FR-AAAAAA'), join(root, '.incoming', 'abandoned')];
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
    await rm(root, { recursive: true, force: true });
  });

  it('the visitor is told what to do, and nothing is stored', async () => {
    await rm(root, { recursive: true, force: true });
    // No folder can be made where a file is, whichever user asks.
    writeFileSync(root, '');
    const { status, answer } = await send({ files: [fileOf({ bytes: await photo() })] });
    expect(status).toBe(503);
    expect(answer).toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('Try again in a minute'),
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
    const folders = readdirSync(root).filter((name) => name.startsWith('FR-'));
    // Whether the lead was written could not be asked: the sweep decides.
    for (const name of folders) utimesSync(join(root, name), 0, 0);
    await sweepAttachments({ payload: site.payload, dataDir: site.dataDir });
    expect(filesOnDisk()).toEqual([]);
  });
});
