import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { textOn } from '#site/block-kit/parts/text-on.ts';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';

const fields = {
  text: { kind: 'text', label: 'Text', maxLength: 240 },
  link: { kind: 'link', label: 'Link' },
  more: { kind: 'text', label: 'Link text', maxLength: 60 },
  icon: { kind: 'icon', label: 'Icon' },
  from: { kind: 'date', label: 'Show from', help: 'Leave empty to show it at once.', time: true },
  until: {
    kind: 'date',
    label: 'Show until',
    help: 'Leave empty to show it until you remove it.',
    time: true,
  },
  colour: { kind: 'colour', label: 'Background colour', tab: 'style' },
} as const satisfies BlockFields;

export type AnnouncementBarProps = PropsOf<typeof fields>;
/** Whether it is its time. */
export type AnnouncementBarData = { isShown: boolean };

/** One line across the page, for as long as it is true. */
export const announcementBar = defineBlock<typeof fields, AnnouncementBarData>({
  name: 'announcement-bar',
  label: 'Announcement bar',
  category: 'content',
  keywords: 'notice alert message banner top strip news',
  hasLoader: true,
  icon: 'bell',
  fields,
  defaults: {
    text: 'Write here what visitors should know today.',
    link: null,
    more: 'Read more',
    icon: '',
    from: '',
    until: '',
    colour: 'brand-deep',
  },
  View: ({ props: { text, link, more, icon, colour }, data, editing }) => {
    if (!text.trim() || !(data.isShown || editing)) return null;
    return (
      <div className={`fr-band ${textOn([colour])}`} style={{ backgroundColor: cssColour(colour) }}>
        <p className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-4 gap-y-1 px-5 py-3 text-center wrap-anywhere md:px-8">
          <ChosenIcon name={icon} className="size-5" />
          <span className="min-w-0">{text}</span>
          {link && more && (
            <BlockLink link={link} className="font-semibold underline underline-offset-4">
              {more}
            </BlockLink>
          )}
        </p>
        {!data.isShown && (
          <EditorNote editing={editing}>Visitors don’t see this now: it is not its time.</EditorNote>
        )}
      </div>
    );
  },
});
