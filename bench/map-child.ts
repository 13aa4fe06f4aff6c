/** One database's maps in a process of their own, since a process has one database. Prints its rows as JSON. */
import { startPayload } from '../site/src/server/payload.ts';
import { benchMap } from './map.ts';

const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
const rows = await benchMap({ payload, database: process.argv[2] ?? '' });
console.log(`ROWS ${JSON.stringify(rows)}`);
process.exit(0);
