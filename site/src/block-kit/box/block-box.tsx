import type { ReactNode } from 'react';
import { type MotionStyle, mouseMotion, scrollMotion } from '../motion/motion-style.ts';
import type { BoxProps } from './box-fields.ts';
import { entranceStyle, hiddenOn, spacingStyle, stickyStyle } from './box-style.ts';

/**
 * What surrounds a block where its common settings ask for something; nothing where they do not. In the editor a
 * block hidden on a device is pale instead of gone, nothing stays in sight or moves, and an entrance plays at once.
 */
export function BlockBox({
  box,
  editing = false,
  children,
}: {
  box: BoxProps;
  editing?: boolean;
  children: ReactNode;
}) {
  const anchor = /^[a-z0-9][\w-]*$/i.test(box.anchor) ? box.anchor : undefined;
  const spacing = spacingStyle(box.spacing);
  const entrance = entranceStyle(box.entrance);
  const sticky = editing ? null : stickyStyle(box.sticky);
  const moving = editing ? children : <Moving box={box}>{children}</Moving>;
  const className = [
    spacing.className,
    ...hiddenOn(box.shown),
    entrance?.className,
    sticky?.className,
    editing ? 'fr-editing' : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (!anchor && (className === '' || className === 'fr-editing')) return moving;
  const behaviours = [entrance ? 'entrance' : '', sticky && needsScript(box.sticky) ? 'sticky' : ''];
  return (
    <div
      // In the editor a changed entrance makes the element again, which plays it.
      key={editing ? JSON.stringify(box.entrance) : undefined}
      id={anchor}
      className={className || undefined}
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

const Layer = ({ motion, children }: { motion: MotionStyle; children: ReactNode }) => (
  <div className={motion.className} style={motion.style} data-behaviour={motion.behaviour}>
    {children}
  </div>
);
