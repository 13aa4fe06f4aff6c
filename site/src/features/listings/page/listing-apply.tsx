import { listingTexts } from '#site/messages/listing.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { paragraphsOf } from './listing-details.tsx';
import type { RentalApplication } from './rental-application.ts';

/** The way to the application for a rental; nothing without a link. */
export function ApplyButton({ apply }: { apply: RentalApplication | null }) {
  return apply?.href ? (
    <ButtonLink href={apply.href} rel="noopener nofollow" variant="primary" size="lg" block>
      {listingTexts().apply}
      <Icon name="arrow-right" />
    </ButtonLink>
  ) : null;
}

/** How to apply for a rental, for those who have not done it before. */
export function HowToApply({ apply }: { apply: RentalApplication | null }) {
  if (!apply) return null;
  const { howToApply, applyOnline } = listingTexts();
  return (
    <section aria-labelledby="how-to-apply" className="max-w-prose-page print:hidden">
      <h2 id="how-to-apply" className="mb-4 text-2xl">
        {howToApply}
      </h2>
      {paragraphsOf(apply.text).map((text, index) => (
        <p key={index} className="mb-3 whitespace-pre-line wrap-anywhere last:mb-0">
          {apply.isOurs ? text : <WrittenText text={text} />}
        </p>
      ))}
      {apply.href && (
        <p className="mt-5">
          <ButtonLink href={apply.href} rel="noopener nofollow" variant="outline">
            {applyOnline}
            <Icon name="arrow-right" />
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
