/** One database's searches in a process of their own, since a process has one database. Prints its rows as JSON. */
import { startPayload } from '../site/src/server/payload.ts';
import { benchSearch } from './search.ts';

const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
const rows = await benchSearch({ payload, database: process.argv[2] ?? '', sizes: [1000, 10_000, 100_000] });
console.log(`ROWS ${JSON.stringify(rows)}`);
process.exit(0);
