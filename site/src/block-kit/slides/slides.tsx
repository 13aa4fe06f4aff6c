import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#site/ui/icons.tsx';
import { deviceVars } from '../parts/device-vars.ts';
import type { SlidesProps } from './slides-fields.ts';
import {
  type Breakpoints,
  LISTING_BREAKPOINTS,
  offsets,
  PAGE_BREAKPOINTS,
  shownWithOffset,
  slidesOptions,
  writeOptions,
} from './slides-state.ts';

type Slide = { key: string; content: ReactNode };

/**
 * A row of slides. Without JavaScript it scrolls and snaps; with it, it moves as `settings` say. One slide alone stands
 * still and has no controls. `breakpoints` may be those of carousels of listings, 800 and 480 px.
 */
export function Slides({
  label,
  slides,
  settings,
  editing,
  breakpoints = PAGE_BREAKPOINTS,
  arrowsFrom,
  overlaid = false,
}: {
  /** What it is, for screen readers. */
  label: string;
  slides: Slide[];
  settings: SlidesProps;
  editing: boolean;
  breakpoints?: Breakpoints;
  /** Px of the screen's width below which there are no arrows. */
  arrowsFrom?: 769;
  /** The controls are on the slides, for pictures that fill them. */
  overlaid?: boolean;
}) {
  // In the editor a drag means the block; its slides are a row that scrolls.
  const moves = slides.length > 1 && !editing;
  const options = slidesOptions({ props: settings, breakpoints });
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label || 'Slides'}
      className={`fr-carousel ${breakpoints === LISTING_BREAKPOINTS ? 'fr-carousel-listings' : ''} ${overlaid ? 'fr-carousel-overlaid' : ''}`}
      style={variables({ settings, moves })}
      {...(moves
        ? {
            'data-behaviour': 'slides',
            'data-options': writeOptions(options),
            'data-effect': options.fade ? 'fade' : undefined,
          }
        : {})}
    >
      <div className="fr-carousel-view" tabIndex={slides.length > 1 ? 0 : undefined}>
        <div className="fr-carousel-row">
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="fr-carousel-slide"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <Controls
          settings={settings}
          plays={options.interval > 0}
          editing={editing}
          arrowsFrom={arrowsFrom}
          className={breakpoints === PAGE_BREAKPOINTS ? whereAllShow({ settings, count: slides.length }) : ''}
        />
      )}
    </section>
  );
}

function Controls({
  settings: { navigation, pagination },
  plays,
  editing,
  arrowsFrom,
  className,
}: {
  settings: SlidesProps;
  plays: boolean;
  /** They are seen, so that the page is as long as visitors have it, and do nothing. */
  editing: boolean;
  arrowsFrom?: 769;
  className: string;
}) {
  const arrows = navigation === 'both' || navigation === 'arrows';
  const position = navigation === 'both' || navigation === 'dots';
  if (!arrows && !position && !plays) return null;
  return (
    <div
      className={`fr-carousel-controls ${className}`}
      {...(editing ? { inert: true, style: { visibility: 'visible' } } : {})}
    >
      {plays && (
        <button
          type="button"
          aria-label="Pause the slides"
          data-slides-pause=""
          className="fr-carousel-button"
        >
          <span className="fr-carousel-pause" aria-hidden="true" />
        </button>
      )}
      {position && <div data-slides-position={pagination} className="fr-carousel-position" />}
      {arrows && (
        <div className={`fr-carousel-arrows ${arrowsFrom ? `fr-carousel-arrows-${arrowsFrom}` : ''}`}>
          <button
            type="button"
            aria-label="Previous slide"
            data-slides-previous=""
            className="fr-carousel-button"
          >
            <Icon name="chevron-left" className="rtl:-scale-x-100" />
          </button>
          <button type="button" aria-label="Next slide" data-slides-next="" className="fr-carousel-button">
            <Icon name="chevron-right" className="rtl:-scale-x-100" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Where all slides are in sight at once there is nothing to control, and no room is kept for it. */
function whereAllShow({ settings, count }: { settings: SlidesProps; count: number }): string {
  const { base, tablet, mobile } = shownWithOffset(settings);
  return [
    count <= base ? 'lg:hidden' : '',
    count <= tablet ? 'md:max-lg:hidden' : '',
    count <= mobile ? 'max-md:hidden' : '',
  ].join(' ');
}

function variables({ settings, moves }: { settings: SlidesProps; moves: boolean }): CSSProperties {
  const { start, end } = offsets(settings);
  return {
    ...deviceVars({ name: 'shown', value: shownWithOffset(settings) }),
    '--gap': `${settings.gap}px`,
    '--change': `${settings.speed}ms`,
    ...(start > 0 ? { '--offset-start': `${start}px` } : {}),
    ...(end > 0 ? { '--offset-end': `${end}px` } : {}),
    ...(start > 0 && moves && settings.infinite ? { '--lead': `${start}px` } : {}),
  } as CSSProperties;
}
