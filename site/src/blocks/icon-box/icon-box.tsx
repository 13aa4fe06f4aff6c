import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { BoxTitle, levelField } from '#site/block-kit/parts/box-title.tsx';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { Graphic, graphicFields } from '#site/block-kit/parts/graphic.tsx';
import { alignField, alignVars, TEXT_ALIGN } from '#site/block-kit/parts/per-device.ts';
import { ARROW_LINK, Arrow } from '#site/ui/section.tsx';

const fields = {
  ...graphicFields,
  title: { kind: 'text', label: 'Title', maxLength: 120 },
  text: { kind: 'textarea', label: 'Text', maxLength: 800 },
  link: { kind: 'link', label: 'Link' },
  more: {
    kind: 'text',
    label: 'Link text',
    help: 'Leave empty to make the title the link.',
    maxLength: 60,
  },
  place: {
    kind: 'select',
    label: 'Graphic position',
    tab: 'style',
    options: [
      { value: 'above', label: 'Above the text' },
      { value: 'beside', label: 'Beside the text' },
    ],
  },
  align: alignField,
  colour: {
    kind: 'colour',
    label: 'Icon colour',
    help: 'Leave empty to match the background.',
    tab: 'style',
    shownWhen: { field: 'graphic', is: ['icon'] },
  },
  level: levelField,
} as const satisfies BlockFields;

export type IconBoxProps = PropsOf<typeof fields>;

/** An icon or picture with a title and a few sentences. */
export const iconBox = defineBlock<typeof fields>({
  name: 'icon-box',
  label: 'Icon box',
  category: 'content',
  keywords: 'image box feature service card icon title text',
  icon: 'check',
  fields,
  defaults: {
    graphic: 'icon',
    icon: 'key',
    picture: null,
    title: 'A title that says what it is',
    text: 'One or two sentences about it.',
    link: null,
    more: '',
    place: 'above',
    align: { base: 'start' },
    colour: '',
    level: '3',
  },
  View: ({ props, picture }) => {
    const { title, text, link, more, level } = props;
    if (!title.trim() && !text.trim()) return null;
    const beside = props.place === 'beside';
    const graphic = Graphic({ props, picture, iconClass: 'inline-block size-10' });
    return (
      <div className={`${beside ? 'flex gap-5' : ''} ${TEXT_ALIGN}`} style={alignVars(props.align)}>
        {graphic && (
          <div
            className={`${beside ? (props.graphic === 'icon' ? 'shrink-0' : 'w-2/5 shrink-0') : 'mb-4'}`}
            style={{ color: cssColour(props.colour) ?? 'var(--color-accent)' }}
          >
            {graphic}
          </div>
        )}
        <div className="min-w-0 grow wrap-anywhere">
          <BoxTitle level={level} text={title} className="text-xl">
            {link && !more ? (
              <BlockLink link={link} className={TITLE_LINK}>
                {title}
              </BlockLink>
            ) : (
              title
            )}
          </BoxTitle>
          {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
          {link && more && (
            <p className="mt-4">
              <BlockLink link={link} className={ARROW_LINK}>
                {more}
                <Arrow />
              </BlockLink>
            </p>
          )}
        </div>
      </div>
    );
  },
});

const TITLE_LINK = 'underline decoration-accent decoration-2 underline-offset-4';
