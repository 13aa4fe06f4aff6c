import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { containsText } from './contains-text.ts';
import { query } from './database.ts';

const { payload } = await testPayload();

// Costs a tenth of a second beside starting Payload.
it.each([
  ['ada', ['Ada Example', 'Adabel']],
  ['EXAMPLE', ['Ada Example', 'Bo']],
  ['o_b', []],
  ['100%', ['100% Bo']],
  ['bo@', ['Bo']],
  ['\\', ['Back\\slash']],
])('finds %j in %j', async (text, found) => {
  const people = sql`select 'Ada Example' as name, null as email union all select 'Adabel', 'a_b'
    union all select 'Bo', 'bo@example.com' union all select '100% Bo', null union all select ${'Back\\slash'}, ''`;
  const rows = await query<{ name: string }>(
    payload,
    sql`select name from (${people}) people where ${containsText({ columns: [sql`name`, sql`email`], text })} order by name`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...found].sort());
});
