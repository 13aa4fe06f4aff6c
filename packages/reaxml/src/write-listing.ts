import type { FeedAgent } from './agents.ts';
import type { FeedCategory } from './categories.ts';
import type { FeedMoment } from './dates.ts';
import type { FeedFlags } from './features.ts';
import type { RemovedSlot } from './media.ts';
import type { FeedListing } from './types.ts';
import { writeAddress } from './write-address.ts';
import { writeFeatures, writeFlags } from './write-features.ts';
import { writeBuilding, writeLand } from './write-land.ts';
import { writeMedia } from './write-media.ts';
import { writeBusinessLease, writeCommercialRent, writePrice, writeRent, writeSold } from './write-price.ts';
import { element, textElement } from './write-xml.ts';

/**
 * One listing as a REAXML element, its children in the order of REA's own documents. What `readFeed` makes of it is the
 * same listing again; a field that is absent is not written, null is an empty element. `facts`, `listedOn` and texts
 * of areas have no element in the format and are left out.
 */
export function writeListing(listing: FeedListing): string {
  const children = (Object.keys(WRITERS) as (keyof typeof WRITERS)[]).map((name) => {
    const value = listing[name];
    const write = WRITERS[name] as (value: unknown) => string;
    return value === undefined ? '' : write(value);
  });
  return element(
    listing.type,
    { modTime: dateText(listing.modTime), status: listing.status },
    `\n${[...children, writeMedia(listing)].filter(Boolean).join('\n')}\n`,
  );
}

type Value<Name extends keyof FeedListing> = Exclude<FeedListing[Name], undefined>;

const text =
  (name: string) =>
  (value: string | number | null): string =>
    textElement(name, value);
const valued =
  (name: string) =>
  (value: string | boolean | null): string =>
    element(name, { value: value ?? '' });
const link =
  (name: string) =>
  (href: string | null): string =>
    element(name, { href: href ?? '' });
const flags =
  (name: string) =>
  (value: FeedFlags | null): string =>
    element(name, {}, value ? writeFlags(value) : '');
const moment =
  (name: string) =>
  (value: FeedMoment | null): string =>
    element(name, { date: value ? momentText(value) : '' });

/** One line per field, in the order of the elements in REA's documents. */
const WRITERS = {
  agentID: text('agentID'),
  uniqueID: text('uniqueID'),
  authority: valued('authority'),
  commercialAuthority: valued('commercialAuthority'),
  commercialListingType: valued('commercialListingType'),
  underOffer: valued('underOffer'),
  depositTaken: valued('depositTaken'),
  isHomeLandPackage: valued('isHomeLandPackage'),
  newConstruction: (value) => textElement('newConstruction', value),
  franchise: valued('franchise'),
  listingAgents: (agents) => agents.map(writeAgent).join('\n'),
  dateAvailable: text('dateAvailable'),
  rent: writeRent,
  bond: text('bond'),
  price: writePrice,
  priceView: text('priceView'),
  commercialRent: writeCommercialRent,
  businessLease: writeBusinessLease,
  takings: text('takings'),
  outgoings: (value) => textElement('outgoings', value, { period: 'annual' }),
  return: (value) => textElement('return', value, { period: 'annual', unit: 'percent' }),
  tenancy: text('tenancy'),
  currentLeaseEndDate: text('currentLeaseEndDate'),
  propertyExtent: text('propertyExtent'),
  furtherOptions: text('furtherOptions'),
  terms: text('terms'),
  parkingComments: text('parkingComments'),
  address: writeAddress,
  municipality: text('municipality'),
  estate: (estate) =>
    element(
      'estate',
      {},
      [
        estate?.name === undefined ? '' : textElement('name', estate.name),
        estate?.stage === undefined ? '' : textElement('stage', estate.stage),
      ].join(''),
    ),
  categories: (categories) => (categories ?? []).map(writeCategory).join('\n'),
  headline: text('headline'),
  description: text('description'),
  highlights: (lines) =>
    lines
      ? lines.map((line, at) => textElement('highlight', line, { id: at + 1 })).join('\n')
      : '<highlight/>',
  features: writeFeatures,
  allowances: flags('allowances'),
  ecoFriendly: flags('ecoFriendly'),
  idealFor: flags('idealFor'),
  views: flags('views'),
  ruralFeatures: (rural) =>
    element(
      'ruralFeatures',
      {},
      Object.entries(rural ?? {})
        .map(([name, value]) => textElement(name, value ?? null))
        .join(''),
    ),
  landDetails: writeLand,
  buildingDetails: writeBuilding,
  carSpaces: text('carSpaces'),
  inspections: (times) =>
    element(
      'inspectionTimes',
      {},
      (times ?? [])
        .map(({ date, start, end }) =>
          textElement('inspection', `${dayText(date)} ${clock(start)} to ${clock(end)}`),
        )
        .join(''),
    ),
  auction: moment('auction'),
  setSale: moment('setSale'),
  auctionOutcome: (outcome) =>
    element(
      'auctionOutcome',
      {},
      [
        outcome?.date === undefined
          ? ''
          : element('auctionDate', { date: outcome.date ? momentText(outcome.date) : '' }),
        outcome?.result === undefined ? '' : element('auctionResult', { type: outcome.result ?? '' }),
        outcome?.maxBid === undefined ? '' : element('auctionMaxBid', { value: outcome.maxBid ?? '' }),
      ].join(''),
    ),
  soldDetails: writeSold,
  zone: text('zone'),
  councilRates: text('councilRates'),
  videoLink: link('videoLink'),
  externalLinks: (links) =>
    links?.length ? links.map(link('externalLink')).join('\n') : link('externalLink')(null),
  availabilityLink: link('availabilityLink'),
} satisfies { [Name in keyof FeedListing]?: (value: Value<Name>) => string };

function writeAgent(agent: FeedAgent | RemovedSlot): string {
  const { id } = agent;
  if ('removed' in agent) return element('listingAgent', { id });
  const { emails, telephones, photo } = agent;
  const line = (
    name: 'uniqueListingAgentID' | 'agentID' | 'name' | 'twitterURL' | 'facebookURL' | 'linkedInURL',
  ) => (agent[name] === undefined ? '' : textElement(name, agent[name]));
  return element(
    'listingAgent',
    { id, displayAgentProfile: agent.displayProfile },
    [
      line('agentID'),
      agent.crmID === undefined ? '' : textElement('agentid', agent.crmID),
      line('uniqueListingAgentID'),
      line('name'),
      ...(telephones ?? []).map(({ type, number }) =>
        textElement('telephone', number, { type: type ?? undefined }),
      ),
      telephones === null ? '<telephone/>' : '',
      ...(emails ?? []).map((email) => textElement('email', email)),
      emails === null ? '<email/>' : '',
      line('twitterURL'),
      line('facebookURL'),
      line('linkedInURL'),
      photo === undefined
        ? ''
        : element('media', {}, photo ? element('attachment', { usage: 'agentPhoto', url: photo }) : ''),
    ].join(''),
  );
}

function writeCategory({ list, name, sub = [] }: FeedCategory, at: number): string {
  if (list !== 'businessCategory')
    return element(list, list === 'commercialCategory' ? { id: at + 1, name } : { name });
  const inside = sub.map((each) => element('businessSubCategory', {}, textElement('name', each)));
  return element(list, { id: at + 1 }, [textElement('name', name), ...inside].join(''));
}

/** `2026-11-01T09:00:00` → `2026-11-01-09:00:00`. */
const dateText = (local: string): string => local.replace('T', '-');

const momentText = ({ date, time }: FeedMoment): string => (time ? `${date}-${time}:00` : date);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-12-21` → `21-Dec-2026`. */
function dayText(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** `13:05` → `1:05pm`. */
function clock(time: string): string {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return `${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : 'pm'}`;
}
