import type { ReactNode } from 'react';
import { listingTexts } from '#site/messages/listing.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon, IconFrame } from '#site/ui/icons.tsx';
import { largestSource } from '#site/ui/largest-source.ts';
import { Picture } from '#site/ui/picture.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { PublicAddress, PublicListing } from '../public/public-listing.ts';
import { suburbPath } from '../public/suburb-path.ts';
import { EmbedFrameIsland } from './embed-frame.island.tsx';
import { VIDEO_IDS } from './gallery-video.ts';
import { ListingMapIsland, type PinsPicture } from './listing-map.island.tsx';
import { embedOf } from './outside-media.ts';

/** Papers to read and the way to ask for the brochure. Nothing where there are none. */
export function ListingDocuments({
  listing: { documents },
  requestBrochure,
  requestContract,
}: {
  listing: PublicListing;
  requestBrochure: ReactNode;
  requestContract: ReactNode;
}) {
  if (documents.length === 0 && !requestBrochure && !requestContract) return null;
  return (
    <section aria-labelledby="papers" className="print:hidden">
      <h2 id="papers" className="mb-4 text-2xl">
        {listingTexts().documents}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {documents.map(({ kind, title, href, size }) => (
          <li key={href}>
            <ButtonLink href={href} rel="noopener nofollow" variant="outline">
              {kind === 'floor-plan' ? <Icon name="plan" /> : <FileIcon />}
              <WrittenText
                text={`${title} (${['PDF', size && sizeText(size)].filter(Boolean).join(', ')})`}
              />
            </ButtonLink>
          </li>
        ))}
        {requestBrochure && <li>{requestBrochure}</li>}
        {requestContract && <li>{requestContract}</li>}
      </ul>
    </section>
  );
}

/** A sheet of paper with lines. */
const FileIcon = () => (
  <IconFrame>
    <path d="M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6M8 13h8M8 17h8" />
  </IconFrame>
);

/** `240 KB`, `1.2 MB` */
const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The floor plans, if there are any. */
export function FloorPlans({ listing: { floorPlans } }: { listing: PublicListing }) {
  if (floorPlans.length === 0) return null;
  return (
    <section id="floor-plans" aria-labelledby="plans" className="print:hidden">
      <h2 id="plans" className="mb-4 text-2xl">
        {floorPlans.length > 1 ? listingTexts().floorPlans : listingTexts().floorPlan}
      </h2>
      <ul data-behaviour="lightbox" className={`grid gap-6 ${floorPlans.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {floorPlans.map((plan) => (
          <li key={plan.src}>
            <a
              href={largestSource(plan)}
              data-lightbox-group="floor-plans"
              data-lightbox-caption={listingTexts().floorPlan}
              className="block rounded-lg border border-line bg-paper p-3"
            >
              <Picture image={plan} sizes="(min-width: 64rem) 50rem, 100vw" className="bg-transparent" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The video and the 3D tour, if there are any; nothing comes from elsewhere before it is asked for. */
export function VideoAndTour({ listing }: { listing: PublicListing }) {
  const { videoUrl, tourUrl, images, address } = listing;
  const picture = images[1] ?? images[0] ?? null;
  const texts = listingTexts();
  const parts = [
    { href: videoUrl, id: VIDEO_IDS.Video, heading: texts.video, action: texts.playVideo, picture },
    {
      href: tourUrl,
      id: VIDEO_IDS['3D tour'],
      heading: texts.tour,
      action: texts.startTour,
      picture: images[2] ?? picture,
    },
  ];
  return parts.map(({ href, id, heading, action, picture }) => {
    const embed = href && embedOf(href);
    return href ? (
      <section key={id} aria-labelledby={id} className="print:hidden">
        <h2 id={id} className="mb-4 text-2xl">
          {heading}
        </h2>
        {embed ? (
          <EmbedFrameIsland
            src={embed.src}
            href={href}
            title={texts.of(heading, address.full)}
            action={action}
            provider={embed.provider}
            picture={picture}
          />
        ) : (
          <ButtonLink href={href} rel="noopener nofollow" variant="outline">
            {action}
            <Icon name="arrow-right" />
          </ButtonLink>
        )}
      </section>
    ) : null;
  });
}

/** An approximate pin names the suburb alone. */
const pinOf = ({
  geo: { latitude, longitude, approximate },
  address,
}: {
  geo: NonNullable<PublicListing['geo']>;
  address: PublicListing['address'];
}) => ({
  latitude,
  longitude,
  label: approximate
    ? [address.suburb, address.state, address.postcode].filter(Boolean).join(' ')
    : address.full,
});

/** Where the place is: on a map, or as text where there is none or its address is hidden. */
export function ListingPlace({
  listing,
  mapStyleUrl,
  mapPicture,
}: {
  listing: PublicListing;
  mapStyleUrl: string | null;
  /** Until the map is asked for; null where there is none. */
  mapPicture: PinsPicture | null;
}) {
  const { geo, address } = listing;
  if (!address.suburb) return null;
  const texts = listingTexts();
  return (
    <section id="location" aria-labelledby="place" className="print:hidden">
      <h2 id="place" className="mb-4 text-2xl">
        {texts.location}
      </h2>
      {geo && mapStyleUrl ? (
        <>
          <ListingMapIsland
            pins={[pinOf({ geo, address })]}
            label={address.full}
            styleUrl={mapStyleUrl}
            picture={mapPicture}
          />
          {geo.approximate && <p className="mt-3 text-sm text-muted">{texts.mapOfMiddle(address.suburb)}</p>}
        </>
      ) : (
        <p className="flex items-start gap-3 rounded-lg bg-sand p-6">
          <Icon name="pin" className="mt-0.5 size-6 text-accent" />
          <span>
            <strong className="block font-semibold">
              <WrittenText text={address.full} />
            </strong>
            {!address.street && texts.askForAddress}
          </span>
        </p>
      )}
      <SuburbLink address={address} />
    </section>
  );
}

/** The way to the page of the suburb. */
function SuburbLink({ address: { suburb: name, state, postcode } }: { address: PublicAddress }) {
  const href = suburbPath({ name, state, postcode });
  return href ? (
    <p className="mt-3">
      <a
        href={href}
        className="inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-accent"
      >
        {listingTexts().aboutSuburb(name ?? '')}
      </a>
    </p>
  ) : null;
}
