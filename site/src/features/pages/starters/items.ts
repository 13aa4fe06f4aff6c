import type { ItemKind } from '../template-kinds.ts';
import type { Starter, StarterBlock } from './starter.ts';

const block = (type: string, props: Record<string, unknown> = {}, id = type): StarterBlock => ({
  type,
  props: { id, ...props },
});
const link = (label: string) =>
  block('button', {
    buttons: [{ label, link: { href: '#item' }, variant: 'outline', icon: '', iconAfter: false }],
  });
const item = ({
  template,
  ...of
}: {
  name: string;
  about: string;
  template: ItemKind;
  content: StarterBlock[];
}): Starter => {
  const { content, ...named } = of;
  return { ...named, kind: 'template', template, design: { content } };
};

/** Designs to start from of the things that loops show. */
export const ITEM_STARTERS: readonly Starter[] = [
  item({
    name: 'Property card',
    about: 'Image with save and compare, price, address, rooms and next open home.',
    template: 'item-listings',
    content: [
      block('item-picture'),
      block('item-price'),
      block('item-title'),
      block('item-facts'),
      block('item-times'),
    ],
  }),
  item({
    name: 'Property card with headline and button',
    about: 'Wide image, price, address, headline and a link to the property.',
    template: 'item-listings',
    content: [
      block('item-picture', { ratio: '16/9' }),
      block('item-price'),
      block('item-title'),
      block('text', { html: '<p>{headline}</p>' }),
      block('item-facts'),
      link('View {street}'),
    ],
  }),
  item({
    name: 'Agent card',
    about: 'Photo, name, role and the start of the biography.',
    template: 'item-agents',
    content: [
      block('item-picture', { ratio: '4/5' }),
      block('item-title'),
      block('text', { html: '<p><strong>{role}</strong></p><p>{excerpt}</p>' }),
      link('Meet {name}'),
    ],
  }),
  item({
    name: 'Office card',
    about: 'Image, name, address and phone number.',
    template: 'item-offices',
    content: [
      block('item-picture', { ratio: '3/2' }),
      block('item-title'),
      block('text', { html: '<p>{address}</p><p>{phone}</p>' }),
      link('Visit {name}'),
    ],
  }),
  item({
    name: 'Page card',
    about: 'Image, title and description.',
    template: 'item-pages',
    content: [
      block('item-picture', { ratio: '3/2' }),
      block('item-title'),
      block('text', { html: '<p>{excerpt}</p>' }),
      link('Read {title}'),
    ],
  }),
  item({
    name: 'Testimonial',
    about: 'Quote and author.',
    template: 'item-testimonials',
    content: [block('text', { html: '<p>“{quote}”</p><p><strong>{name}</strong></p><p>{about}</p>' })],
  }),
];
