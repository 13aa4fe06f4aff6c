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
    name: 'Property in parts',
    about: 'Picture with save and compare, price, address, rooms and the next open home.',
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
    name: 'Property with its headline and a button',
    about: 'A wide picture, price and address, the headline and the way to its page.',
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
    name: 'Person with their words',
    about: 'Portrait, name, role, the beginning of what is written about them.',
    template: 'item-agents',
    content: [
      block('item-picture', { ratio: '4/5' }),
      block('item-title'),
      block('text', { html: '<p><strong>{role}</strong></p><p>{excerpt}</p>' }),
      link('Meet {name}'),
    ],
  }),
  item({
    name: 'Office in parts',
    about: 'Picture, name, address and telephone number.',
    template: 'item-offices',
    content: [
      block('item-picture', { ratio: '3/2' }),
      block('item-title'),
      block('text', { html: '<p>{address}</p><p>{phone}</p>' }),
      link('Visit {name}'),
    ],
  }),
  item({
    name: 'Page with its first words',
    about: 'Picture, title and description.',
    template: 'item-pages',
    content: [
      block('item-picture', { ratio: '3/2' }),
      block('item-title'),
      block('text', { html: '<p>{excerpt}</p>' }),
      link('Read {title}'),
    ],
  }),
  item({
    name: 'What a client said, plainly',
    about: 'Their words, and who they are.',
    template: 'item-testimonials',
    content: [block('text', { html: '<p>“{quote}”</p><p><strong>{name}</strong></p><p>{about}</p>' })],
  }),
];
