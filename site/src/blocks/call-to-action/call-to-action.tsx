import { defineBlock, type ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields, LinkValue, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { BoxTitle, levelField } from '#site/block-kit/parts/box-title.tsx';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { textOn } from '#site/block-kit/parts/text-on.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';

const fields = {
  ribbon: { kind: 'text', label: 'Ribbon', placeholder: 'New', maxLength: 30 },
  title: { kind: 'text', label: 'Heading', maxLength: 160 },
  text: { kind: 'textarea', label: 'Text', maxLength: 600 },
  button: { kind: 'text', label: 'Button text', maxLength: 60 },
  link: { kind: 'link', label: 'Button link' },
  button2: { kind: 'text', label: 'Second button text', maxLength: 60 },
  link2: { kind: 'link', label: 'Second button link' },
  picture: { kind: 'media', label: 'Image', shownWhen: { field: 'look', is: ['beside', 'above'] } },
  look: {
    kind: 'select',
    label: 'Layout',
    tab: 'style',
    options: [
      { value: 'line', label: 'Text, then buttons at the side' },
      { value: 'centred', label: 'Centred' },
      { value: 'beside', label: 'Image at the side' },
      { value: 'above', label: 'Image above' },
    ],
  },
  colour: {
    kind: 'colour',
    label: 'Background colour',
    help: 'Text and buttons follow it, so that they can be read.',
    tab: 'style',
  },
  level: levelField,
} as const satisfies BlockFields;

export type CallToActionProps = PropsOf<typeof fields>;

/** A box that asks visitors to do one thing. */
export const callToAction = defineBlock<typeof fields>({
  name: 'call-to-action',
  label: 'Call to action',
  category: 'content',
  keywords: 'cta banner box promotion offer button',
  icon: 'arrow-right',
  fields,
  defaults: {
    ribbon: '',
    title: 'Thinking of selling?',
    text: 'Ask what your home would sell for today. A local agent visits, and you decide nothing until you want to.',
    button: 'Request an appraisal',
    link: { href: '/forms/sales-appraisal' },
    button2: '',
    link2: null,
    picture: null,
    look: 'line',
    colour: 'brand-deep',
    level: '2',
  },
  View: ({ props, picture, editing }) => {
    const image = props.look === 'beside' || props.look === 'above' ? picture(props.picture) : null;
    if (!props.title.trim() && !props.text.trim()) return null;
    return (
      <div
        className={`relative overflow-clip rounded-lg ${frames[image ? props.look : plainLook(props)]} ${textOn([props.colour])} ${props.colour ? '' : 'border border-line'}`}
        style={{ backgroundColor: cssColour(props.colour) }}
      >
        {image && (
          <div className="min-h-52">
            <Picture image={image} sizes="(min-width: 48rem) 40rem, 100vw" ratio="fill" />
          </div>
        )}
        <Said props={props} editing={editing} />
      </div>
    );
  },
});

const frames = {
  line: '',
  centred: '',
  beside: 'grid md:grid-cols-2',
  above: 'grid',
} as const;

const plainLook = ({ look }: CallToActionProps) => (look === 'centred' ? 'centred' : 'line');

function Said({ props, editing }: { props: CallToActionProps; editing: ViewInput<null, null>['editing'] }) {
  const { ribbon, title, text, look, level } = props;
  const isLine = look === 'line';
  return (
    <div
      className={`flex flex-col justify-center gap-6 p-8 md:p-10 ${isLine ? 'md:flex-row md:items-center md:justify-between md:gap-10' : ''} ${look === 'centred' ? 'items-center text-center' : ''}`}
    >
      <div className="min-w-0 max-w-prose-page wrap-anywhere">
        {ribbon && (
          <p className="mb-3 w-fit rounded-full bg-accent-soft px-3 py-0.5 text-sm font-semibold text-accent-deep in-[.text-center]:mx-auto">
            {ribbon}
          </p>
        )}
        <BoxTitle level={level} text={title} className="text-2xl md:text-3xl" />
        {text && <p className="mt-3 text-lg/relaxed whitespace-pre-line">{text}</p>}
      </div>
      <p className={`flex flex-wrap gap-3 empty:hidden ${isLine ? 'shrink-0 md:max-w-1/2' : ''}`}>
        <Way label={props.button} link={props.link} variant="primary" editing={editing} />
        <Way label={props.button2} link={props.link2} variant="outline" editing={editing} />
      </p>
    </div>
  );
}

/** A button; in the editor also one whose link is still missing. */
function Way({
  label,
  link,
  variant,
  editing,
}: {
  label: string;
  link: LinkValue;
  variant: 'primary' | 'outline';
  editing: boolean;
}) {
  if (!label.trim() || !(link || editing)) return null;
  return (
    <BlockLink
      link={link}
      className={`${buttonStyle({ variant, size: 'lg' })} max-w-full wrap-anywhere max-md:w-full`}
    >
      {label}
    </BlockLink>
  );
}
