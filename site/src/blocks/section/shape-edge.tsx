import type { CSSProperties } from 'react';
import type { MediaValue } from '#site/block-kit/fields.ts';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import type { PictureImage } from '#site/ui/picture.tsx';
import type { ShapeProps } from './section-fields.ts';
import { shapeAddress } from './shapes.ts';

/** A section's upper or lower edge, where it is not straight: one of our shapes or a picture of the agency's own. */
export function ShapeEdge({
  edge,
  props,
  picture,
}: {
  edge: 'top' | 'bottom';
  props: ShapeProps;
  picture: (value: MediaValue) => PictureImage | null;
}) {
  const { shape, negative, flip, front, colour, height, width } = props;
  const address =
    shape === 'none'
      ? null
      : shape === 'custom'
        ? (picture(props.picture)?.src ?? null)
        : shapeAddress({ name: shape, negative });
  if (!address) return null;
  const style = {
    ...deviceVars({ name: 'fr-eh', value: height, css: (px) => `${px}px` }),
    ...deviceVars({ name: 'fr-ew', value: width, css: (percent) => `${percent}%` }),
    backgroundColor: cssColour(colour) ?? 'var(--color-paper)',
    maskImage: `url("${address}")`,
    scale: `${flip ? -1 : 1} ${edge === 'bottom' ? -1 : 1}`,
  } as CSSProperties;
  return (
    <div
      aria-hidden="true"
      className={`fr-edge ${edge === 'top' ? 'fr-edge-top' : 'fr-edge-bottom'} ${front ? 'z-10' : '-z-10'}`}
      style={style}
    />
  );
}
