import { sql } from 'drizzle-orm';
import type { CollectionConfig, Payload } from 'payload';
import { changers, nobody, staffOnly } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { query } from '#site/server/database.ts';
import { linkField } from './menu-fields.ts';

/** Addresses that visitors asked for and that lead nowhere, most wanted first. Staff redirect them here. */
export const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  labels: { singular: 'Address not found', plural: 'Addresses not found' },
  admin: {
    group: 'Settings',
    useAsTitle: 'path',
    defaultColumns: ['path', 'hits', 'lastSeenAt', 'deletedTitle', 'redirectTo'],
    listSearchableFields: ['path'],
    description:
      'What visitors asked for and did not find, without their queries. Addresses that programs try out are left out, and the 1,000 newest are kept.',
  },
  defaultSort: '-hits',
  access: { create: nobody, read: staffOnly, update: changers('website'), delete: changers('website') },
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const { redirectTo } = data;
        if (!redirectTo || redirectTo === originalDoc?.redirectTo) return data;
        const from = String(originalDoc?.path);
        const common = { collection: 'redirects', depth: 0, req, overrideAccess: false } as const;
        const { docs } = await req.payload.find({ ...common, where: { from: { equals: from } }, limit: 1 });
        const redirect = { from, to: redirectTo, kind: '301' as const };
        // What is wrong with it is said by the rules of redirects.
        if (docs[0]) await req.payload.update({ ...common, id: docs[0].id, data: redirect });
        else await req.payload.create({ ...common, data: redirect });
        return data;
      },
    ],
  },
  fields: [
    {
      name: 'path',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      index: true,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      name: 'deletedTitle',
      type: 'text',
      label: 'Deleted from there',
      access: { update: () => false },
      admin: { readOnly: true, condition: (data) => Boolean(data?.deletedTitle) },
    },
    {
      name: 'redirectTo',
      type: 'text',
      label: 'Redirect to',
      admin: {
        description: 'Saving makes a permanent redirect from this address.',
        components: { Field: linkField },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'hits',
          type: 'number',
          label: 'Asked for',
          defaultValue: 1,
          access: { update: () => false },
          admin: { readOnly: true },
        },
        {
          name: 'lastSeenAt',
          type: 'date',
          label: 'Last asked for',
          access: { update: () => false },
          admin: { readOnly: true, date: DAY_AND_TIME },
        },
      ],
    },
  ],
};

/** How many addresses are stored. */
const MOST = 1000;

/** Addresses of other systems that programs look for weaknesses in, and anything no person follows a link to. */
const TRIED_OUT =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|ya?ml|ini|log|zip|tar|gz|map)(\/|$)|\/\.|\/wp-|\/cgi-|\/xmlrpc/i;

/** Below these an address holds a code that is one visitor's own. */
const PERSONAL =
  /^\/(alerts|account|newsletter|brochures|documents|shared|me|shortlist|preview|feeds|feed-decision|received-mail|received-sms|stop-sms)\//;

/** Whether an address that was not found is worth telling staff about. */
export const isWorthNoting = (path: string): boolean =>
  path.length <= 200 && !TRIED_OUT.test(path) && !PERSONAL.test(path);

/** Counts that a visitor did not find an address. `now` is epoch ms. */
export async function noteMissingAddress({
  payload,
  path,
  now,
}: {
  payload: Payload;
  path: string;
  now: number;
}): Promise<void> {
  if (!isWorthNoting(path)) return;
  const at = new Date(now).toISOString();
  await query(
    payload,
    sql`insert into missing_addresses (path, hits, last_seen_at, created_at, updated_at) values (${path}, 1, ${at}, ${at}, ${at})
      on conflict (path) do update set hits = missing_addresses.hits + 1, last_seen_at = excluded.last_seen_at`,
  );
  await query(
    payload,
    sql`delete from missing_addresses where id in
      (select id from missing_addresses order by last_seen_at desc, id desc limit ${MOST} offset ${MOST})`,
  );
}
