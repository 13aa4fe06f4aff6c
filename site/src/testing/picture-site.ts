import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { MAINTENANCE } from '#site/features/leads/testing/maintenance.ts';
import { testSite } from './site.ts';

/** The lead form that takes pictures. */
export const PICTURE_FORM = 'maintenance-request';

/** A site where maintenance requests are sent with pictures; every test begins without a lead. */
export async function pictureSite() {
  const site = await testSite({ limits: false });
  beforeEach(async () => {
    await site.payload.delete({ collection: 'leads', where: {} });
  });
  const root = join(site.dataDir, 'attachments');

  async function send({
    files = [],
    json = true,
    formToken = site.leads.formToken(PICTURE_FORM),
    answers = {},
  }: {
    files?: File[];
    json?: boolean;
    formToken?: string;
    answers?: Record<string, string>;
  }) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...MAINTENANCE, ...answers, _ticket: formToken })) {
      body.set(name, value);
    }
    for (const file of files) body.append('attachments', file);
    const response = await fetch(`${site.address}/forms/${PICTURE_FORM}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: json ? 'application/json' : 'text/html' },
      body,
    });
    const text = await response.text();
    const answer = json ? (JSON.parse(text) as { ok: boolean; reference?: string }) : undefined;
    return { status: response.status, text, answer, location: response.headers.get('location') };
  }

  return {
    site,
    send,
    /** The folder of all attachments. */
    root,
    /** Every file below it, incoming ones included. */
    filesOnDisk: () =>
      existsSync(root)
        ? readdirSync(root, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => entry.name)
        : [],
    leads: async () => (await site.payload.find({ collection: 'leads', sort: 'id', depth: 0 })).docs,
  };
}
