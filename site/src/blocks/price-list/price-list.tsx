import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { Picture } from '#site/ui/picture.tsx';

const item = {
  name: { kind: 'text', label: 'Name', maxLength: 120 },
  price: { kind: 'text', label: 'Price', help: 'For example, $660, 1.9% or On request.', maxLength: 40 },
  text: { kind: 'textarea', label: 'Description', maxLength: 400 },
  picture: { kind: 'media', label: 'Image' },
  link: { kind: 'link', label: 'Link' },
} as const satisfies BlockFields;

const fields = {
  items: { kind: 'list', label: 'Items', of: item, itemLabel: 'name', max: 40 },
  columns: columnsField,
  leader: { kind: 'toggle', label: 'Dotted line to the price', tab: 'style' },
  note: { kind: 'textarea', label: 'Fine print', help: 'State whether prices include GST.', maxLength: 600 },
} as const satisfies BlockFields;

export type PriceListProps = PropsOf<typeof fields>;

const plain = { text: '', picture: null, link: null, price: 'On request' };

/** What single things cost: a name, a price, a sentence. */
export const priceList = defineBlock<typeof fields>({
  name: 'price-list',
  label: 'Price list',
  category: 'content',
  keywords: 'menu fees services cost rates items',
  fields,
  defaults: {
    items: [
      { ...plain, name: 'Photography', text: 'Say here what is included.' },
      { ...plain, name: 'Floor plan' },
      { ...plain, name: 'Signboard' },
    ],
    columns: { base: 1 },
    leader: true,
    note: '',
  },
  View: ({ props, picture }) => {
    const items = props.items.filter(({ name, price }) => name.trim() || price.trim());
    if (items.length === 0) return null;
    return (
      <div>
        <ul className={`${COLUMNS} gap-x-12 gap-y-6`} style={columnsVars(props.columns)}>
          {items.map(({ name, price, text, link, ...one }, index) => {
            const image = picture(one.picture);
            return (
              <li key={index} className="flex min-w-0 gap-4">
                {image && (
                  <span className="block w-20 shrink-0">
                    <Picture image={image} sizes="5rem" ratio="1/1" className="rounded-md" />
                  </span>
                )}
                <div className="min-w-0 grow">
                  <p className="flex items-baseline gap-3 font-semibold">
                    <span className="min-w-0 wrap-anywhere">
                      <BlockLink
                        link={link}
                        className={
                          link ? 'underline decoration-accent decoration-2 underline-offset-4' : undefined
                        }
                      >
                        {name}
                      </BlockLink>
                    </span>
                    <span
                      aria-hidden="true"
                      className={`min-w-4 grow ${props.leader ? 'border-b-2 border-dotted border-current/30' : ''}`}
                    />
                    <span className="max-w-1/2 text-end wrap-anywhere tabular-nums">{price}</span>
                  </p>
                  {text && <p className="mt-1 wrap-anywhere whitespace-pre-line opacity-85">{text}</p>}
                </div>
              </li>
            );
          })}
        </ul>
        {props.note && (
          <p className="mt-6 text-sm wrap-anywhere whitespace-pre-line opacity-80">{props.note}</p>
        )}
      </div>
    );
  },
});
