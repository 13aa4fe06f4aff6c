import { listingScriptTexts } from '#site/messages/listing-scripts.ts';

/**
 * The caption of each picture, plan and video: `3 of 14 · Kitchen`, with the address where nobody wrote what a picture
 * shows, and `Floor plan · 12 Example Street, Newtown NSW 2042`.
 */
export function captionsOf({
  images,
  plans,
  videos,
  place,
}: {
  images: readonly { alt: string }[];
  plans: readonly unknown[];
  videos: readonly { name: keyof ReturnType<typeof listingScriptTexts>['videos'] }[];
  place: string;
}): string[] {
  const texts = listingScriptTexts();
  const plan = (index: number) =>
    plans.length > 1 ? texts.planOf(index + 1, plans.length) : texts.floorPlan;
  return [
    ...images.map(({ alt }, index) =>
      texts.caption(texts.photoOf(index + 1, images.length), NUMBERED.test(alt) || !alt ? place : alt),
    ),
    ...plans.map((_, index) => texts.caption(plan(index), place)),
    ...videos.map(({ name }) => texts.caption(texts.videos[name], place)),
  ];
}

/** What pictures are called that nobody described. */
const NUMBERED = /^(?:Picture|Photo|Floor plan) \d+ of /;
