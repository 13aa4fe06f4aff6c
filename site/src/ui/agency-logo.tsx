/** The agency's own logo: a picture of the media library, and how wide it is shown in pixels. */
export type AgencyLogo = { src: string; srcset: string; width: number; height: number; shownWidth: number };

/** The agency's logo, never higher than `className` allows and never wider than half of a phone. */
export function LogoPicture({
  logo: { src, srcset, width, height, shownWidth },
  alt,
  className = 'max-h-14',
}: {
  logo: AgencyLogo;
  alt: string;
  className?: string;
}) {
  return (
    <img
      src={src}
      srcSet={srcset || undefined}
      sizes={srcset ? `${shownWidth}px` : undefined}
      width={width}
      height={height}
      alt={alt}
      className={`h-auto object-contain object-left ${className}`}
      style={{ width: `min(${shownWidth}px, 50vw)` }}
    />
  );
}
