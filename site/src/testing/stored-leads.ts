import { join } from 'node:path';
import pg from 'pg';
import type { Attachment } from '#site/features/leads/types/lead-types.ts';
import { jsonOf } from '#site/server/database.ts';
import { openConnection } from '#site/server/sqlite-connection.ts';

export type StoredLead = { reference: string; attachments: Attachment[] };

/** The leads of a database that no Payload of this process has open. */
export async function leadsIn({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string;
}): Promise<StoredLead[]> {
  const text = 'select reference, attachments from leads';
  const read = async (): Promise<Record<string, unknown>[]> => {
    if (databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      return (await client.query(text).finally(() => client.end())).rows;
    }
    const database = openConnection(join(dataDir, 'frontage.db'));
    try {
      return database.execute(text).rows;
    } finally {
      database.close();
    }
  };
  return (await read()).map(({ reference, attachments }) => ({
    reference: String(reference),
    attachments: jsonOf<Attachment[]>(attachments),
  }));
}
