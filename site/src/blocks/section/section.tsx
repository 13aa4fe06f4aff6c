import type { CSSProperties } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import { NO_MOTION } from '#site/block-kit/motion/motion-fields.ts';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { isDark, isQuiet } from '#site/block-kit/parts/is-dark.ts';
import { onColour } from '#site/block-kit/parts/text-on.ts';
import { PauseButton, SectionBackground, startsByItself } from './section-background.tsx';
import { type SectionProps, type ShapeProps, sectionFields } from './section-fields.ts';
import { ShapeEdge } from './shape-edge.tsx';

const STRAIGHT: ShapeProps = {
  shape: 'none',
  picture: null,
  colour: 'paper',
  height: { base: 80, mobile: 40 },
  width: { base: 100 },
  negative: false,
  flip: false,
  front: false,
};

/** A band across the page: its background, its edges, and other blocks in it. */
export const section = defineBlock<typeof sectionFields>({
  name: 'section',
  label: 'Section',
  category: 'layout',
  keywords: 'band row container background video slideshow hero banner',
  icon: 'image',
  skin: 'section',
  fields: sectionFields,
  // The motion of the background was stored under an older name.
  migrations: [
    ({ groundMotion, ...props }) => (groundMotion ? { backgroundMotion: groundMotion, ...props } : props),
  ],
  defaults: {
    content: [],
    width: 'page',
    space: { base: 'normal' },
    minHeight: { base: 0 },
    align: 'start',
    stretch: false,
    tone: 'paper',
    background: 'none',
    colour: '',
    colour2: '',
    gradient: 'linear',
    angle: 180,
    image: null,
    focalX: 50,
    focalY: 50,
    video: { link: null, start: 0, end: null, playOnce: false, playOnMobile: false, privacyMode: true },
    slideshow: {
      pictures: [],
      loop: true,
      slideDuration: 5000,
      transitionDuration: 500,
      transition: 'fade',
      kenBurns: false,
      kenBurnsDirection: 'in',
      lazyload: true,
    },
    overlay: 'brand-deep',
    overlayOpacity: 65,
    shade: 'even',
    text: 'auto',
    first: false,
    shapeTop: STRAIGHT,
    shapeBottom: STRAIGHT,
    backgroundMotion: NO_MOTION,
  },
  View: ({ props, slot, picture, editing }) => {
    const behaviours = editing ? [] : behavioursOf(props);
    return (
      <section
        className={`fr-section ${tones[props.tone]} ${textOf(props)} ${edged(props)} ${alignments[props.align]} ${props.stretch ? 'fr-stretch' : ''}`}
        style={{ ...spaceOf(props), ...backgroundOf(props) }}
        data-behaviour={behaviours.join(' ') || undefined}
      >
        <SectionBackground props={props} picture={picture} editing={editing} />
        {props.background === 'video' && props.video.link && !startsByItself(props) && (
          <EditorNote editing={editing}>
            This link can’t play as a background video. Use YouTube, Vimeo or an uploaded video.
          </EditorNote>
        )}
        <ShapeEdge edge="top" props={props.shapeTop} picture={picture} />
        <ShapeEdge edge="bottom" props={props.shapeBottom} picture={picture} />
        {slot('content', `fr-flow ${widths[props.width]}`)}
        {!editing && startsByItself(props) && <PauseButton />}
      </section>
    );
  },
});

const tones = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  brand: 'bg-brand-deep',
  accent: 'bg-accent-soft',
} as const;

const widths = {
  page: 'mx-auto w-full max-w-page px-5 md:px-8',
  text: 'mx-auto w-full max-w-prose-page px-5 md:px-8',
  full: 'w-full px-5 md:px-8',
  edge: 'w-full',
} as const;

const alignments = { start: '', center: 'justify-center', end: 'justify-end' } as const;

/** In rem, before the theme’s spacing. */
const SPACES = { none: 0, tight: 2.5, normal: 4.5, large: 7.5 } as const;

const spaceIn = (rem: number): string => (rem ? `calc(${rem}rem * var(--space-scale))` : '0rem');

function spaceOf({ space, minHeight, shapeTop, shapeBottom }: SectionProps): CSSProperties {
  return {
    ...(shapeTop.shape === 'none' ? {} : deviceVars({ name: 'fr-et', value: shapeTop.height, css: px })),
    ...(shapeBottom.shape === 'none'
      ? {}
      : deviceVars({ name: 'fr-eb', value: shapeBottom.height, css: px })),
    ...deviceVars({ name: 'fr-ss', value: space, css: (name) => spaceIn(SPACES[name] ?? SPACES.normal) }),
    ...deviceVars({ name: 'fr-sh', value: minHeight, css: px }),
  };
}

const px = (value: number): string => `${value}px`;

/** An edge that is not straight takes some room of its own, so that no text is in it. */
const edged = ({ shapeTop, shapeBottom }: SectionProps): string =>
  `${shapeTop.shape === 'none' ? '' : 'fr-edged-top'} ${shapeBottom.shape === 'none' ? '' : 'fr-edged-bottom'}`;

/** A colour or gradient on the background; the tone's own colour where none was chosen. */
function backgroundOf({ background, colour, colour2, gradient, angle }: SectionProps): CSSProperties {
  if (background === 'colour') return { backgroundColor: cssColour(colour) };
  if (background !== 'gradient') return {};
  const [from, to] = [cssColour(colour) ?? 'transparent', cssColour(colour2) ?? 'transparent'];
  return {
    backgroundImage:
      gradient === 'radial'
        ? `radial-gradient(${from}, ${to})`
        : `linear-gradient(${angle}deg, ${from}, ${to})`,
  };
}

/** The colours of text and lines follow the background. */
function textOf(props: SectionProps): string {
  const isLightText = isLight(props);
  const text = isLightText ? 'fr-on-dark' : 'fr-on-light';
  if (isKnown({ props, isLightText })) return text;
  const { background, colour } = props;
  const isFlat = background === 'colour' || background === 'gradient';
  return `${text} ${isFlat ? onColour(colour) : 'fr-on-any'}`;
}

/** Whether the palette's quiet text and accents can be read there too: on its own backgrounds, with text as it suits. */
function isKnown({ props, isLightText }: { props: SectionProps; isLightText: boolean }): boolean {
  const { background, tone, colour, colour2 } = props;
  if (background === 'none') return (tone === 'brand') === isLightText;
  if (isLightText) return false;
  const chosen = background === 'colour' ? [colour] : background === 'gradient' ? [colour, colour2] : [];
  return chosen.length > 0 && chosen.every((each) => (each ? isQuiet(each) : tone !== 'brand'));
}

/** Light text on dark backgrounds: a dark tone or colour, a picture under a dark shade. */
function isLight({ text, tone, background, colour, overlay, overlayOpacity }: SectionProps): boolean {
  if (text !== 'auto') return text === 'light';
  switch (background) {
    case 'none':
      return tone === 'brand';
    case 'colour':
    case 'gradient':
      return colour ? isDark(colour) : tone === 'brand';
    default:
      return overlayOpacity >= 40 ? isDark(overlay) : tone === 'brand';
  }
}

function behavioursOf(props: SectionProps): string[] {
  return [
    startsByItself(props) ? (props.background === 'video' ? 'background-video' : 'background-slides') : '',
    props.stretch ? 'stretch' : '',
  ].filter(Boolean);
}
