import type { CSSProperties } from 'react';
import type { PerDevice } from '../fields.ts';
import { cssColour } from '../parts/colour.ts';
import { deviceVars } from '../parts/device-vars.ts';
import { textOn } from '../parts/text-on.ts';
import type { SurfaceProps } from './surface-fields.ts';
import type { TypographyProps, Writing } from './typography-fields.ts';

/** Classes and variables for skin.css. */
export type Styled = { className: string; style: CSSProperties };

const PADDING = 24;

/** The theme's card; skin.css leaves it what was not chosen. */
const CARD = 'fr-surface-card';

/** What a block or column is drawn on; null where nothing was chosen. */
export function surfaceStyle(surface: SurfaceProps): Styled | null {
  const { colour, colour2, borderWidth, borderStyle, borderColour, radius, shadow, minHeight, align } =
    surface;
  const isBordered = some(borderWidth, (width) => width > 0);
  const isTall = some(minHeight, (height) => height > 0);
  const isRound = some(radius, (step) => step !== 'none');
  const isRaised = some(shadow, (name) => name !== 'none');
  const isPadded = some(surface.padding, (width) => width !== null);
  const isPainted = Boolean(colour || colour2);
  const isCard = surface.preset === 'card';
  if (!(isCard || isPainted || isBordered || isTall || isRound || isRaised || isPadded)) return null;
  const room = isCard || isPainted || isBordered ? PADDING : 0;
  return {
    className: joined(
      'fr-surface',
      isCard && CARD,
      isRound && 'fr-rounded',
      isTall && 'fr-tall',
      textOn([colour, colour2]) || (isCard && 'fr-on-light'),
    ),
    style: {
      ...painted(surface),
      ...(isBordered
        ? {
            ...deviceVars({ name: 'fr-bw', value: borderWidth, css: px }),
            '--fr-bs': borderStyle,
            '--fr-bc': cssColour(borderColour) ?? 'var(--color-line)',
          }
        : {}),
      ...(isRound ? deviceVars({ name: 'fr-br', value: radius, css: radiusOf }) : {}),
      ...(isRaised ? deviceVars({ name: 'fr-bx', value: shadow, css: shadowOf }) : {}),
      ...deviceVars({ name: 'fr-bp', value: filled(surface.padding, room), css: px }),
      ...(isTall
        ? {
            ...deviceVars({ name: 'fr-bh', value: minHeight, css: px }),
            ...deviceVars({ name: 'fr-ba', value: align }),
          }
        : {}),
    } as CSSProperties,
  };
}

/** How a block's headings and text are set; null where nothing was chosen. */
function typographyStyle({ headings, text }: TypographyProps): Styled | null {
  const styles = [writingStyle('fr-th', headings), writingStyle('fr-tt', text)];
  const className = styles.map((each) => each.className).filter(Boolean);
  if (className.length === 0) return null;
  return { className: className.join(' '), style: Object.assign({}, ...styles.map(({ style }) => style)) };
}

/** Both on one element; null where there is nothing to say. */
export function skinStyle({
  surface,
  typography,
}: {
  surface: SurfaceProps;
  typography: TypographyProps;
}): Styled | null {
  const [on, set] = [surfaceStyle(surface), typographyStyle(typography)];
  if (!on || !set) return on ?? set;
  return { className: `${on.className} ${set.className}`, style: { ...on.style, ...set.style } };
}

function painted({ colour, colour2, angle }: SurfaceProps): CSSProperties {
  const [from, to] = [cssColour(colour), cssColour(colour2)];
  if (from && to) return { backgroundImage: `linear-gradient(${angle}deg, ${from}, ${to})` };
  const one = from ?? to;
  return one ? { backgroundColor: one } : {};
}

/** One class for each thing that was chosen, so that everything else stays as the block has it. */
function writingStyle(prefix: string, { size, colour, ...writing }: Partial<Writing>): Styled {
  const { base = '', tablet = base, mobile = tablet } = size ?? { base: '' };
  const css: Record<string, string | undefined> = {
    w: writing.weight,
    l: writing.leading,
    f: writing.family && `var(--font-${writing.family})`,
    k: writing.tracking,
    u: writing.letters,
    c: colour && cssColour(colour),
    sd: base && step(base),
    st: tablet && step(tablet),
    sm: mobile && step(mobile),
  };
  const set = Object.entries(css).filter(([, value]) => value);
  return {
    className: set.map(([name]) => `${prefix}${name}`).join(' '),
    style: Object.fromEntries(set.map(([name, value]) => [`--${prefix}${name}`, value])) as CSSProperties,
  };
}

const step = (name: string): string => `var(--text-${name})`;
const px = (value: number): string => `${value}px`;
const radiusOf = (name: string): string => (name === 'none' ? '0' : `var(--radius-${name})`);
const shadowOf = (name: string): string => (name === 'none' ? 'none' : `var(--shadow-${name})`);

const some = <Value>({ base, tablet, mobile }: PerDevice<Value>, is: (value: Value) => boolean): boolean =>
  [base, tablet, mobile].some((value) => value !== undefined && is(value));

function filled({ base, tablet, mobile }: PerDevice<number | null>, empty: number): PerDevice<number> {
  const first = base ?? empty;
  const second = tablet ?? first;
  return { base: first, tablet: second, mobile: mobile ?? second };
}

const joined = (...names: (string | false)[]): string => names.filter(Boolean).join(' ');
