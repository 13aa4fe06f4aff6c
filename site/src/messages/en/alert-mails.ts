import type { AlertListingEvent, AlertSubject } from '../alert-subject.ts';

/** Emails about alerts. */
export const alertMails = {
  confirm: {
    subject: 'Confirm your property alert',
    heading: 'Confirm your alert',
    preheader: (looksFor: string) => `${looksFor}. Confirm to start your alert.`,
    intro: (frequency: string) =>
      `Someone entered this address for an alert. We’d email you ${frequency} about these properties:`,
    button: 'Confirm my alert',
    open: (link: string) => `To start the alert, open this page and confirm: ${link}`,
    ignore:
      'This link expires in 30 days. If this wasn’t you, ignore this email. We won’t send alerts unless you confirm.',
    why: (host: string) => `You’re receiving this email because someone entered this address on ${host}.`,
  },
  /** Within a sentence. */
  frequencies: {
    instant: 'as soon as something happens',
    daily: 'once a day',
    weekly: 'once a week',
  },
  events: {
    new: 'New',
    'back-on-market': 'Back on the market',
    'price-change': 'Price changed',
    inspection: 'New inspection time',
    auction: 'Auction',
    sold: 'Sold',
    leased: 'Leased',
    reduced: 'Price reduced',
    increased: 'Price increased',
  } satisfies Record<AlertListingEvent, string>,
  oneEvent: (event: string, title: string) => `${event}: ${title}`,
  update: (title: string) => `Update: ${title}`,
  updates: (total: number, name: string) => `${total} updates: ${name}`,
  /** `3 new homes in Newtown` */
  many: ({ total, event, isRental, category, place, around }: AlertSubject) => {
    const what = NOUNS[category ?? 'any'];
    const events: Record<AlertSubject['event'], string> = {
      new: `new ${what}`,
      'back-on-market': `${what} back on the market`,
      'price-change': 'price changes',
      inspection: 'new inspection times',
      auction: 'auctions',
      sold: `${what} ${isRental ? 'leased' : 'sold'}`,
    };
    return `${total} ${events[event]}${place ? ` in ${place}${around ? ' and around' : ''}` : ''}`;
  },
  auctionAt: (time: string) => `Auction ${time}`,
  openAt: (time: string) => `Open ${time}`,
  /** Times are those of this place. */
  inZone: (time: string, place: string) => `${time} (${place} time)`,
  was: (price: string) => `was ${price}`,
  more: (total: number, number: string) => `And ${number} more ${total === 1 ? 'property' : 'properties'}.`,
  all: 'See all matching properties',
  edit: 'Edit or pause this alert',
  unsubscribe: 'Unsubscribe',
  why: (host: string, frequency: string) =>
    `You’re receiving this email because you set up an alert on ${host}. We send it ${frequency}.`,
};

const NOUNS: Record<NonNullable<AlertSubject['category']> | 'any', string> = {
  any: 'properties',
  residential: 'homes',
  rural: 'rural properties',
  holiday: 'holiday homes',
  commercial: 'commercial properties',
  business: 'businesses',
};
