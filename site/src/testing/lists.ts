import { testBrowser } from './browser.ts';
import { type ListingData, testSite } from './site.ts';

const PUBLISHED: ListingData = {
  _status: 'published',
  status: 'current',
  method: 'buy',
  category: 'residential',
  propertyType: 'House',
  street: 'Example Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
};

let numbers = 0;

type TestSite = Awaited<ReturnType<typeof testSite>>;

/** A site (one without limits unless another is given), listings on it, and visitors who save them. */
export async function listSite<Site extends Pick<TestSite, 'payload' | 'address'> = TestSite>(given?: Site) {
  const site = given ?? ((await testSite({ limits: false })) as unknown as Site);
  const { payload } = site;

  /** A listing that visitors can see, at a number of its own. */
  async function listing(changes: Partial<ListingData> = {}) {
    numbers += 1;
    const streetNumber = String(numbers);
    const made = await payload.create({
      collection: 'listings',
      data: { ...PUBLISHED, streetNumber, price: 1_250_000, ...changes },
    });
    return { id: made.id, text: String(made.id), street: `${streetNumber} Example Street` };
  }

  /** Changes it as staff do. */
  const change = (id: number, data: Partial<ListingData>) =>
    payload.update({ collection: 'listings', id, data: { ...data, _status: 'published' } });

  const browser = () => {
    const own = testBrowser(site.address);
    const lists = (kind: string, method: string) => (listing: { text: string }) =>
      own.send('/shortlist', { listing: listing.text, kind, method });
    return {
      ...own,
      save: lists('saved', 'save'),
      remove: lists('saved', 'delete'),
      compare: lists('compared', 'save'),
      state: async () => JSON.parse((await own.get('/me/state')).text) as Record<string, unknown>,
    };
  };

  return { ...site, listing, change, browser };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Half an hour in so many days, as an inspection. */
export function openIn(days: number, hours = 0) {
  // One o'clock UTC is about noon in Sydney: some hours later it is still the same day, whenever the tests run.
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const starts = today + days * DAY_MS + (1 + hours) * HOUR_MS;
  return { startsAt: new Date(starts).toISOString(), endsAt: new Date(starts + HOUR_MS / 2).toISOString() };
}
