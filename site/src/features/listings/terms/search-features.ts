/** What a search can ask a listing to have: how it reads, and where a listing says it. */
export type SearchFeature = {
  label: string;
  /** Among the features of a listing, as slugs; any of them, or a longer one with these words. */
  slugs: readonly string[];
  /** A key fact of this label says it, too. */
  fact?: string;
  /** The description may say it in these words, too. */
  text?: string;
};

/** By the name in the address. */
export const SEARCH_FEATURES: Readonly<Record<string, SearchFeature>> = {
  pool: { label: 'Pool', slugs: ['pool'] },
  spa: { label: 'Spa', slugs: ['spa', 'hot-tub'] },
  'air-conditioning': {
    label: 'Air conditioning',
    slugs: ['air-conditioning', 'air-con', 'aircon', 'ducted-cooling', 'evaporative-cooling', 'split-system'],
  },
  heating: { label: 'Heating', slugs: ['heating'] },
  study: { label: 'Study', slugs: ['study', 'home-office'] },
  balcony: { label: 'Balcony', slugs: ['balcony', 'verandah', 'veranda'] },
  deck: { label: 'Deck', slugs: ['deck'] },
  courtyard: { label: 'Courtyard', slugs: ['courtyard'] },
  'outdoor-entertaining': {
    label: 'Outdoor entertaining',
    slugs: ['outdoor-entertaining', 'outdoor-entertainment', 'alfresco', 'pergola'],
  },
  shed: { label: 'Shed', slugs: ['shed'] },
  workshop: { label: 'Workshop', slugs: ['workshop'] },
  'rumpus-room': { label: 'Rumpus room', slugs: ['rumpus-room', 'rumpus', 'games-room', 'media-room'] },
  gym: { label: 'Gym', slugs: ['gym'] },
  'tennis-court': { label: 'Tennis court', slugs: ['tennis-court'] },
  fireplace: { label: 'Fireplace', slugs: ['fireplace', 'open-fire', 'wood-heater', 'wood-fire'] },
  'built-in-robes': { label: 'Built-in robes', slugs: ['built-in-robes', 'built-ins', 'walk-in-robe'] },
  dishwasher: { label: 'Dishwasher', slugs: ['dishwasher'] },
  floorboards: { label: 'Floorboards', slugs: ['floorboards', 'timber-floors'] },
  solar: { label: 'Solar', slugs: ['solar'] },
  'water-tank': { label: 'Water tank', slugs: ['water-tank'] },
  alarm: { label: 'Alarm', slugs: ['alarm', 'security-system'] },
  intercom: { label: 'Intercom', slugs: ['intercom'] },
  fenced: { label: 'Fully fenced', slugs: ['fenced'] },
  broadband: { label: 'Broadband', slugs: ['broadband', 'nbn'] },
  ensuite: { label: 'Ensuite', slugs: ['ensuite'], text: 'ensuite' },
  furnished: { label: 'Furnished', slugs: ['furnished'], fact: 'Furnished' },
  'granny-flat': { label: 'Granny flat', slugs: ['granny-flat'], text: 'granny flat' },
  'water-views': { label: 'Water views', slugs: ['water-views', 'harbour-views', 'river-views'] },
  'ocean-views': { label: 'Ocean views', slugs: ['ocean-views', 'sea-views', 'beach-views'] },
  'city-views': { label: 'City views', slugs: ['city-views'] },
  'mountain-views': { label: 'Mountain views', slugs: ['mountain-views', 'valley-views'] },
  pets: { label: 'Pets considered', slugs: ['pets', 'pet-friendly', 'pet'], fact: 'Pets' },
};
