/** Prepares a fresh DATA_DIR for a feed that is dropped into a folder: an office, and a source called `bench`. */
import { startPayload } from '../site/src/server/payload.ts';
import { FEED_AGENCY } from './make-feed.ts';

const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
await payload.create({
  collection: 'offices',
  data: { name: 'Bench', feedAgentIds: [FEED_AGENCY], _status: 'published' },
});
await payload.create({
  collection: 'feed-sources',
  data: { name: 'Bench', kind: 'folder', missing: 'keep', profiles: 'off' },
});
console.log('ROWS []');
process.exit(0);
