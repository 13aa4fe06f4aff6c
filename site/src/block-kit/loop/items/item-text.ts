import { dateText, newsOf } from '#site/features/listings/cards/listing-card.tsx';
import { CHANNEL_NAMES } from '#site/features/listings/public/listing-places.ts';
import { postDate } from '#site/features/posts/post-list.tsx';
import { officePlace } from '#site/features/team/office-card.tsx';
import type { LoopItem, LoopKind } from '../loop-item.ts';

/** The names that may be in an item's template, for each source; `link` is where a link to `#item` leads. */
export const ITEM_PLACEHOLDERS: Readonly<Record<LoopKind, readonly string[]>> = {
  listings: [
    ...['title', 'address', 'street', 'suburb', 'state', 'price', 'headline', 'type', 'status'],
    ...['beds', 'baths', 'cars', 'land', 'open', 'date', 'link'],
  ],
  agents: ['title', 'name', 'role', 'phone', 'office', 'excerpt', 'link'],
  offices: ['title', 'name', 'address', 'suburb', 'phone', 'excerpt', 'link'],
  posts: ['title', 'excerpt', 'date', 'category', 'author', 'link'],
  pages: ['title', 'excerpt', 'date', 'link'],
  testimonials: ['title', 'quote', 'name', 'about', 'agent', 'link'],
};

/** What stands for `{address}` and the like in the written text of an item's template. */
export function itemTexts({ item, now }: { item: LoopItem; now: number }): Record<string, string> {
  switch (item.kind) {
    case 'listings': {
      const { address, channel, soldDate, listedAt, ...listing } = item.listing;
      return {
        title: address.full,
        address: address.full,
        street: address.street ?? address.suburb ?? '',
        suburb: address.suburb ?? '',
        state: address.state,
        price: listing.priceText,
        headline: listing.headline ?? '',
        type: listing.propertyType ?? '',
        status: CHANNEL_NAMES[channel],
        beds: numberText(listing.beds),
        baths: numberText(listing.baths),
        cars: numberText(listing.cars),
        land: listing.landText ?? '',
        open: newsOf({ listing: item.listing, now })?.text ?? '',
        date: dateText(soldDate ?? listedAt),
        link: listing.path,
      };
    }
    case 'agents': {
      const { name, role, mobile, phone, bio, path } = item.agent;
      return {
        title: name,
        name,
        role: role ?? '',
        phone: mobile ?? phone ?? '',
        office: item.office?.name ?? '',
        excerpt: excerptOf(bio),
        link: path,
      };
    }
    case 'offices': {
      const { name, suburb, phone, bio, path } = item.office;
      return {
        title: name,
        name,
        address: officePlace(item.office),
        suburb: suburb ?? '',
        phone: phone ?? '',
        excerpt: excerptOf(bio),
        link: path,
      };
    }
    case 'posts': {
      const { title, excerpt, categories, author, path } = item.post;
      return {
        title,
        excerpt: excerptOf(excerpt),
        date: postDate(item.post),
        category: categories[0]?.name ?? '',
        author: author?.name ?? '',
        link: path,
      };
    }
    case 'pages': {
      const { title, description, updatedAt, path } = item.page;
      return { title, excerpt: description, date: dateText(updatedAt), link: path };
    }
    case 'testimonials': {
      const { quote, author, about, agent } = item.testimonial;
      return { title: author, name: author, quote, about, agent: agent?.name ?? '', link: agent?.path ?? '' };
    }
  }
}

const EXCERPT = 180;

/** The beginning of a text, at whole words. */
export function excerptOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= EXCERPT) return plain;
  return `${plain.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …`;
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));
