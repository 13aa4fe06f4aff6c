import type { filters } from '#site/messages/en/filters.ts';

/** What a search can ask a listing to have: where a listing says it. How it reads is in the messages. */
export type SearchFeature = {
  /** Among the features of a listing, as slugs; any of them, or a longer one with these words. */
  slugs: readonly string[];
  /** A key fact of this label says it, too. */
  fact?: string;
  /** The description may say it in these words, too. */
  text?: string;
};

const FEATURES: Readonly<Record<keyof typeof filters.features, SearchFeature>> = {
  pool: { slugs: ['pool'] },
  spa: { slugs: ['spa', 'hot-tub'] },
  'air-conditioning': {
    slugs: ['air-conditioning', 'air-con', 'aircon', 'ducted-cooling', 'evaporative-cooling', 'split-system'],
  },
  heating: { slugs: ['heating'] },
  study: { slugs: ['study', 'home-office'] },
  balcony: { slugs: ['balcony', 'verandah', 'veranda'] },
  deck: { slugs: ['deck'] },
  courtyard: { slugs: ['courtyard'] },
  'outdoor-entertaining': {
    slugs: ['outdoor-entertaining', 'outdoor-entertainment', 'alfresco', 'pergola'],
  },
  shed: { slugs: ['shed'] },
  workshop: { slugs: ['workshop'] },
  'rumpus-room': { slugs: ['rumpus-room', 'rumpus', 'games-room', 'media-room'] },
  gym: { slugs: ['gym'] },
  'tennis-court': { slugs: ['tennis-court'] },
  fireplace: { slugs: ['fireplace', 'open-fire', 'wood-heater', 'wood-fire'] },
  'built-in-robes': { slugs: ['built-in-robes', 'built-ins', 'walk-in-robe'] },
  dishwasher: { slugs: ['dishwasher'] },
  floorboards: { slugs: ['floorboards', 'timber-floors'] },
  solar: { slugs: ['solar'] },
  'water-tank': { slugs: ['water-tank'] },
  alarm: { slugs: ['alarm', 'security-system'] },
  intercom: { slugs: ['intercom'] },
  fenced: { slugs: ['fenced'] },
  broadband: { slugs: ['broadband', 'nbn'] },
  ensuite: { slugs: ['ensuite'], text: 'ensuite' },
  furnished: { slugs: ['furnished'], fact: 'Furnished' },
  'granny-flat': { slugs: ['granny-flat'], text: 'granny flat' },
  'water-views': { slugs: ['water-views', 'harbour-views', 'river-views'] },
  'ocean-views': { slugs: ['ocean-views', 'sea-views', 'beach-views'] },
  'city-views': { slugs: ['city-views'] },
  'mountain-views': { slugs: ['mountain-views', 'valley-views'] },
  pets: { slugs: ['pets', 'pet-friendly', 'pet'], fact: 'Pets' },
};

/** By the name in the address. */
export const SEARCH_FEATURES: Readonly<Record<string, SearchFeature>> = FEATURES;
