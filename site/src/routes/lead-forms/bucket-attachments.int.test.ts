import '#site/testing/with-bucket.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attachmentEndpoint } from '#site/features/leads/attachments/attachment-endpoint.ts';
import { storeMailFiles } from '#site/features/leads/attachments/mail-files.ts';
import { moveAttachments } from '#site/features/leads/attachments/move-attachments.ts';
import { sweepAttachments } from '#site/features/leads/attachments/sweep-attachments.ts';
import { ownMail } from '#site/features/leads/delivery/mail/own-mail.tsx';
import { personLeads } from '#site/features/leads/inbox/retention/person-leads.ts';
import { fileOf, photo } from '#site/features/leads/testing/pictures.ts';
import { createBucketWorker } from '#site/server/files/bucket-worker.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageHealth } from '#site/server/files/storage-health.ts';
import { pictureSite } from '#site/testing/picture-site.ts';
import { bucketServer } from '#site/testing/with-bucket.ts';

/* Attachments with a bucket: accepted on the disk first, stored in the bucket as soon as that is possible. */

const { site, send, filesOnDisk, leads } = await pictureSite();
const { payload, dataDir } = site;
const files = siteFiles();
const bucket = files.bucket as NonNullable<typeof files.bucket>;
const worker = createBucketWorker({
  payload,
  bucket,
  works: [() => moveAttachments({ payload, dataDir, files })],
});

const sentLead = async () => {
  const { answer } = await send({ files: [fileOf({ bytes: await photo() })] });
  const [lead] = (await leads()).slice(-1);
  return { answer, id: Number(lead?.id), reference: String(lead?.reference), lead };
};
const inBucket = async (reference: string) => {
  const keys: string[] = [];
  for await (const { key } of bucket.list(`attachments/${reference}/`)) keys.push(key);
  return keys;
};
const download = async (id: number) => {
  const user = { id: 1, collection: 'users', email: 'x@example.com', role: 'admin' };
  return (await attachmentEndpoint.handler({
    ...{ user, payload, headers: new Headers(), context: {} },
    routeParams: { id: String(id), name: 'picture-1.jpg' },
  } as never)) as Response;
};

describe('the files of a lead', () => {
  it('are accepted on the disk, moved to the bucket, and read by staff all the while', async () => {
    const { id, reference } = await sentLead();
    const before = Buffer.from(await (await download(id)).arrayBuffer());
    expect([filesOnDisk(), await inBucket(reference)]).toEqual([['picture-1.jpg'], []]);
    await worker.runOnce();
    expect([filesOnDisk(), await inBucket(reference)]).toEqual([
      [],
      [`attachments/${reference}/picture-1.jpg`],
    ]);
    const after = await download(id);
    expect(after.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await after.arrayBuffer()).equals(before)).toBe(true);
    expect((await site.get(`/media/../attachments/${reference}/picture-1.jpg`)).status).toBe(404);
  });

  it('are joined by those of a reply that comes while they are moved', async () => {
    const { reference } = await sentLead();
    let isReplied = false;
    const slow: typeof bucket = {
      ...bucket,
      async put(key, source) {
        await bucket.put(key, source);
        if (isReplied) return;
        isReplied = true;
        await storeMailFiles({ reference, files: [{ title: 'plan.txt', bytes: Buffer.from('the plan') }] });
      },
    };
    await moveAttachments({ payload, dataDir, files: { ...files, bucket: slow } });
    expect(filesOnDisk()).toEqual([expect.stringMatching(/^mail-.*\.txt$/)]);
    await worker.runOnce();
    expect([filesOnDisk(), (await inBucket(reference)).length]).toEqual([[], 2]);
  });

  it.each(['away', 'busy'] as const)('are accepted while the bucket is %s, and moved later', async (mode) => {
    bucketServer.set(mode);
    const { answer, id, reference } = await sentLead();
    expect(answer?.ok).toBe(true);
    await worker.runOnce();
    expect(storageHealth()).toEqual({ problem: expect.any(String), since: expect.any(Number) });
    expect((await site.get('/readyz')).text).toMatch(/^ok, but: The file storage /);
    expect(filesOnDisk()).toEqual(['picture-1.jpg']);
    expect((await download(id)).status).toBe(200);
    bucketServer.set('fine');
    await worker.runOnce();
    expect(storageHealth()).toEqual({});
    expect([filesOnDisk(), (await inBucket(reference)).length]).toEqual([[], 1]);
  });

  it('cannot be read, and say so, while the bucket is away', async () => {
    const { id } = await sentLead();
    await worker.runOnce();
    bucketServer.set('away');
    await expect(download(id)).rejects.toThrow(/The file storage can’t be reached/);
  });

  it('that are being stored are left alone', async () => {
    await mkdir(join(dataDir, 'attachments/FR-BBBBBB'), { recursive: true });
    await writeFile(join(dataDir, 'attachments/FR-BBBBBB/picture-1.jpg'), 'x');
    await worker.runOnce();
    expect([filesOnDisk(), await inBucket('FR-BBBBBB')]).toEqual([['picture-1.jpg'], []]);
    await sweepAttachments({ payload, dataDir, now: Date.now() + 2 * 60 * 60 * 1000 });
    expect(filesOnDisk()).toEqual([]);
  });

  it('go with their lead, from the bucket too', async () => {
    const { id, reference } = await sentLead();
    await worker.runOnce();
    await payload.delete({ collection: 'leads', id });
    expect(await inBucket(reference)).toEqual([]);
  });

  it('go later where the bucket was away as their lead was deleted', async () => {
    const { id, reference } = await sentLead();
    await worker.runOnce();
    bucketServer.set('busy');
    await payload.delete({ collection: 'leads', id });
    bucketServer.set('fine');
    expect(await inBucket(reference)).toHaveLength(1);
    expect(await sweepAttachments({ payload, dataDir, now: Date.now() })).toBe(0);
    expect(await sweepAttachments({ payload, dataDir, now: Date.now() + 2 * 60 * 60 * 1000 })).toBe(1);
    expect(await inBucket(reference)).toEqual([]);
  });

  it('are in the email that carries them, and in what a person is given of theirs', async () => {
    const { lead, reference } = await sentLead();
    await worker.runOnce();
    const attachments = [{ name: 'picture-1.jpg', size: 1 }];
    const mailed = (createdAt: Date, named = reference) =>
      ownMail({
        own: { subject: 'Yours', text: 'Attached.', attach: true } as never,
        lead: { reference: named, attachments, createdAt, formTitle: 'Form' } as never,
        agencyName: 'Banksia & Vale',
        siteUrl: 'https://www.example.com.au',
      });
    expect((await mailed(new Date())).attachments).toHaveLength(1);
    // Another instance may have it still: the email is tried again, and is sent without it only after a day.
    await expect(mailed(new Date(), 'FR-CCCCCC')).rejects.toThrow(/not in the file storage yet/);
    expect((await mailed(new Date(0), 'FR-CCCCCC')).attachments).toBeUndefined();
    const found = await personLeads.find({ payload, dataDir, email: String(lead?.email) });
    expect(found.files).toContainEqual({
      key: `attachments/${reference}/picture-1.jpg`,
      name: `${reference}/picture-1.jpg`,
    });
  });
});
