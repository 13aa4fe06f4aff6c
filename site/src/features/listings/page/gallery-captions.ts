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
  videos: readonly { name: string }[];
  place: string;
}): string[] {
  const plan = (index: number) =>
    plans.length > 1 ? `Floor plan ${index + 1} of ${plans.length}` : 'Floor plan';
  return [
    ...images.map(
      ({ alt }, index) => `${index + 1} of ${images.length} · ${NUMBERED.test(alt) || !alt ? place : alt}`,
    ),
    ...plans.map((_, index) => `${plan(index)} · ${place}`),
    ...videos.map(({ name }) => `${name} · ${place}`),
  ];
}

/** What pictures are called that nobody described. */
const NUMBERED = /^(?:Picture|Photo|Floor plan) \d+ of /;
