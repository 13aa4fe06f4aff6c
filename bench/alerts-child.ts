/** One database's matching of listings with alerts, in a process of its own. Prints its rows as JSON. */
import { startPayload } from '../site/src/server/payload.ts';
import { benchAlerts } from './alerts.ts';

const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
const rows = await benchAlerts({ payload, database: process.argv[2] ?? '', sizes: [10_000, 100_000] });
console.log(`ROWS ${JSON.stringify(rows)}`);
process.exit(0);
