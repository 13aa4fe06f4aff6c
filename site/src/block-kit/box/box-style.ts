import type { CSSProperties } from 'react';
import { ENTRANCE_MS, entranceOf } from '#site/ui/entrances.ts';
import type { PerDevice } from '../fields.ts';
import { deviceVars } from '../parts/device-vars.ts';
import type { Styled } from '../skin/skin-style.ts';
import type { BoxProps } from './box-fields.ts';

const SIDES = {
  marginTop: 'mt',
  marginRight: 'mr',
  marginBottom: 'mb',
  marginLeft: 'ml',
  paddingTop: 'pt',
  paddingRight: 'pr',
  paddingBottom: 'pb',
  paddingLeft: 'pl',
} as const;

/** Classes and variables for the margins and the padding of a block, of the sides that have any. */
export function spacingStyle(spacing: BoxProps['spacing']): { margins: Styled; padding: Styled } {
  return { margins: sidesOf(spacing, 'margin'), padding: sidesOf(spacing, 'padding') };
}

function sidesOf(spacing: BoxProps['spacing'], which: 'margin' | 'padding'): Styled {
  const set = Object.entries(SIDES).flatMap(([side, name]) => {
    const value = spacing[side as keyof typeof SIDES];
    return side.startsWith(which) && isSet(value) ? [{ name, value }] : [];
  });
  return {
    className: set.map(({ name }) => `fr-${name}`).join(' '),
    style: Object.assign(
      {},
      ...set.map(({ name, value }) =>
        deviceVars<number>({
          name: `fr-${name}`,
          value: withoutGaps(value),
          css: (px) => `${px}px`,
        }),
      ),
    ),
  };
}

/** Classes that take a block out where staff do not want it. */
export function hiddenOn(shown: BoxProps['shown']): string[] {
  return offOn(shown).map((device) => `fr-hide-${device}`);
}

/** How a block enters; null where it just is there, on every device. */
export function entranceStyle({ animation, delay, duration }: BoxProps['entrance']): Styled | null {
  const entrances = mapDevices(animation, entranceOf);
  if (Object.values(entrances).every(({ keyframes }) => keyframes === 'none')) return null;
  return {
    className: 'fr-entrance',
    style: {
      ...deviceVars({ name: 'fr-en', value: mapDevices(entrances, ({ keyframes }) => keyframes) }),
      ...deviceVars({ name: 'fr-ef', value: mapDevices(entrances, ({ from = 'none' }) => from) }),
      ...deviceVars({
        name: 'fr-eo',
        value: mapDevices(entrances, ({ keyframes }) => (keyframes === 'none' ? 1 : 0)),
      }),
      ...deviceVars({ name: 'fr-el', value: delay, css: (ms) => `${ms}ms` }),
      '--fr-ed': `${ENTRANCE_MS[duration]}ms`,
    } as CSSProperties,
  };
}

/** How a block stays in sight while the page scrolls; null where it does not. */
export function stickyStyle({ edge, on, offset, withinParent, effect }: BoxProps['sticky']): Styled | null {
  if (edge === 'none' || offOn(on).length === 3) return null;
  return {
    className: [
      withinParent ? 'fr-sticky' : 'fr-sticky-page',
      `fr-stick-${edge}`,
      ...offOn(on).map((device) => `fr-unstick-${device}`),
      effect === 'none' ? '' : `fr-stuck-${effect}`,
    ]
      .filter(Boolean)
      .join(' '),
    style: deviceVars({ name: 'fr-so', value: offset, css: (px) => `${px}px` }),
  };
}

/** d, t and m for the devices on which it is off. */
function offOn({ base, tablet = base, mobile = tablet }: PerDevice<boolean>): string[] {
  return [base ? '' : 'd', tablet ? '' : 't', mobile ? '' : 'm'].filter(Boolean);
}

const isSet = ({ base, tablet, mobile }: PerDevice<number | null>): boolean =>
  [base, tablet, mobile].some((value) => typeof value === 'number');

const withoutGaps = ({ base, tablet, mobile }: PerDevice<number | null>): PerDevice<number> => ({
  base: base ?? 0,
  tablet: tablet ?? base ?? 0,
  mobile: mobile ?? tablet ?? base ?? 0,
});

function mapDevices<From, To>(value: PerDevice<From>, change: (from: From) => To): PerDevice<To> {
  return {
    base: change(value.base),
    ...(value.tablet === undefined ? {} : { tablet: change(value.tablet) }),
    ...(value.mobile === undefined ? {} : { mobile: change(value.mobile) }),
  };
}
