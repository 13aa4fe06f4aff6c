import type { CSSProperties } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import { headingAnchor } from '#site/block-kit/parts/heading-anchor.ts';
import { alignField, alignVars, TEXT_ALIGN } from '#site/block-kit/parts/per-device.ts';

const fields = {
  text: {
    kind: 'textarea',
    label: 'Heading',
    help: 'Line breaks apply on wide screens only.',
    maxLength: 200,
  },
  eyebrow: { kind: 'text', label: 'Eyebrow text', maxLength: 80 },
  link: { kind: 'link', label: 'Link' },
  level: {
    kind: 'select',
    label: 'HTML tag',
    help: 'Use one H1 per page. The size is set separately.',
    options: [
      { value: '1', label: 'H1' },
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  },
  size: {
    kind: 'select',
    label: 'Size',
    tab: 'style',
    perDevice: true,
    options: [
      { value: 'lg', label: 'Small' },
      { value: 'xl', label: 'Medium' },
      { value: '2xl', label: 'Large' },
      { value: '3xl', label: 'Extra large' },
      { value: '4xl', label: '2X large' },
      { value: '5xl', label: 'Huge' },
    ],
  },
  align: alignField,
  colour: { kind: 'colour', label: 'Colour', tab: 'style', ofText: true },
} as const satisfies BlockFields;

export type HeadingProps = PropsOf<typeof fields>;

/** A heading of any level and size. Draws nothing while it has no text. */
export const heading = defineBlock<typeof fields>({
  name: 'heading',
  label: 'Heading',
  category: 'basic',
  keywords: 'title headline h1 h2 h3 text',
  skin: 'heading',
  isText: true,
  fields,
  defaults: {
    text: 'A heading that says what follows',
    eyebrow: '',
    link: null,
    level: '2',
    size: { base: '3xl', mobile: '2xl' },
    align: { base: 'start' },
    colour: '',
  },
  View: ({ id, props }) => {
    const text = props.text.trim();
    if (!text) return null;
    const Heading = `h${props.level}` as const;
    return (
      <div className={`fr-words ${TEXT_ALIGN}`} style={alignVars(props.align)}>
        {props.eyebrow && <p className={EYEBROW}>{props.eyebrow}</p>}
        <Heading id={headingAnchor({ blockId: id, text })} className={SIZE} style={look(props)}>
          <BlockLink link={props.link} className={props.link ? LINK : undefined}>
            {text}
          </BlockLink>
        </Heading>
      </div>
    );
  },
});

const SIZE =
  'text-balance wrap-anywhere font-display md:whitespace-pre-line text-(length:--size-m) leading-[1.15] md:text-(length:--size-t) lg:text-(length:--size)';

/** A short line of the accent before it, in the line with the text so that their alignment moves both. */
const EYEBROW =
  'mb-3 text-sm font-semibold tracking-wide wrap-anywhere before:me-3 before:inline-block before:h-0.5 before:w-8 before:bg-accent before:align-middle';

const LINK = 'no-underline decoration-accent decoration-2 underline-offset-8 hover:underline';

function look({ size, colour }: HeadingProps): CSSProperties {
  const vars = deviceVars({ name: 'size', value: size, css: (step) => `var(--text-${step})` });
  return { ...vars, color: cssColour(colour) };
}
