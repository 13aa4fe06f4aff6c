import { pictureText } from './picture-text.ts';

/** A stored picture: its widths, size and alt text. The same shape as the listings' PublicImage. */
export type PictureImage = { src: string; srcset: string; width: number; height: number; alt: string };

export type PictureRatio = 'natural' | '4/3' | '3/2' | '16/9' | '1/1' | '4/5' | 'fill';

const ratios: Record<PictureRatio, string> = {
  natural: 'h-auto',
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-video',
  '1/1': 'aspect-square',
  '4/5': 'aspect-4/5',
  fill: 'h-full',
};

/** `sizes` of a picture in a grid of three columns (two on tablets, one on phones) within the page width. */
export const CARD_SIZES = '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 100vw';

/**
 * A picture without layout shift: its size is known before it loads. Lazy unless `priority`, for the largest picture of the
 * first screen, which is fetched before the page is laid out. `focal` is the focal point in percent for cropping.
 */
export function Picture({
  image,
  sizes = '100vw',
  ratio = 'natural',
  priority = false,
  focal,
  isTranslated = false,
  className = '',
}: {
  image: PictureImage;
  /** As in HTML: how wide the picture is shown. */
  sizes?: string;
  ratio?: PictureRatio;
  priority?: boolean;
  focal?: { x: number; y: number };
  /** The text of the picture is in the language of the page. */
  isTranslated?: boolean;
  className?: string;
}) {
  const srcSet = image.srcset || undefined;
  const text: ReturnType<typeof pictureText> = isTranslated ? { alt: image.alt } : pictureText(image.alt);
  return (
    <img
      src={image.src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={image.width}
      height={image.height}
      alt={text.alt}
      lang={text.lang}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      style={focal ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined}
      className={`block w-full bg-sand-deep object-cover ${ratios[ratio]} ${className}`}
    />
  );
}

/** The placeholder of a missing picture: an archway on sand. */
export function NoPicture({ ratio = '4/3', className = '' }: { ratio?: PictureRatio; className?: string }) {
  return (
    <div className={`grid w-full place-items-end justify-center bg-sand-deep ${ratios[ratio]} ${className}`}>
      <svg
        viewBox="0 0 120 90"
        className="h-3/4 text-brand/25"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M30 90V50a30 30 0 0 1 60 0v40M38 90V50a22 22 0 0 1 44 0v40M46 90V50a14 14 0 0 1 28 0v40" />
      </svg>
    </div>
  );
}
