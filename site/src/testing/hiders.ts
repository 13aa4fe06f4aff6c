import { calculateDuty } from '@frontage/duty';

/** Listings that hide something, and the values of each that visitors must never be able to read. */
export const HIDERS = {
  price: {
    data: { priceHidden: true, price: 1_237_893, priceMax: 1_239_671, outgoings: 7_193, returnPercent: 6.37 },
    secrets: [
      ...[1_237_893, 1_239_671].flatMap((price) => [...amount(price), ...dutyOn(price)]),
      ...amount(7_193),
      /\b6\.37\b/,
    ],
  },
  'price behind a text': {
    data: { priceView: 'Auction', price: 1_263_917 },
    secrets: [...amount(1_263_917), ...dutyOn(1_263_917)],
  },
  'hidden price with a text': {
    data: { priceHidden: true, price: 1_271_743, priceView: 'Offers over zwölf' },
    secrets: [...amount(1_271_743), ...dutyOn(1_271_743), /zwölf/i],
  },
  rent: {
    data: { method: 'rent', price: null, priceHidden: true, rent: 843, rentPeriod: 'week', bond: 3_372 },
    secrets: [...amount(843), ...amount(3_372)],
  },
  'sold price': {
    data: {
      status: 'sold',
      soldDate: '2026-10-03',
      soldPrice: 1_318_459,
      soldPriceDisplay: 'no',
      price: 1_294_733,
    },
    secrets: [...amount(1_318_459), ...amount(1_294_733)],
  },
  // Hidden while it was for sale, and not changed since.
  'price, then sold': {
    data: {
      status: 'sold',
      soldDate: '2026-10-03',
      priceHidden: true,
      soldPrice: 1_327_913,
      price: 1_283_147,
    },
    secrets: [...amount(1_327_913), ...amount(1_283_147)],
  },
  'exact sold price': {
    data: { status: 'sold', soldDate: '2026-10-03', soldPrice: 1_361_287, soldPriceDisplay: 'range' },
    secrets: amount(1_361_287),
  },
  street: {
    data: {
      addressHidden: true,
      site: 'Quokka House',
      subNumber: '47',
      lotNumber: '619',
      streetNumber: '8312',
      street: 'Wollstonecraft Parade',
      estate: 'Banksia Rise',
      latitude: -33.71625,
      longitude: 150.98437,
    },
    secrets: [/wollstonecraft/i, /\b8312\b/, /quokka/i, /banksia[ -]rise/i, /33\.716/, /150\.984/],
  },
  suburb: {
    data: {
      addressHidden: true,
      suburbHidden: true,
      streetNumber: '5519',
      street: 'Currawong Lane',
      suburb: 'Mullumbarra',
      postcode: '2869',
      municipality: 'Shire of Yackandoon',
      latitude: -31.44871,
      longitude: 152.33291,
    },
    secrets: [/mullumbarra/i, /\b2869\b/, /currawong/i, /\b5519\b/, /yackandoon/i, /31\.448/, /152\.332/],
  },
  'street without its own tick': {
    data: {
      suburbHidden: true,
      streetNumber: '7127',
      street: 'Gumnut Close',
      suburb: 'Warrabimble',
      postcode: '2871',
    },
    secrets: [/warrabimble/i, /\b2871\b/, /gumnut/i, /\b7127\b/],
  },
  everything: {
    data: {
      status: 'withdrawn',
      streetNumber: '6643',
      street: 'Withdrawn Way',
      headline: 'Gone but not forgotten',
    },
    secrets: [/withdrawn way/i, /withdrawn-way/i, /\b6643\b/, /gone but not/i],
  },
} as const;

/** What an owner-occupier pays on a price in New South Wales today. */
export function dutyText(price: number): string {
  const { stampDuty } = calculateDuty({ state: 'NSW', date: '2026-11-21', value: price, use: 'primary' });
  return `$${Math.round(stampDuty ?? 0).toLocaleString('en-AU')}`;
}

/** The price could be worked out from the duty on it. */
function dutyOn(price: number): RegExp[] {
  return amount(Number(dutyText(price).replace(/\D/g, '')));
}

/** An amount in every way of writing it: 1237893, 1,237,893, 1 237 893, 1.238m, $1.24M. */
function amount(dollars: number): RegExp[] {
  const digits = String(dollars);
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '[,.\\s\u00a0\u202f]?');
  // Only as a separate number: a hash or an id may contain the same digits.
  const patterns = [new RegExp(`(?<![\\w-])${grouped}(?![\\w-])`), new RegExp(`\\$\\s?${grouped}`)];
  if (dollars >= 1_000_000) {
    const millions = [2, 3].map((places) => (dollars / 1e6).toFixed(places).replace('.', '\\.'));
    patterns.push(new RegExp(`(?:${millions.join('|')})\\d*\\s?m`, 'i'));
  }
  return patterns;
}
