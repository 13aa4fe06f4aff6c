import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANNELS } from '#site/features/leads/delivery/delivery-queue.ts';
import { DELIVERIES, QUEUES } from '#site/features/settings/system-status/queue-tables.ts';
import { noteBackup } from '#site/server/backup/backup-folder.ts';
import { isPostgres, query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { createHttpServer, listen } from '#site/server/http.ts';
import { createPageCache } from '#site/server/page-cache.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { testPayload } from '#site/testing/payload.ts';
import { addMetricsRoute } from './routes.ts';

const TOKEN = 'a-token-of-16-or-more';
const BACKUPS = { recipients: [], keep: 14, bucket: { name: 'copies' } };
const { payload, dataDir } = await testPayload();
const cache = createPageCache();
const app = new Hono<SiteBindings>();
addMetricsRoute({
  app,
  site: {
    payload,
    cache,
    env: { ...env(), dataDir, metricsToken: TOKEN, backups: BACKUPS },
  } as unknown as Site,
});
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const page = { status: 200, headers: {}, body: 'hello', tags: [], cacheable: true };
const server = createHttpServer({
  cache,
  site: (request, response) => {
    if (request.url?.startsWith('/metrics')) return listener(request, response);
    if (request.url === '/broken') throw new Error('broken');
    return cache.respond({ request, response, render: async () => page });
  },
  staff: (_request, response) => void response.writeHead(403).end(),
});
let base = '';
beforeAll(async () => {
  await listen({ server, port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function measures(): Promise<string[]> {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  return (await response.text()).split('\n');
}

const text = (path: string) => readFile(join(process.cwd(), path), 'utf8');

it('counts requests by class and status, times the ones not cached, and tells hits from misses', async () => {
  for (const path of ['/', '/', '/', '/api/leads']) await (await fetch(`${base}${path}`)).text();
  await (await fetch(`${base}/forms/x`, { method: 'POST', body: 'a=1' })).text();
  const lines = await measures();
  for (const line of [
    'frontage_requests_total{class="page",status="200"} 3',
    'frontage_requests_total{class="form",status="200"} 1',
    'frontage_requests_total{class="staff",status="403"} 1',
    'frontage_request_duration_seconds_count{class="page"} 1',
    'frontage_request_duration_seconds_bucket{class="staff",le="+Inf"} 1',
    'frontage_page_cache_requests_total{result="hit"} 2',
    'frontage_page_cache_requests_total{result="miss"} 2',
    'frontage_ready 1',
    ...['feeds', 'system', 'traffic', 'process'].map(
      (name) => `frontage_collector_up{collector="${name}"} 1`,
    ),
  ])
    expect(lines).toContain(line);
});

it('counts messages by what became of them, with the age of the oldest that waits', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await query(
    payload,
    sql`insert into leads (reference, token, form, answers, created_at, updated_at) values ('R1', 't1', 'contact', '{}', ${at(5)}, ${at(5)})`,
  );
  const [lead] = await query<{ id: number }>(payload, sql`select id from leads`);
  for (const [state, minutes] of [
    ['due', 90],
    ['sent', 5],
    ['sent', 3000],
    ['failed', 10],
  ] as const)
    await query(
      payload,
      sql`insert into deliveries (lead_id, kind, "to", state, due_at, attempt_count, created_at, updated_at)
        values (${lead?.id}, 'notice', 'a@example.com', ${state}, ${at(minutes)}, 0, ${at(minutes)}, ${at(minutes)})`,
    );
  await query(payload, sql`update deliveries set sent_at = updated_at where state = 'sent'`);
  const lines = await measures();
  for (const line of [
    'frontage_leads_last_day{form="contact"} 1',
    'frontage_queue_messages{queue="leads"} 1',
    'frontage_queue_sent_last_day{queue="leads"} 1',
    'frontage_queue_failed_last_day{queue="leads"} 1',
  ])
    expect(lines).toContain(line);
  const age = lines.find((line) => line.startsWith('frontage_queue_oldest_age_seconds{queue="leads"}'));
  expect(Number(age?.split(' ')[1])).toBeGreaterThanOrEqual(90 * 60);
  // A later one was sent: one recipient alone does not take the one that waits.
  const stalled = 'frontage_queue_stalled_seconds{queue="leads"}';
  expect(lines).toContain(`${stalled} 0`);
  await query(payload, sql`update deliveries set sent_at = ${at(95)} where state = 'sent'`);
  const nothingSent = (await measures()).find((line) => line.startsWith(stalled));
  expect(Number(nothingSent?.split(' ')[1])).toBeGreaterThanOrEqual(90 * 60);
  await query(payload, sql`update deliveries set kind = 'webhook' where state = 'sent'`);
  expect(await measures()).not.toContain(`${stalled} 0`);
  await query(payload, sql`update deliveries set kind = 'webhook'`);
  expect(await measures()).toContain(`${stalled} 0`);
});

it('says how old the newest backup and its copy are, whatever failed since', async () => {
  const ages = async () =>
    (await measures()).filter((line) => /^frontage_last_backup_/.test(line)).map((line) => line.split(' '));
  expect(await ages()).toEqual([['frontage_last_backup_copy_age_seconds', '+Inf']]);
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const made = { path: '/b/a.zip', size: 7, encrypted: false };
  await noteBackup(dataDir, { at: at(90), made, copy: { at: at(60), bucket: 'copies' } });
  await noteBackup(dataDir, { at: at(1), failure: 'No space left.' });
  const [backup = [], copy = []] = await ages();
  expect(Number(backup[1])).toBeGreaterThanOrEqual(90 * 60);
  expect(Number(copy[1])).toBeGreaterThanOrEqual(60 * 60);
  expect(Number(copy[1])).toBeLessThan(90 * 60);
});

it('counts every table of messages, and every kind of a lead’s', async () => {
  const tables = isPostgres(payload)
    ? sql`select table_name as name from information_schema.columns where column_name = 'attempt_count'`
    : sql`select m.name from sqlite_master m join pragma_table_info(m.name) c where c.name = 'attempt_count'`;
  const found = (await query<{ name: string }>(payload, tables)).map(({ name }) => name).sort();
  const counted = [...new Set(Object.values(QUEUES).map(({ table }) => table))].sort();
  expect(counted).toEqual(found);
  expect(DELIVERIES.mail.kinds).toEqual(CHANNELS.mail);
  expect([...DELIVERIES.calls.kinds].sort()).toEqual([...CHANNELS.webhook].sort());
});

it('has every measure that the rules, the dashboard and the docs name', async () => {
  const kinds = (await measures()).filter((line) => line.startsWith('# TYPE '));
  const names = kinds.flatMap((line) => {
    const [, , name = '', type] = line.split(' ');
    return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name];
  });
  for (const path of [
    'deploy/prometheus/alerts.yml',
    'deploy/grafana/frontage.json',
    'docs/operate/alerts.md',
    'docs/operate/runbooks.md',
  ]) {
    const named = new Set((await text(path)).match(/\bfrontage_[a-z_]+/g));
    expect([path, [...named].filter((name) => !names.includes(name))]).toEqual([path, []]);
    expect(named.size).toBeGreaterThan(3);
  }
});

it('has a runbook for each of the seven rules', async () => {
  const [rules, runbook] = await Promise.all([
    text('deploy/prometheus/alerts.yml'),
    text('docs/operate/alerts.md'),
  ]);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
  expect(alerts).toHaveLength(7);
  for (const name of alerts) {
    expect(runbook).toContain(`\n## ${name}\n`);
    expect(rules).toContain(`docs/operate/alerts.md#${name.toLowerCase()}`);
  }
});

it('health checks, which say 503 while an instance restarts, count as no failures', async () => {
  const rules = await text('deploy/prometheus/alerts.yml');
  const counted = rules.match(/frontage_requests_total(\{[^}]*\})?/g) ?? [];
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter((each) => !each.includes('class!="check"'))).toEqual([]);
});
