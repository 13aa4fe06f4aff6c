import { countOf, dateFormat } from '#site/messages/formats.ts';
import { peopleTexts } from '#site/messages/people.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { Review, ReviewSummary } from './load-reviews.ts';

/** How many stars, and of how many reviews: `4.8 of 5 from 12 reviews`. Nothing without any. */
export function ReviewStars({ summary: { stars, count } }: { summary: ReviewSummary }) {
  if (!stars) return null;
  const texts = peopleTexts().reviews;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars count={stars.mean} />
      <span>
        <strong>{countOf(stars.mean)}</strong> {texts.outOf(stars.of)}
        {count > stars.of && texts.withoutStars(count - stars.of)}
      </span>
    </p>
  );
}

/** Reviews as cards, with who wrote them and where. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

function ReviewCard({
  review: { text, stars, date, source, sourceUrl, firstName, suburb, role },
}: {
  review: Review;
}) {
  return (
    <figure className="flex h-full flex-col rounded-lg bg-sand p-6 text-ink [:is(.bg-sand,.bg-accent-soft)_&]:bg-paper">
      {stars !== null && <Stars count={stars} />}
      <blockquote className="mt-3 grow wrap-anywhere whitespace-pre-line">
        <WrittenText text={text} />
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3 text-sm">
        <Initial name={firstName} />
        <span className="min-w-0">
          <span className="block font-semibold">
            <WrittenText text={[firstName, suburb].filter(Boolean).join(', ')} />
          </span>
          <span className="block text-muted">
            {role && (
              <>
                <WrittenText text={role} />
                {shortlistTexts().comma}
              </>
            )}
            {MONTH().format(new Date(`${date}T00:00:00Z`))}
            {source && ' · '}
            {source && sourceUrl ? (
              <a href={sourceUrl} rel="noopener nofollow" className="underline">
                {source}
              </a>
            ) : (
              source
            )}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The first letter of a client's name in a circle: the agent's face would say that the agent wrote it. */
export function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-brand font-display text-lg text-paper"
    >
      {initialOf(name)}
    </span>
  );
}

/** `The Specimens, South Fremantle` → `S`; `P. Example` → `P`. */
const initialOf = (name: string): string =>
  (/\p{L}/u.exec(name.replace(/^the\s+/i, ''))?.[0] ?? '').toUpperCase();

/** Five stars, of which some are filled, and the number in words. */
export function Stars({ count }: { count: number }) {
  const filled = `${(count / 5) * 100}%`;
  return (
    <span className="relative w-fit font-display text-lg leading-none tracking-widest text-accent">
      <span className="sr-only">{peopleTexts().reviews.stars(countOf(count))}</span>
      <span aria-hidden="true" className="text-ink/20">
        ★★★★★
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: filled }}
      >
        ★★★★★
      </span>
    </span>
  );
}
