import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { FeatureIcons } from '#site/ui/feature-icons.tsx';
import { LogoMark } from '#site/ui/logo-mark.tsx';
import { NoPicture, Picture } from '#site/ui/picture.tsx';
import { addressLines } from '../cards/listing-card.tsx';
import { dayText, isUpcoming, spanText, timeText, upcomingInspections } from '../public/inspection-times.ts';
import type { PublicListing } from '../public/public-listing.ts';
import { sentenceCase } from './fact-text.tsx';
import { paragraphsOf } from './listing-details.tsx';

/** What can be printed of a listing. */
export const PRINT_LAYOUTS = ['card', 'brochure'] as const;
export type PrintLayout = (typeof PRINT_LAYOUTS)[number];

/** The page on which a layout is printed. */
export const printPath = (listing: Pick<PublicListing, 'path'>, layout: PrintLayout): string =>
  `${listing.path}/print${layout === 'card' ? '' : `?layout=${layout}`}`;

type Sheet = {
  listing: PublicListing;
  /** Epoch ms: inspections over by then are left out. */
  now: number;
  agency: { name: string; phone: string | null };
  /** Who stands on the sheet, with a portrait where there is one. */
  agent: { name: string; phone: string | null; portrait: ReactNode } | null;
};

const TITLES: Record<PrintLayout, string> = { card: 'Window card', brochure: 'Brochure' };

/** A preview of what is printed, with the way to print it; on paper there are the sheets alone. */
export function PrintPage({ layout, ...sheet }: Sheet & { layout: PrintLayout }) {
  const { listing } = sheet;
  return (
    <>
      <Container className="pt-8 pb-6 print:hidden">
        <h1 className="text-2xl md:text-3xl">{`${TITLES[layout]}: ${addressLines(listing).street}`}</h1>
        <p className="mt-2 text-muted">
          A4, {layout === 'card' ? 'one page' : 'two pages'}. Choose “Save as PDF” in the print dialog to keep
          a file.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button data-print="" hidden>
            Print
          </Button>
          {PRINT_LAYOUTS.filter((other) => other !== layout).map((other) => (
            <ButtonLink key={other} href={printPath(listing, other)} variant="outline">
              {TITLES[other]}
            </ButtonLink>
          ))}
          <ButtonLink href={listing.path} variant="outline">
            Back to the property
          </ButtonLink>
        </div>
      </Container>
      <div className="overflow-x-auto bg-sand px-5 py-8 print:overflow-visible print:bg-transparent print:p-0">
        <div className="mx-auto grid w-max gap-8 print:block [&>*]:bg-paper [&>*]:shadow-lift print:[&>*]:shadow-none">
          {layout === 'card' ? <WindowCard {...sheet} /> : <Brochure {...sheet} />}
        </div>
      </div>
    </>
  );
}

/** One page for a window: picture, address, price, rooms, times and whom to call. */
function WindowCard(sheet: Sheet) {
  const { listing } = sheet;
  const [first, ...others] = listing.images;
  return (
    <article className="fr-sheet flex flex-col p-[12mm]">
      <Head {...sheet} />
      <div className="h-[112mm] shrink-0 overflow-hidden rounded-lg">
        {first ? <Picture image={first} ratio="fill" sizes="186mm" priority /> : <NoPicture />}
      </div>
      <Pictures images={others.slice(0, 3)} height="h-[34mm]" />
      <Heading listing={listing} className="mt-[7mm]" />
      <p className="mt-[4mm] line-clamp-2 font-display text-xl">{listing.headline}</p>
      <Foot {...sheet} />
    </article>
  );
}

/** Two pages to take along. */
function Brochure(sheet: Sheet) {
  const { listing } = sheet;
  const [first, ...others] = listing.images;
  const [plan] = listing.floorPlans;
  return (
    <>
      <article className="fr-sheet flex flex-col p-[12mm]">
        <Head {...sheet} />
        <div className="h-[104mm] shrink-0 overflow-hidden rounded-lg">
          {first ? <Picture image={first} ratio="fill" sizes="186mm" priority /> : <NoPicture />}
        </div>
        <Heading listing={listing} className="mt-[7mm]" />
        <p className="mt-[5mm] line-clamp-2 font-display text-xl">{listing.headline}</p>
        <div className="mt-[3mm] min-h-0 overflow-hidden text-[10.5pt] leading-normal">
          {paragraphsOf(listing.description)
            .slice(0, 6)
            .map((text, index) => (
              <p key={index} className="mb-[2.5mm] whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            ))}
        </div>
      </article>
      <article className="fr-sheet flex flex-col p-[12mm]">
        <Pictures images={others.slice(0, plan ? 2 : 4)} height={plan ? 'h-[56mm]' : 'h-[44mm]'} isFirst />
        {plan && (
          <div className="mt-[5mm] h-[78mm] shrink-0">
            <Picture
              image={plan}
              ratio="fill"
              sizes="186mm"
              priority
              className="bg-transparent object-contain!"
            />
          </div>
        )}
        <div className="mt-[6mm] grid min-h-0 grid-cols-2 gap-[10mm] overflow-hidden text-[10pt]">
          <dl>
            {listing.facts.slice(0, 10).map(({ label, text }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-[1.2mm]">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-medium wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
          <ul>
            {listing.features.slice(0, 12).map((text) => (
              <li key={text} className="border-b border-line py-[1.2mm]">
                {sentenceCase(text)}
              </li>
            ))}
          </ul>
        </div>
        <Foot {...sheet} />
      </article>
    </>
  );
}

const Head = ({ agency, listing }: Sheet) => (
  <header className="mb-[6mm] flex shrink-0 items-center justify-between gap-6">
    <p className="flex items-center gap-3 font-display text-2xl text-brand-deep">
      <LogoMark letter={agency.name.slice(0, 1).toUpperCase()} className="h-[12mm] text-brand" />
      {agency.name}
    </p>
    <p className="text-lg font-semibold text-accent">{statusOf(listing)}</p>
  </header>
);

const statusOf = ({ channel, category, underOffer, method }: PublicListing): string => {
  if (channel === 'sold') return 'Sold';
  if (channel === 'leased') return 'Leased';
  if (underOffer) return method === 'rent' ? 'Deposit taken' : 'Under offer';
  return channel === 'buy' ? 'For sale' : category === 'commercial' ? 'For lease' : 'For rent';
};

function Heading({ listing, className }: { listing: PublicListing; className: string }) {
  const { street, place } = addressLines(listing);
  const { beds, baths, cars, landText } = listing;
  return (
    <div className={`shrink-0 ${className}`}>
      <h2 className="font-display text-3xl leading-tight wrap-anywhere">{street}</h2>
      <p className="mt-[1mm] text-lg text-muted">{place}</p>
      <div className="mt-[4mm] flex items-end justify-between gap-8">
        <p className="font-display text-2xl leading-tight">{listing.priceText}</p>
        <FeatureIcons beds={beds} baths={baths} cars={cars} landText={landText} size="lg" />
      </div>
    </div>
  );
}

function Pictures({
  images,
  height,
  isFirst = false,
}: {
  images: PublicListing['images'];
  height: string;
  isFirst?: boolean;
}) {
  if (images.length === 0) return null;
  const columns = images.length === 3 ? 'grid-cols-3' : images.length === 1 ? 'grid-cols-1' : 'grid-cols-2';
  return (
    <ul className={`grid shrink-0 gap-[3mm] ${columns} ${isFirst ? '' : 'mt-[3mm]'}`}>
      {images.map((image) => (
        <li key={image.src} className={`overflow-hidden rounded-md ${height}`}>
          <Picture image={image} ratio="fill" sizes="92mm" priority />
        </li>
      ))}
    </ul>
  );
}

/** Times, the agent and the code that links to the page. */
function Foot({ listing, now, agency, agent }: Sheet) {
  const { timeZone: zone, auctionAt } = listing;
  const times = upcomingInspections({ inspections: listing.inspections, now })
    .slice(0, 3)
    .map(
      ({ startsAt, endsAt }) =>
        `Open ${dayText({ at: startsAt, zone })}, ${spanText({ startsAt, endsAt, zone })}`,
    );
  const auction =
    auctionAt && isUpcoming({ at: auctionAt, now })
      ? [`Auction ${dayText({ at: auctionAt, zone })}, ${timeText({ at: auctionAt, zone })}`]
      : [];
  const phone = agent?.phone ?? agency.phone;
  return (
    <footer className="mt-auto grid shrink-0 grid-cols-[1fr_auto] items-end gap-8 border-t border-line pt-[6mm]">
      <div className="grid gap-[4mm]">
        {[...times, ...auction].length > 0 && (
          <ul className="font-medium">
            {[...times, ...auction].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <div className="flex items-center gap-4">
          {agent?.portrait && <div className="w-[18mm] overflow-hidden rounded-md">{agent.portrait}</div>}
          <p>
            <span className="block text-lg font-semibold">{agent?.name ?? agency.name}</span>
            {phone && <span className="block text-lg">{phone}</span>}
          </p>
        </div>
      </div>
      <p className="grid justify-items-center gap-[1mm] text-sm">
        <img src={`${listing.path}/qr.svg`} alt="QR code for this property’s page" width={112} height={112} />
        Scan for more
      </p>
    </footer>
  );
}
