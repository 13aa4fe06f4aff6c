/** Puts a published contact form into a fresh DATA_DIR, and prints its id. */
import { STARTERS } from '../site/src/features/contact-forms/collection/starters.ts';
import { startPayload } from '../site/src/server/payload.ts';

const { default: config } = await import('../site/src/payload.config.ts');
const payload = await startPayload(config);
const { id } = await payload.create({
  collection: 'contact-forms',
  data: { ...STARTERS.contact, _status: 'published' } as never,
});
console.log(`ROWS ${JSON.stringify(id)}`);
process.exit(0);
