import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { alignField, alignVars, ITEMS_ALIGN } from '#site/block-kit/parts/per-device.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';
import { ARROW_LINK, Arrow } from '#site/ui/section.tsx';

const button = {
  label: { kind: 'text', label: 'Text', maxLength: 80 },
  link: { kind: 'link', label: 'Link', help: 'A page, form, phone number or email address.' },
  variant: {
    kind: 'select',
    label: 'Style',
    options: [
      { value: 'primary', label: 'Primary' },
      { value: 'accent', label: 'Accent' },
      { value: 'outline', label: 'Outline' },
      { value: 'quiet', label: 'Text only' },
      { value: 'light', label: 'Light, for dark backgrounds' },
      { value: 'text', label: 'Link with arrow' },
    ],
  },
  icon: { kind: 'icon', label: 'Icon' },
  iconAfter: { kind: 'toggle', label: 'Icon after the text' },
} as const satisfies BlockFields;

const fields = {
  buttons: {
    kind: 'list',
    label: 'Buttons',
    help: 'Add more than one to show them side by side.',
    of: button,
    itemLabel: 'label',
    max: 6,
  },
  size: {
    kind: 'select',
    label: 'Size',
    tab: 'style',
    options: [
      { value: 'sm', label: 'Small' },
      { value: 'md', label: 'Medium' },
      { value: 'lg', label: 'Large' },
    ],
  },
  align: alignField,
  wide: {
    kind: 'select',
    label: 'Width',
    tab: 'style',
    options: [
      { value: 'no', label: 'Fit to text' },
      { value: 'phones', label: 'Full width on phones' },
      { value: 'yes', label: 'Full width' },
    ],
  },
} as const satisfies BlockFields;

export type ButtonProps = PropsOf<typeof fields>;

const widths: Record<ButtonProps['wide'], string> = { no: '', phones: 'max-md:w-full', yes: 'w-full' };

/** Buttons that are links. One without text or address is shown in the editor alone. */
export const buttonBlock = defineBlock<typeof fields>({
  name: 'button',
  label: 'Button',
  category: 'basic',
  keywords: 'call to action cta link',
  fields,
  defaults: {
    buttons: [
      {
        label: 'Request an appraisal',
        link: { href: '/forms/sales-appraisal' },
        variant: 'primary',
        icon: '',
        iconAfter: false,
      },
    ],
    size: 'md',
    align: { base: 'start' },
    wide: 'no',
  },
  View: ({ props, editing }) => {
    const shown = props.buttons.filter(({ label, link }) => label.trim() && (link || editing));
    if (shown.length === 0) return null;
    return (
      <div className={`flex flex-wrap items-center gap-3 ${ITEMS_ALIGN}`} style={alignVars(props.align)}>
        {shown.map(({ label, link, variant, icon, iconAfter }, index) => (
          <BlockLink
            key={index}
            link={link}
            className={`${variant === 'text' ? ARROW_LINK : buttonStyle({ variant, size: props.size })} max-w-full wrap-anywhere ${widths[props.wide]} ${iconAfter ? 'flex-row-reverse' : ''}`}
          >
            <ChosenIcon name={icon} />
            {label}
            {variant === 'text' && !icon && <Arrow />}
          </BlockLink>
        ))}
      </div>
    );
  },
});
