/** What happened to a listing, as an email about an alert says it. */
export type AlertListingEvent = AlertSubject['event'] | 'leased' | 'reduced' | 'increased';

/** What the subject of an email about several listings says: `3 new homes in Newtown`. */
export type AlertSubject = {
  total: number;
  event: 'new' | 'back-on-market' | 'price-change' | 'inspection' | 'auction' | 'sold';
  isRental: boolean;
  category: 'residential' | 'rural' | 'holiday' | 'commercial' | 'business' | null;
  /** The first suburb, or ''. */
  place: string;
  /** Whether there are other suburbs. */
  around: boolean;
};
