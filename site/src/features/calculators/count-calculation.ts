import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Calculation } from './read-calculation.ts';

/** How many websites a day are counted by name. Anyone who sends invented ones fills no more rows than that. */
const MAX_HOSTS_A_DAY = 200;

/** The name under which the others are counted. No website is called so. */
const OTHER_HOSTS = 'other';

/** Adds one to the counter of such calculations on an ISO day, in one statement, so that none is lost. */
export async function countCalculation({
  payload,
  calculation: { host, state, propertyType, firstHomeBuyer, purchasing, valueFrom },
  day,
  maxHosts = MAX_HOSTS_A_DAY,
}: {
  payload: Payload;
  calculation: Calculation;
  day: string;
  maxHosts?: number;
}): Promise<void> {
  await query(
    payload,
    sql`insert into duty_statistics
      (day, host, state, property_type, first_home_buyer, purchasing, value_from, calculations)
    values (${day}, case
        when exists (select 1 from duty_statistics where day = ${day} and host = ${host}) then ${host}
        when (select count(distinct host) from duty_statistics
          where day = ${day} and host <> ${OTHER_HOSTS}) < ${maxHosts} then ${host}
        else ${OTHER_HOSTS} end,
      ${state}, ${propertyType}, ${firstHomeBuyer}, ${purchasing}, ${valueFrom}, 1)
    on conflict (day, host, state, property_type, first_home_buyer, purchasing, value_from)
      do update set calculations = duty_statistics.calculations + 1`,
  );
}
