import { renderToString } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { Slides } from '#site/block-kit/slides/slides.tsx';
import { SLIDES_DEFAULTS, type SlidesProps } from '#site/block-kit/slides/slides-fields.ts';
import { LISTING_BREAKPOINTS } from '#site/block-kit/slides/slides-state.ts';
import { agentTestimonials } from '#site/blocks/agent-testimonials/agent-testimonials.tsx';
import { carousel } from '#site/blocks/carousel/carousel.tsx';
import { imageSlider } from '#site/blocks/image-slider/image-slider.tsx';
import { listingCarousel } from '#site/blocks/listing-carousel/listing-carousel.tsx';

const draw = ({
  count = 2,
  settings = {},
  editing = false,
}: {
  count?: number;
  settings?: Partial<SlidesProps>;
  editing?: boolean;
} = {}) =>
  renderToString(
    <Slides
      label="Test"
      editing={editing}
      slides={Array.from({ length: count }, (_, index) => ({
        key: String(index),
        content: `Slide ${index}`,
      }))}
      settings={{ ...SLIDES_DEFAULTS, ...settings }}
    />,
  );

describe('slides', () => {
  it('move from two on, and not in the editor', () => {
    expect(draw()).toContain('data-behaviour="slides"');
    expect(draw()).toContain('Next slide');
    expect(draw({ count: 1 })).not.toContain('<button');
    for (const still of [draw({ count: 1 }), draw({ editing: true })])
      expect(still).not.toContain('data-behaviour');
    // Seen in the editor, so that what follows stands where visitors have it.
    expect(draw({ editing: true })).toMatch(/fr-carousel-controls [^>]*inert="" style="visibility:visible"/);
  });

  it.each([
    ['both', true, true],
    ['arrows', true, false],
    ['dots', false, true],
    ['none', false, false],
  ] as const)('with %s have arrows: %s, position: %s', (navigation, arrows, position) => {
    const html = draw({ settings: { navigation } });
    expect(html.includes('data-slides-next')).toBe(arrows);
    expect(html.includes('data-slides-position')).toBe(position);
  });

  it('that change by themselves have a button that stops them, whatever else is chosen', () => {
    const autoplay = { autoplay: true, navigation: 'none' } as const;
    expect(draw({ settings: autoplay })).toContain('Pause the slides');
    expect(draw({ settings: { ...autoplay, autoplay: false } })).not.toContain('Pause the slides');
  });

  it('leave room for the slide before only where they go round', () => {
    const peeking = { offsetSides: 'both', offsetWidth: 40 } as const;
    expect(draw({ settings: peeking })).toContain('--lead:40px');
    expect(draw({ settings: { ...peeking, infinite: false } })).not.toContain('--lead');
    expect(draw({ settings: peeking })).toContain('--shown:3.001');
  });
});

test.each([
  [
    imageSlider.name,
    imageSlider.defaults,
    { interval: 5000, speed: 600, shown: { base: 1 }, autoplay: true },
  ],
  [agentTestimonials.name, agentTestimonials.defaults, { interval: 4000, autoplay: true }],
  [
    listingCarousel.name,
    listingCarousel.defaults,
    { interval: 3000, speed: 300, shown: { base: 4, tablet: 2, mobile: 1 } },
  ],
  [carousel.name, carousel.defaults, { shown: { base: 3 }, step: { base: 1 } }],
])('%s begins as the specification says', (_name, defaults, expected) =>
  expect(defaults).toMatchObject(expected),
);

test('carousels of listings change at 800 and 480 px', () =>
  expect(LISTING_BREAKPOINTS).toEqual({ tablet: 800, mobile: 480 }));
