import type { ReactNode } from 'react';
import { type MotionStyle, mouseMotion, scrollMotion } from '../motion/motion-style.ts';
import { type Styled, skinStyle } from '../skin/skin-style.ts';
import type { BoxProps } from './box-fields.ts';
import { entranceStyle, hiddenOn, spacingStyle, stickyStyle } from './box-style.ts';
import type { CommonSettings } from './common-settings.ts';
import { cssClasses } from './css-classes.ts';

/**
 * What surrounds a block where its common settings ask for something; nothing where they do not. In the editor a
 * block hidden on a device is pale instead of gone, nothing stays in sight or moves, and an entrance plays at once.
 */
export function BlockBox({
  box,
  surface,
  typography,
  isText = false,
  editing = false,
  children,
}: CommonSettings & { isText?: boolean; editing?: boolean; children: ReactNode }) {
  const anchor = /^[a-z0-9][\w-]*$/i.test(box.anchor) ? box.anchor : undefined;
  const skin = skinStyle({ surface, typography });
  const { margins, padding } = spacingStyle(box.spacing);
  // Padding is within the background, margins are around it.
  const dressed = skin ? <Layer motion={both(skin, padding)}>{children}</Layer> : children;
  const spacing = skin ? margins : both(margins, padding);
  const entrance = entranceStyle(box.entrance);
  const sticky = editing ? null : stickyStyle(box.sticky);
  const moving = editing ? dressed : <Moving box={box}>{dressed}</Moving>;
  const className = [
    ...cssClasses(box.cssClass),
    spacing.className,
    ...hiddenOn(box.shown),
    entrance?.className,
    sticky?.className,
    editing ? 'fr-editing' : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (!anchor && (className === '' || className === 'fr-editing')) return moving;
  const around = isText ? `fr-has-text ${className}`.trim() : className;
  const behaviours = [entrance ? 'entrance' : '', sticky && needsScript(box.sticky) ? 'sticky' : ''];
  return (
    <div
      // In the editor a changed entrance makes the element again, which plays it.
      key={editing ? JSON.stringify(box.entrance) : undefined}
      id={anchor}
      className={around || undefined}
      style={{
        ...spacing.style,
        ...entrance?.style,
        ...sticky?.style,
        ...(anchor && box.anchorOffset !== null ? { scrollMarginTop: box.anchorOffset } : {}),
      }}
      data-behaviour={editing ? undefined : behaviours.filter(Boolean).join(' ') || undefined}
      data-entrance={editing && entrance ? 'in' : undefined}
      data-effects-after={sticky ? box.sticky.effectsOffset || undefined : undefined}
    >
      {sticky && !box.sticky.withinParent ? <div className="fr-sticky-held">{moving}</div> : moving}
    </div>
  );
}

/** CSS keeps a block in sight within its parent; beyond that, and to know that it stays, needs a script. */
const needsScript = ({ withinParent, effect }: BoxProps['sticky']): boolean =>
  !withinParent || effect !== 'none';

function Moving({ box, children }: { box: BoxProps; children: ReactNode }) {
  const layers = [mouseMotion(box.motion, 'element'), scrollMotion(box.motion, 'element')];
  const moved = layers.reduce(
    (inner: ReactNode, motion) => (motion ? <Layer motion={motion}>{inner}</Layer> : inner),
    children,
  );
  // The outer one stands still: it is what the way through the screen is measured by.
  return layers.some(Boolean) ? <div className="fr-moving">{moved}</div> : children;
}

const both = (one: Styled, other: Styled): Styled => ({
  className: [one.className, other.className].filter(Boolean).join(' '),
  style: { ...one.style, ...other.style },
});

const Layer = ({ motion, children }: { motion: Styled & Partial<MotionStyle>; children: ReactNode }) => (
  <div className={motion.className} style={motion.style} data-behaviour={motion.behaviour}>
    {children}
  </div>
);
