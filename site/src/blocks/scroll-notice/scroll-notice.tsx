import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Icon } from '#site/ui/icons.tsx';

const fields = {
  label: { kind: 'text', label: 'Text', maxLength: 40 },
} as const satisfies BlockFields;

export type ScrollNoticeProps = PropsOf<typeof fields>;

/** Says at the foot of the screen that the page goes on, until a visitor has scrolled 100 px. */
export const scrollNotice = defineBlock<typeof fields>({
  name: 'scroll-notice',
  label: 'Scroll notice',
  category: 'basic',
  keywords: 'scroll down arrow hint',
  icon: 'chevron-down',
  fields,
  defaults: { label: 'Scroll for more' },
  View: ({ props, editing }) => (
    <p
      data-past-at="100"
      aria-hidden="true"
      className={`fr-scroll-notice ${editing ? '' : 'fr-scroll-notice-fixed'}`}
    >
      {props.label}
      <Icon name="chevron-down" />
    </p>
  ),
});
