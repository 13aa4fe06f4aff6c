import type { BlockFields } from '#site/block-kit/fields.ts';
import { ItemCard } from '#site/block-kit/loop/items/item-card.tsx';
import { itemTexts } from '#site/block-kit/loop/items/item-text.ts';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import { newsOf } from '#site/features/listings/cards/listing-card.tsx';
import { Portrait } from '#site/features/team/portrait.tsx';
import { FeatureIcons } from '#site/ui/feature-icons.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { ListingActions } from '#site/ui/listing-actions.tsx';
import { CARD_SIZES, NoPicture, Picture, type PictureRatio } from '#site/ui/picture.tsx';
import { PriceLine } from '#site/ui/price-line.tsx';
import { itemPart } from './item-part.tsx';

const EVERY = ['listings', 'agents', 'offices', 'posts', 'pages', 'testimonials'] as const;
const LISTINGS = ['listings'] as const;
const PLAIN = { fields: {}, defaults: {} };

const pictureFields = {
  ratio: {
    kind: 'select',
    label: 'Aspect ratio',
    options: [
      { value: '4/3', label: 'Same as cards, 4:3' },
      { value: '3/2', label: 'Photo, 3:2' },
      { value: '16/9', label: 'Wide, 16:9' },
      { value: '1/1', label: 'Square, 1:1' },
      { value: '4/5', label: 'Portrait, 4:5' },
    ],
  },
  rounded: { kind: 'toggle', label: 'Rounded corners' },
  linked: { kind: 'toggle', label: 'Link to its page' },
  actions: {
    kind: 'toggle',
    label: 'Save and compare buttons',
    help: 'For properties only.',
  },
} as const satisfies BlockFields;

const titleFields = {
  level: {
    kind: 'select',
    label: 'Heading',
    options: [
      { value: 'h2', label: 'Level 2' },
      { value: 'h3', label: 'Level 3' },
      { value: 'h4', label: 'Level 4' },
    ],
  },
  whole: { kind: 'toggle', label: 'Make the whole item a link' },
} as const satisfies BlockFields;

/** The parts of an item, in the order the editor offers them. */
export const itemParts = [
  itemPart({
    ...PLAIN,
    of: EVERY,
    name: 'item-card',
    label: 'Standard card',
    icon: 'check',
    draw: ({ item, now }) => <ItemCard item={item} now={now} />,
  }),
  itemPart({
    of: EVERY,
    name: 'item-picture',
    label: 'Image',
    icon: 'image',
    fields: pictureFields,
    defaults: { ratio: '4/3', rounded: true, linked: true, actions: true },
    missing: (item) => item.kind === 'testimonials' && !item.testimonial.image && !item.testimonial.agent,
    draw: ({ item, props, now }) => {
      const { link, title } = itemTexts({ item, now });
      const picture = <PictureOf item={item} ratio={props.ratio} />;
      return (
        <div className={`relative overflow-hidden ${props.rounded ? 'rounded-lg' : ''}`}>
          {props.linked && link ? (
            <a href={link} tabIndex={-1} aria-label={title} className="block">
              {picture}
            </a>
          ) : (
            picture
          )}
          {props.actions && item.kind === 'listings' && (
            <ListingActions listing={item.id} name={itemTexts({ item, now }).street ?? ''} look="card" />
          )}
        </div>
      );
    },
  }),
  itemPart({
    of: EVERY,
    name: 'item-title',
    label: 'Address, name or title',
    icon: 'pin',
    fields: titleFields,
    defaults: { level: 'h3', whole: false },
    missing: (item) => !itemTexts({ item, now: 0 }).title,
    draw: ({ item, props, now }) => {
      const { title, link } = itemTexts({ item, now });
      const Heading = props.level;
      return (
        <Heading className="font-sans text-lg leading-snug font-semibold wrap-anywhere">
          {link ? (
            <a
              href={link}
              className={`no-underline hover:text-accent ${props.whole ? 'after:absolute after:inset-0' : ''}`}
            >
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      );
    },
  }),
  itemPart({
    ...PLAIN,
    of: LISTINGS,
    name: 'item-price',
    label: 'Price',
    icon: 'key',
    draw: ({ item }) => <PriceLine text={item.listing.priceText} />,
  }),
  itemPart({
    ...PLAIN,
    of: LISTINGS,
    name: 'item-facts',
    label: 'Rooms and land',
    icon: 'bed',
    missing: ({ listing: { beds, baths, cars, landText } }) => !(beds || baths || cars || landText),
    draw: ({ item }) => <FeatureIcons {...item.listing} />,
  }),
  itemPart({
    ...PLAIN,
    of: LISTINGS,
    name: 'item-times',
    label: 'Open home, auction or sale',
    icon: 'calendar',
    draw: ({ item, now }) => {
      const news = newsOf({ listing: item.listing, now });
      return (
        news && (
          <p className="flex items-start gap-2 text-sm font-medium">
            <Icon name={news.icon} className="mt-0.5 size-5 text-accent" />
            {news.text}
          </p>
        )
      );
    },
  }),
  itemPart({
    ...PLAIN,
    of: LISTINGS,
    name: 'item-actions',
    label: 'Save and compare',
    icon: 'heart',
    draw: ({ item, now }) => (
      <div className="relative z-10">
        <ListingActions listing={item.id} name={itemTexts({ item, now }).street ?? ''} look="page" />
      </div>
    ),
  }),
];

function PictureOf({ item, ratio }: { item: LoopItem; ratio: PictureRatio }) {
  if (item.kind === 'agents') return <Portrait agent={item.agent} ratio={ratio} sizes={CARD_SIZES} />;
  if (item.kind === 'testimonials' && !item.testimonial.image && item.testimonial.agent)
    return <Portrait agent={item.testimonial.agent} ratio={ratio} sizes={CARD_SIZES} />;
  const image = imageOf(item);
  return image ? <Picture image={image} ratio={ratio} sizes={CARD_SIZES} /> : <NoPicture ratio={ratio} />;
}

function imageOf(item: Exclude<LoopItem, { kind: 'agents' }>) {
  switch (item.kind) {
    case 'listings':
      return item.listing.images[0];
    case 'offices':
      return item.office.picture && { ...item.office.picture, alt: item.office.name };
    case 'posts':
      return item.post.picture && { ...item.post.picture, alt: '' };
    case 'pages':
      return item.page.image && { ...item.page.image, alt: '' };
    case 'testimonials':
      return item.testimonial.image && { ...item.testimonial.image, alt: '' };
  }
}
