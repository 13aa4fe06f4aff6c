/** Fills a fresh DATA_DIR with listings and a page of two loops, one with an item template, and a list. Prints where they are. */
import { widgetOf } from '../site/src/block-kit/loop/widget-id.ts';
import { startPayload } from '../site/src/server/payload.ts';
import { fillPublicListings } from './dataset.ts';

const count = Number(process.argv[2] ?? 10_000);
const { default: config } = await import('../site/src/payload.config.ts');
const { provideBlocks } = await import('../site/src/builder/provide-blocks.ts');
await provideBlocks();
const payload = await startPayload(config);
await fillPublicListings({ payload, count });
const design = (content: object[]) => ({ content, root: { props: {} } });
const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const template = await payload.create({
  collection: 'item-templates',
  data: {
    name: 'Bench',
    source: 'listings',
    _status: 'published',
    design: design([
      block('item-picture', 'picture'),
      block('item-price', 'price'),
      block('heading', 'words', { text: '{street}, {suburb}' }),
      block('item-facts', 'facts'),
      block('button', 'way', { buttons: [{ label: 'View', link: { href: '#item' }, variant: 'primary' }] }),
    ]),
  },
});
const page = await payload.create({
  collection: 'pages',
  data: {
    title: 'Bench',
    path: '/bench-loops',
    _status: 'published',
    design: design([
      block('loop-grid', 'loop-cards', { perPage: 24 }),
      block('loop-grid', 'loop-template', { perPage: 24, template: [template.id] }),
      block('posts', 'list-cards', { source: 'buy', perPage: 24, filter: true, pager: 'numbers' }),
    ]),
  },
});
const widgets = ['loop-cards', 'loop-template'].map((id) => widgetOf({ id }));
console.log(`ROWS ${JSON.stringify({ post: page.id, widgets, list: 'list-cards' })}`);
process.exit(0);
