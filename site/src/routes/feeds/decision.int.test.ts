// Costs about 2 s beside the start of Payload.
import { beforeEach, describe, expect, it } from 'vitest';
import { decisionLink, type MailedDecision } from '#site/features/feeds/decision-links.ts';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

const { payload, get, address } = await testSite({ limits: false });
const EMAIL = 'ann@example.com';
let run = 0;

beforeEach(async () => {
  await payload.delete({ collection: 'feeds', where: {} });
  await payload.delete({ collection: 'users', where: {} });
  await payload.create({
    collection: 'users',
    data: { name: 'Ann', email: EMAIL, password: 'correct horse battery', role: 'editor' },
  });
  const held = await payload.create({
    collection: 'feeds',
    data: {
      fileName: 'sunday.xml',
      origin: 'upload',
      state: 'held',
      startedAt: new Date().toISOString(),
    } as never,
  });
  run = Number(held.id);
});

const link = (decision: MailedDecision) => {
  const url = new URL(decisionLink({ siteUrl: TEST_SITE_URL, run, email: EMAIL, decision, now: Date.now() }));
  return { path: url.pathname + url.search, token: String(url.searchParams.get('t')) };
};
const confirm = (decision: MailedDecision, token = link(decision).token, origin = TEST_SITE_URL) =>
  fetch(`${address}/feed-decision/${decision}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ t: token }),
  });
const stateOf = async () => (await payload.findByID({ collection: 'feeds', id: run })).state;

describe('the page behind a link of the email about a held file', () => {
  it('asks first: opening it changes nothing, and no cache keeps it', async () => {
    const { status, text, headers } = await get(link('discard').path);
    expect(status).toBe(200);
    expect(text).toContain('Discard this feed file?');
    expect(text).toContain('sunday.xml');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(await stateOf()).toBe('held');
  });

  it('decides at the click, once', async () => {
    expect((await confirm('discard')).status).toBe(200);
    expect(await stateOf()).toBe('discarded');
    expect(await (await confirm('apply')).text()).toContain('Nothing to decide');
    expect((await get(link('apply').path)).text).toContain('Nothing to decide');
    expect(await stateOf()).toBe('discarded');
  });

  it('takes no token of the other decision, none that was changed and none of somebody who has left', async () => {
    const { token } = link('discard');
    expect((await confirm('apply', token)).status).toBe(410);
    expect((await confirm('discard', `${token}x`)).status).toBe(410);
    expect((await get('/feed-decision/apply')).status).toBe(410);
    await payload.update({ collection: 'users', where: {}, data: { role: 'agent' } });
    expect((await confirm('discard', token)).status).toBe(410);
    expect(await stateOf()).toBe('held');
  });

  it('takes a click from our own pages only', async () => {
    expect((await confirm('discard', undefined, 'https://elsewhere.example')).status).toBe(403);
    expect(await stateOf()).toBe('held');
  });
});
