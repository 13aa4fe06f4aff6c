import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { BoxTitle, levelField } from '#site/block-kit/parts/box-title.tsx';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import { Graphic, graphicFields } from '#site/block-kit/parts/graphic.tsx';
import { textOn } from '#site/block-kit/parts/text-on.ts';
import { buttonStyle } from '#site/ui/button.tsx';

const fields = {
  ...graphicFields,
  title: { kind: 'text', label: 'Front title', maxLength: 120 },
  text: { kind: 'textarea', label: 'Front text', maxLength: 300 },
  backTitle: { kind: 'text', label: 'Back title', maxLength: 120 },
  backText: { kind: 'textarea', label: 'Back text', maxLength: 400 },
  button: { kind: 'text', label: 'Button text', maxLength: 60 },
  link: { kind: 'link', label: 'Button link' },
  height: { kind: 'number', label: 'Height', min: 160, max: 800, unit: 'px', tab: 'style', perDevice: true },
  colour: { kind: 'colour', label: 'Front background', tab: 'style' },
  backColour: { kind: 'colour', label: 'Back background', tab: 'style' },
  level: levelField,
} as const satisfies BlockFields;

export type FlipBoxProps = PropsOf<typeof fields>;

/**
 * A card that turns around when a visitor points at it or moves to it by keyboard. Where nobody can point, on phones,
 * both sides stand one below the other.
 */
export const flipBox = defineBlock<typeof fields>({
  name: 'flip-box',
  label: 'Flip box',
  category: 'content',
  keywords: 'card flip hover turn back front',
  icon: 'share',
  fields,
  defaults: {
    graphic: 'icon',
    icon: 'key',
    picture: null,
    title: 'The front',
    text: 'What visitors see first.',
    backTitle: 'The back',
    backText: 'What they read when they point at it.',
    button: '',
    link: null,
    height: { base: 300 },
    colour: 'sand',
    backColour: 'brand-deep',
    level: '3',
  },
  View: ({ props, picture, editing }) => {
    const { title, text, backTitle, backText, button, link, level } = props;
    if (!`${title}${text}${backTitle}${backText}`.trim()) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no form, so no fieldset.
      <div
        className="fr-flip"
        style={deviceVars({ name: 'fr-flip', value: props.height, css: (px) => `${px}px` })}
        role="group"
        aria-label={title || backTitle || undefined}
        // Without a link on its back nothing in it could be reached by keyboard.
        tabIndex={button && link ? undefined : 0}
      >
        <div className={`fr-flip-side ${textOn([props.colour])}`} style={background(props.colour)}>
          <Graphic
            props={props}
            picture={picture}
            iconClass="mx-auto mb-4 size-12 text-accent"
            pictureClass="mx-auto mb-4 max-h-40 rounded-md"
          />
          <BoxTitle level={level} text={title} className="text-xl" />
          {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
        </div>
        <div
          className={`fr-flip-side fr-flip-back ${textOn([props.backColour])}`}
          style={background(props.backColour)}
        >
          <BoxTitle level={level} text={backTitle} className="text-xl" />
          {backText && <p className="mt-2 whitespace-pre-line">{backText}</p>}
          {button && (link || editing) && (
            <p className="mt-5">
              <BlockLink
                link={link}
                className={`${buttonStyle({ variant: 'primary' })} max-w-full wrap-anywhere`}
              >
                {button}
              </BlockLink>
            </p>
          )}
        </div>
      </div>
    );
  },
});

const background = (colour: string) => ({ backgroundColor: cssColour(colour) ?? 'var(--color-paper)' });
