import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileOf, jpegOfSize, photo, screenshot } from '#site/features/leads/testing/pictures.ts';
import { PICTURE_FORM, pictureSite } from '#site/testing/picture-site.ts';

/* Pictures on their way in: what is taken with a lead, and what is refused. */

const MB = 1024 * 1024;

const { site, send, root, filesOnDisk, leads } = await pictureSite();

describe('pictures with a lead', () => {
  it('are stored before the visitor is told, upright, without the place they were taken at, named by us', async () => {
    const taken = await photo();
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0);
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
    const folder = join(root, String(lead?.reference));
    expect(readdirSync(folder).sort()).toEqual(['picture-1.jpg', 'picture-2.png']);
    const kept = readFileSync(join(folder, 'picture-1.jpg'));
    const { exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(kept.includes('Phone')).toBe(false);
    expect(readdirSync(join(root, '.incoming'))).toEqual([]);
  });

  it('are what they are, whatever they are called', async () => {
    const { status } = await send({ files: [fileOf({ bytes: await screenshot(), name: 'scan' })] });
    expect(status).toBe(200);
    expect((await leads())[0]?.attachments).toMatchObject([{ name: 'picture-1.png' }]);
  });

  it('are one lead when the same submission comes again, and another when a picture differs', async () => {
    const formToken = site.leads.formToken(PICTURE_FORM);
    const files = [fileOf({ bytes: await photo() })];
    const first = await send({ files, formToken });
    expect(await send({ files, formToken })).toMatchObject({ status: 200, answer: first.answer });
    expect((await send({ files: [fileOf({ bytes: await screenshot() })], formToken })).status).toBe(409);
    expect(await leads()).toHaveLength(1);
    expect(filesOnDisk()).toEqual(['picture-1.jpg']);
  });

  it('may be left out', async () => {
    expect((await send({ files: [new File([], '')] })).status).toBe(200);
    expect((await leads())[0]?.attachments).toEqual([]);
  });

  it('work without JavaScript', async () => {
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
    const given = await fetch(`${site.address}/forms/${PICTURE_FORM}`, {
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
