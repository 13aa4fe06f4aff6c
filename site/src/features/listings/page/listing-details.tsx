import { asWritten } from '#site/messages/language.ts';
import { listingTexts } from '#site/messages/listing.ts';
import { Icon } from '#site/ui/icons.tsx';
import { dateIn } from '../public/inspection-times.ts';
import type { PublicListing } from '../public/public-listing.ts';
import { FactText, FeatureText } from './fact-text.tsx';

type Props = { listing: PublicListing };

/** What is written about a listing: headline, description, highlights. Nothing where nothing is. */
export function ListingAbout({ listing: { headline, highlights, description } }: Props) {
  const paragraphs = paragraphsOf(description);
  if (!headline && paragraphs.length === 0 && highlights.length === 0) return null;
  return (
    <section
      aria-label={listingTexts().about}
      {...asWritten()}
      className="max-w-prose-page print:max-h-[64mm] print:overflow-hidden print:text-sm"
    >
      {headline && <h2 className="mb-5 text-2xl wrap-anywhere md:text-3xl">{headline}</h2>}
      {paragraphs.map((text, index) => (
        <p key={index} className="mb-4 whitespace-pre-line wrap-anywhere last:mb-0">
          {text}
        </p>
      ))}
      {highlights.length > 0 && (
        <ul className="mt-6 grid gap-2 border-s-2 border-accent ps-5">
          {highlights.map((text) => (
            <li key={text} className="font-medium">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The key facts: land, building, council, bond, available … */
export function ListingFacts({ listing: { facts, timeZone }, now }: Props & { now: number }) {
  if (facts.length === 0) return null;
  const hasCome = (day: string) => day <= dateIn({ at: now, zone: timeZone });
  return (
    <section aria-labelledby="facts" className="print:max-h-[72mm] print:overflow-hidden print:text-sm">
      <h2 id="facts" className="mb-4 text-2xl">
        {listingTexts().keyFacts}
      </h2>
      <dl className="grid gap-x-10 border-t print:gap-x-4 border-line sm:grid-cols-2">
        {facts.map(({ label, text, nowFrom }) => (
          <div
            key={label}
            className="flex justify-between gap-6 border-b border-line py-3 print:gap-2 print:py-1"
          >
            <dt className="text-muted">
              <FactText text={label} />
            </dt>
            <dd className="text-end font-medium wrap-anywhere">
              <FactText text={nowFrom && hasCome(nowFrom) ? NOW : text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As the read model writes it. */
const NOW = 'Now';

/** What the property has. */
export function ListingFeatures({ listing: { features } }: Props) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features" className="print:hidden">
      <h2 id="features" className="mb-4 text-2xl">
        {listingTexts().features}
      </h2>
      <ul className="gap-x-10 sm:columns-2 lg:columns-3">
        {features.map((text) => (
          <li key={text} className="flex break-inside-avoid items-start gap-2.5 py-1.5">
            <Icon name="check" className="mt-1 size-4 text-accent" />
            <FeatureText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Plain text into paragraphs, at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
