import type { SanitizedConfig } from 'payload';
import { getPayload, type Payload } from 'payload';
import { isPostgres } from './database.ts';

/**
 * The process's one Payload instance, with the database brought up to date. Next's admin finds the same instance
 * through Payload's own registry on `globalThis`.
 */
export async function startPayload(config: Promise<SanitizedConfig> | SanitizedConfig): Promise<Payload> {
  const payload = await getPayload({ config });
  const { migrations } = isPostgres(payload)
    ? await import('../migrations/postgres/index.ts')
    : await import('../migrations/sqlite/index.ts');
  // The two adapters' migration types differ; each index holds those of its own adapter.
  await payload.db.migrate({ migrations: migrations as never });
  return payload;
}
