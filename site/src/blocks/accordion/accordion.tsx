import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { RichText } from '#site/block-kit/parts/rich-text.tsx';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';
import { Icon } from '#site/ui/icons.tsx';

const fields = {
  items: {
    kind: 'list',
    label: 'Items',
    itemLabel: 'title',
    max: 40,
    of: {
      title: { kind: 'text', label: 'Title', maxLength: 160 },
      icon: { kind: 'icon', label: 'Icon' },
      text: { kind: 'richtext', label: 'Text' },
      open: { kind: 'toggle', label: 'Open by default' },
    },
  },
  mode: {
    kind: 'select',
    label: 'Items open at a time',
    options: [
      { value: 'single', label: 'One' },
      { value: 'toggle', label: 'Several' },
    ],
  },
} as const satisfies BlockFields;

export type AccordionProps = PropsOf<typeof fields>;

/** Titles that open what is under them, one at a time or each for itself: the browser's own, without JavaScript. */
export const accordion = defineBlock<typeof fields>({
  name: 'accordion',
  label: 'Accordion',
  category: 'content',
  keywords: 'toggle collapse fold expand questions details',
  icon: 'chevron-down',
  fields,
  defaults: {
    items: [
      {
        title: 'How do you set a price?',
        icon: '',
        text: '<p>From what sold nearby, shown to you.</p>',
        open: true,
      },
      {
        title: 'What does it cost?',
        icon: '',
        text: '<p>A share of the price, agreed before we start.</p>',
        open: false,
      },
      { title: 'How long does it take?', icon: '', text: '<p>Four weeks for most homes.</p>', open: false },
    ],
    mode: 'single',
  },
  View: ({ id, props: { items, mode }, editing }) => {
    if (items.length === 0) return <EditorNote editing={editing}>Add an item.</EditorNote>;
    const single = mode === 'single' && !editing;
    const first = items.findIndex(({ open }) => open);
    return (
      <div className="fr-accordion">
        {items.map(({ title, icon, text, open }, index) => (
          <details
            key={index}
            name={single ? id : undefined}
            // Browsers keep the first of several that are open in one group; so does the server.
            open={editing || (single ? index === first : open)}
          >
            <summary>
              <ChosenIcon name={icon} className="text-accent" />
              <span className="grow">{title || `Item ${index + 1}`}</span>
              <Icon name="chevron-down" className="fr-accordion-mark" />
            </summary>
            <div className="fr-accordion-text">
              <RichText html={text} />
            </div>
          </details>
        ))}
      </div>
    );
  },
});
