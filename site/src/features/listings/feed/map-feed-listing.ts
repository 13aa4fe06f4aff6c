import type { FeedAgent, FeedListing, Place } from '@frontage/reaxml';
import { FEED_FIELDS } from '../fields/listing-fields.ts';
import type { Category } from '../public/public-listing.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import { sentDocuments } from './feed-documents.ts';
import { type AgentSlot, type CarParts, EMPTY_STATE, type FeedState } from './feed-state.ts';
import { mapExtras } from './map-extras.ts';
import { carCount, featureList, mergeCars, mergeFeatures } from './map-features.ts';
import { mapReturn, methodOf } from './map-price.ts';
import { mapTimes } from './map-times.ts';
import { mergeSlots } from './merge-slots.ts';
import { categoryLabel } from './property-labels.ts';

/** What a message means for the listing: the fields it speaks about, and what to remember of it. */
export type MappedListing = {
  /** Only fields the message speaks about; null clears. */
  patch: Partial<StoredListing>;
  /** The parts that later messages may change one by one; pictures among them. */
  parts: Omit<FeedState, 'seen' | 'theirs' | 'pins' | 'message'>;
  /** Pictures sent inside the message, by the SHA-256 their slot names. */
  inline: Map<string, Buffer>;
};

/**
 * What a message means for a listing. Each field says in its own record what it takes from a message (fields/); here are
 * those that need more: what is stored, or what earlier messages said of their parts. Absent elements keep what is stored, emptied ones clear it; what is
 * stored decides only where a message leaves something open (the clock of the property, sale or lease).
 */
export function mapFeedListing({
  message,
  stored,
  state = EMPTY_STATE,
  matchAgent,
}: {
  message: FeedListing;
  stored?: StoredListing;
  state?: FeedState;
  /** The profile of a person of the feed, or undefined when there is none here. */
  matchAgent: (agent: FeedAgent) => number | undefined;
}): MappedListing {
  const { slots, inline } = mergeSlots({
    slots: state.slots,
    images: message.images,
    floorplans: message.floorplans,
    documents: sentDocuments({ message, slots: state.slots }),
  });
  const features = mergeFeatures(message, state.features);
  const cars = mergeCars(message, state.cars);
  const agents = mergeAgents({ message, before: state.agents, matchAgent });
  const category = categoryOf(message, stored);
  const said = new Map<string, unknown>([
    ['method', methodOf(message, stored)],
    ['category', category],
  ]);
  const say = (name: string, value: unknown) => {
    if (value !== undefined) said.set(name, value);
  };
  for (const { name, feed } of FEED_FIELDS) say(name, feed(message));
  const more: Partial<StoredListing> = {
    propertyType: propertyTypeOf(message, category),
    returnPercent: mapReturn(message, stored),
    extras: mapExtras(message, stored),
    cars: carsOf(message, cars),
    ...(GROUPS.some((group) => message[group] !== undefined) ? { features: featureList(features) } : {}),
    ...(message.listingAgents
      ? {
          agents: agents.flatMap(({ agent }) => (agent === undefined ? [] : [agent])),
          otherAgents: agents.flatMap(({ name }) => (name === undefined ? [] : [name])),
        }
      : {}),
  };
  for (const [name, value] of Object.entries(more)) say(name, value);
  // Made in one step: it is copied several times, and an object that grew field by field is slow to copy.
  const patch: Partial<StoredListing> = Object.fromEntries(said);
  Object.assign(patch, mapTimes(message, placeOf(patch, stored)));
  return { patch, parts: { slots, agents, features, cars }, inline };
}

/** Where the property is, as far as it decides its clock: as a message says, else as it is stored. */
export function placeOf(patch: Partial<StoredListing>, stored: StoredListing | undefined): Place {
  const part = (field: keyof Place & keyof StoredListing) =>
    (field in patch ? patch[field] : stored?.[field]) as string | null | undefined;
  return {
    state: part('state'),
    suburb: part('suburb'),
    postcode: part('postcode'),
    country: part('country'),
  };
}

const GROUPS = ['features', 'ecoFriendly', 'views'] as const;

const CATEGORY_OF = {
  residential: 'residential',
  rental: 'residential',
  land: 'residential',
  rural: 'rural',
  holidayRental: 'holiday',
  commercial: 'commercial',
  commercialLand: 'commercial',
  business: 'business',
} as const satisfies Record<FeedListing['type'], Category>;

function categoryOf({ type, categories }: FeedListing, stored: StoredListing | undefined): Category {
  if (type !== 'land') return CATEGORY_OF[type];
  if (categories === undefined && stored?.category === 'commercial') return 'commercial';
  return categories?.[0]?.name === 'Commercial' ? 'commercial' : 'residential';
}

/** Undefined: the message does not say. */
function propertyTypeOf({ type, categories }: FeedListing, category: Category): string | null | undefined {
  if (type === 'land') return 'Land';
  const first = categories?.[0];
  if (first) return categoryLabel(first);
  if (type === 'commercialLand') return 'Land';
  return categories === null && category ? null : undefined;
}

/** Car spaces; a commercial message may name their number alone. */
const carsOf = ({ carSpaces, type, features }: FeedListing, parts: CarParts): number | null | undefined => {
  if (carSpaces !== undefined && type === 'commercial') return carSpaces;
  return features === undefined ? undefined : carCount(parts);
};

/** Slots the message does not name keep their people; a person without a profile here is kept by name. */
function mergeAgents({
  message,
  before,
  matchAgent,
}: {
  message: FeedListing;
  before: AgentSlot[];
  matchAgent: (agent: FeedAgent) => number | undefined;
}): AgentSlot[] {
  const slots = new Map(before.map((slot) => [slot.id, slot]));
  for (const sent of message.listingAgents ?? []) {
    slots.delete(sent.id);
    if ('removed' in sent) continue;
    const agent = matchAgent(sent);
    if (agent !== undefined) slots.set(sent.id, { id: sent.id, agent });
    else if (sent.name && sent.displayProfile !== false) slots.set(sent.id, { id: sent.id, name: sent.name });
  }
  const people = new Set<string | number>();
  return [...slots.values()]
    .sort((a, b) => Number(a.id) - Number(b.id))
    .filter(({ agent, name }) => {
      const person = agent ?? name ?? '';
      return people.has(person) ? false : people.add(person);
    });
}
