/** Fills the read model of a fresh DATA_DIR with this many listings, and prints some of their addresses. */
import { projectListing } from '../site/src/features/listings/public/project-listing.ts';
import { startPayload } from '../site/src/server/payload.ts';
import { benchListing, fillPublicListings } from './dataset.ts';

const count = Number(process.argv[2] ?? 10_000);
const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
await fillPublicListings({ payload, count });
const paths = [];
for (let id = 1; paths.length < 500 && id <= count; id += 7) {
  const row = projectListing({ listing: benchListing(id), image: () => undefined });
  if (row) paths.push(row.card.path);
}
console.log(`ROWS ${JSON.stringify(paths)}`);
process.exit(0);
