import { type PhraseFilters, pattern, type Rule } from './phrase.ts';

/** Kinds of property and how people write them. Sources of patterns. */
const TYPES: Readonly<Record<string, string>> = {
  house: 'houses?|cottages?|bungalows?|queenslanders?|detached',
  apartment: 'apartments?|apts?|appt|flats?|condos?|penthouses?',
  unit: 'units?',
  townhouse: 'town_-?_houses?|t/h',
  villa: 'villas?',
  terrace: 'terraced? houses?|row houses?|terraces?',
  duplex: 'duplex(?:es)?|semi_-?_detached(?: houses?)?|semis?|dual occ(?:upancy)?',
  studio: 'studio apartments?|studios?|bedsits?|bedsitters?',
  land: 'vacant land|vacant blocks?|blocks? of land|sections? of land|building blocks?|land|blocks?|lots?|allotments?',
  acreage: 'acreages?|lifestyle propert(?:y|ies)|lifestyle blocks?|hobby farms?|semi_-?_rural',
  'block of units': 'blocks? of (?:units|flats|apartments)|unit blocks?',
  retirement: 'retirement(?: living| villages?| homes?| villas?| units?)?|over_-?_5[05]s?|over fifty fives',
  office: 'office spaces?|offices?',
  shop: 'retail spaces?|retail|shop_?fronts?|shops?',
  warehouse: 'warehouses?|factory|factories|industrial(?: units?| sheds?| propert(?:y|ies))?',
  showroom: 'showrooms?|bulky goods',
  medical: 'medical(?: suites?| rooms?| centres?)?|consulting(?: suites?| rooms?)?',
};

const CATEGORIES: Readonly<Record<NonNullable<PhraseFilters['category']>, string>> = {
  residential: 'residential(?: propert(?:y|ies))?',
  rural:
    'rural(?: propert(?:y|ies))?|farms?|farmland|cattle stations?|grazing(?: land| propert(?:y|ies))?|cropping(?: land)?|dairy farms?|vineyards?|orchards?',
  holiday: 'holiday (?:homes?|houses?|rentals?|lets?|apartments?|units?)|holiday|short stays?',
  commercial: 'commercial(?: propert(?:y|ies)| real estate| spaces?| premises)?',
  business: 'business(?:es)?(?: for sale)?|franchises?',
};

/** Features and how people write them. */
const FEATURES: Readonly<Record<string, string>> = {
  pool: '(?:swimming |in_-?_ground |inground |heated |above_-?_ground |plunge |lap )?pools?',
  spa: 'spas?|hot tubs?|jacuzzis?',
  'air conditioning':
    'air_-?_con(?:ditioning|ditioned|ditioner|ditioners)?|air_-?_cond|a/c|ac|ducted air|reverse_-?_cycle(?: air(?:_-?_con(?:ditioning|ditioner)?)?)?|split_-?_systems?(?: air(?:_-?_con(?:ditioning|ditioner)?)?)?|ducted cooling|evaporative cooling|cooling',
  heating: '(?:ducted |gas |central |hydronic |underfloor )?heating|heated',
  study: 'study|studies|home_?_office|study nook',
  balcony: 'balcony|balconies|balconys|verandahs?|verandas?',
  deck: 'decks?|decking',
  courtyard: 'courtyards?|court yards?',
  'outdoor entertaining':
    'outdoor entertaining(?: areas?)?|outdoor entertainment(?: areas?)?|alfresco|al fresco|entertainers?|pergolas?|bbq(?: areas?)?',
  shed: 'sheds?',
  workshop: 'workshops?',
  'rumpus room': 'rumpus(?: rooms?)?|games rooms?|media rooms?',
  gym: 'gyms?|gymnasium',
  'tennis court': 'tennis courts?',
  fireplace: '(?:open |wood |gas |log )?fire_?_places?|open fires?|log fires?|wood fires?|wood heaters?',
  'built-in robes':
    'built_-?_ins?(?: robes?| wardrobes?)?|birs?|wardrobes?|built_-?_in_-?_(?:robes?|wardrobes?)|walk_-?_in robes?|walk_-?_in wardrobes?|wirs?',
  dishwasher: 'dish_?_washers?',
  floorboards:
    'floor_?_boards|timber floors?|wooden floors?|hardwood floors?|polished floors?|timber flooring',
  solar: 'solar(?: panels?| power| hot water| system)?',
  'water tank': '(?:rain_?_)?water tanks?|tank water',
  alarm: 'alarms?(?: systems?)?|security systems?|security alarms?',
  intercom: 'intercoms?|video intercoms?',
  fenced: '(?:fully |securely )?fenced(?: yards?| gardens?| backyards?)?',
  broadband: 'broadband|nbn|internet|fibre',
  ensuite: 'en_?-?_suites?(?: bathrooms?)?',
  furnished: '(?:fully |part |partly )?furnished',
  'granny flat': 'granny flats?|secondary dwellings?|self_-?_contained flats?',
  'water views':
    '(?:water|river|lake|harbour|bay|waterfront) views?|views? of the (?:water|river|lake|harbour|bay)',
  'ocean views': '(?:ocean|sea|beach) views?|views? of the (?:ocean|sea|beach)',
  'city views': '(?:city|skyline) views?|views? of the city',
  'mountain views': '(?:mountain|valley|hill|hills|bush) views?|views? of the (?:mountains?|valley|hills?)',
  pets: 'pets?(?:_-?_friendly| allowed| welcome| ok| okay| considered| permitted)?|(?:dogs?|cats?)(?:_-?_friendly| allowed| welcome| ok| okay| considered| permitted)?|allows? (?:pets?|dogs?|cats?)|accepts? (?:pets?|dogs?|cats?)|pets? (?:are )?(?:allowed|ok|welcome)',
};

const CHANNELS: Readonly<Record<NonNullable<PhraseFilters['channel']>, string>> = {
  rent: '(?:to|for) rent|to let|for lease|to lease|rent|rents|rentals?|renting|lease',
  buy: '(?:for|on) sale|to buy|buy|buying|to purchase|purchase|purchasing',
  sold: '(?:recently |just )?sold(?: recently| prices?| propert(?:y|ies))?|recent sales|sales history',
  leased: '(?:recently |just )?leased(?: recently)?|rented(?: out)?',
};

const DAYS: Readonly<Record<NonNullable<PhraseFilters['openDay']>, string>> = {
  today: 'today',
  tomorrow: 'tomorrow',
  weekend: 'weekend',
  monday: 'mon(?:day)?s?',
  tuesday: 'tues?(?:day)?s?',
  wednesday: 'wed(?:nesday)?s?',
  thursday: 'thu(?:r|rs|rsday)?s?',
  friday: 'fri(?:day)?s?',
  saturday: 'sat(?:urday)?s?',
  sunday: 'sun(?:day)?s?',
};

const UNDER_OFFER = '(?:listings |propert(?:y|ies) |ones |those |anything )?under_-?_(?:offers?|contract)|uo';
const NOT = "(?:not|no|exclud(?:e|es|ing)|without|hide|hiding|except|but not|nothing|not yet|aren't|isn't)";

const rulesOf = <Name extends string>(
  words: Readonly<Record<Name, string>>,
  filters: (name: Name) => PhraseFilters,
): Rule[] =>
  (Object.entries(words) as [Name, string][]).map(([name, source]) => ({
    pattern: pattern(`(?:${source})`),
    read: () => filters(name),
  }));

/** Kinds, categories, features, and methods of sale. */
export const TERM_RULES: readonly Rule[] = [
  ...rulesOf(TYPES, (type) => ({ types: [type] })),
  ...rulesOf(CATEGORIES, (category) => ({ category })),
  ...rulesOf(FEATURES, (feature) => ({ features: [feature] })),
  ...rulesOf(CHANNELS, (channel) => ({ channel })),
  { pattern: pattern(`${NOT} (?:${UNDER_OFFER})`), read: () => ({ underOffer: 'hidden' }) },
  { pattern: pattern(`(?:${UNDER_OFFER})(?: only)?`), read: () => ({ underOffer: 'only' }) },
  {
    pattern: pattern(
      '(?:going to |up for |for |by |at |to be |on )?(?:auctions?|auctioned|auctioning)(?: only| sales?)?',
    ),
    read: () => ({ auction: true }),
  },
  ...Object.entries(DAYS).map(
    ([day, source]): Rule => ({
      pattern: pattern(
        `(?:open(?:_-?_home|_-?_house| for inspection|_-?_homes|_-?_houses| homes)?|inspections?|inspect|ofi|viewings?|to inspect)(?: is| are)? ?(?:on |this |next |the |coming |for )*(?:${source})`.replace(
          ' ?(?:on',
          '_(?:on',
        ),
      ),
      read: () => ({ openDay: day as NonNullable<PhraseFilters['openDay']> }),
    }),
  ),
];

/** Words that are corrected where a letter is wrong. */
export const SPELLED: readonly string[] =
  'apartment apartments house houses townhouse townhouses villa villas terrace duplex studio acreage retirement warehouse office offices bedroom bedrooms bathroom bathrooms garage garages parking swimming balcony courtyard furnished heating conditioning fireplace dishwasher ensuite floorboards entertaining auction under below between million thousand hectare hectares acres saturday sunday weekend rental commercial residential rural study workshop friendly inspection'.split(
    ' ',
  );

/** Words that have no meaning for a search. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the with w in near nearby at on of for or and & to by from i i'm im we we're want wants wanting need needs needing
  looking look search searching find me show us please my our your is are be it its has have having had that this which
  who must should could would can will some any all something somewhere anything place places property properties home
  homes listing listings real estate around within close area areas suburb suburbs surrounding surrounds neighbourhood
  region preferably ideally also plus only just budget price priced prices like there here not too very good great nice
  best cheap cheapest family if possible maybe about really around up then than but more less room rooms size sized people person
  either both say so up hi hello thanks thank available list month week year`.split(/\s+/),
);

/** Words before something that is not wanted. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'except',
  'excluding',
  'exclude',
  "don't",
  'dont',
  'non',
  'never',
  'avoid',
]);

/** Localities that are everyday words, taken for a place only after “in” or “near”. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `young bright orange sale casino hay rose rock bay modern sunny quiet nice the sunshine hill hills valley lake river
  beach park gardens garden view views forest ocean rural city town village central north south east west cook bell
  ball banks bath field fields cross crossing harbour island king may march port point ridge spring springs summer
  winter school shops station train walk wood woods mount saint mt st the bar chain clear fern glen green grange hall
  haven high hope horse iron junction lawn lodge long meadow mill mine moon nook oak old paradise pine plains plenty
  pleasant price rainbow red reserve royal sand sandy silver star stone sun swan temple top tower tree upper victory
  white wild willow yard leisure coast coastal sandstone federation seaside federal ascot retreat emerald eden dee
  heritage luxury federation level`.split(/\s+/),
);
