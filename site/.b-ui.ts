const S = '/work/main/site/src/';
const { default: config } = await import(S + 'payload.config.ts');
const { startPayload } = await import(S + 'server/payload.ts');
const { fillPublicListings } = await import('/work/main/bench/dataset.ts');
const { loadSearchOptions } = await import(S + 'features/listings/suburbs.ts');
const { purge } = await import(S + 'server/purge.ts');
const { query } = await import(S + 'server/database.ts'); const { sql } = await import('drizzle-orm');
const payload = await startPayload(config);
await fillPublicListings({ payload, count: 100000 });
for (let i = 0; i < 4; i++) { purge(['listings']); const t = performance.now(); const o = await loadSearchOptions(payload); console.log('options', performance.now() - t, o.suburbs.length); }
for (const q of [sql`explain query plan select channel, suburb_key, count(*) as n, min(id) as id from public_listings where suburb_key is not null group by channel, suburb_key`, sql`explain query plan select channel, property_type, count(*) as n from public_listings where property_type is not null group by channel, property_type order by n desc, property_type`]) { const t = performance.now(); console.log((await query(payload, q)).map((r: any) => r.detail)); }
for (const q of [sql`select channel, suburb_key, count(*) as n, min(id) as id from public_listings where suburb_key is not null group by channel, suburb_key`, sql`select channel, property_type, count(*) as n from public_listings where property_type is not null group by channel, property_type order by n desc, property_type`]) { const t = performance.now(); await query(payload, q); console.log(performance.now() - t); }
process.exit(0);
