import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { COLUMNS, columnsField, columnsVars } from '#site/block-kit/parts/per-device.ts';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';
import { fileKind } from './file-kind.ts';

const file = {
  name: { kind: 'text', label: 'Name', maxLength: 160 },
  link: { kind: 'link', label: 'File', help: 'A document, or any address.' },
  note: { kind: 'text', label: 'Description', maxLength: 240 },
} as const satisfies BlockFields;

const fields = {
  files: { kind: 'list', label: 'Files', of: file, itemLabel: 'name', max: 40 },
  columns: columnsField,
} as const satisfies BlockFields;

export type FileListProps = PropsOf<typeof fields>;

/** Documents to open or download, with what kind of file each is. */
export const fileList = defineBlock<typeof fields>({
  name: 'file-list',
  label: 'File list',
  category: 'content',
  keywords: 'documents downloads pdf forms brochure attachments',
  fields,
  defaults: {
    files: [{ name: 'Name of the document', link: null, note: '' }],
    columns: { base: 1 },
  },
  View: ({ props, editing }) => {
    const files = props.files.filter(({ name, link }) => name.trim() && (link || editing));
    if (files.length === 0) return null;
    return (
      <ul className={`${COLUMNS} gap-4`} style={columnsVars(props.columns)}>
        {files.map(({ name, link, note }, index) => {
          const kind = link ? fileKind(link.href) : '';
          return (
            <li key={index} className="flex min-w-0 items-center gap-4 fr-card fr-on-light rounded-md p-4">
              <ChosenIcon name="document" className="size-7 shrink-0 text-accent" />
              <span className="min-w-0 wrap-anywhere">
                <BlockLink link={link} className="font-semibold underline underline-offset-4 wrap-anywhere">
                  {name}
                  {kind && ` (${kind})`}
                </BlockLink>
                {note && <span className="mt-0.5 block text-sm wrap-anywhere">{note}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    );
  },
});
