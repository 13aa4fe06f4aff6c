import type { ReactNode } from 'react';
import { type AnyBlock, defineBlock, type ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import type { SubjectKind, SubjectOf } from '#site/block-kit/page-subject.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import type { DesignKind } from '#site/features/pages/template-kinds.ts';
import type { IconName } from '#site/ui/icons.tsx';
import { OwnContent } from '#site/ui/in-language.tsx';

/** A block that shows a part of the page its template surrounds, and what such a part is about. */
export type PagePart = { block: AnyBlock; of: readonly SubjectKind[] };

/** A sentence for staff. `on`: the screens that do not show the part, where the note stands in its place. */
export type PartNote = { text: string; on?: 'narrow' | 'wide' };

/** Where the menu of wide screens gives way to the one behind a button. */
const SHOWN_ON = { narrow: 'xl:hidden', wide: 'max-xl:hidden' };

/** Declares one. It draws what the built-in page draws there, from the same data. */
export function pagePart<const Kind extends SubjectKind, const Fields extends BlockFields>({
  of,
  templates,
  missing,
  note,
  draw,
  ...block
}: {
  name: string;
  label: string;
  icon: IconName;
  of: readonly Kind[];
  templates: readonly DesignKind[];
  fields: Fields;
  defaults: PropsOf<Fields>;
  /** Why there is nothing to show, for staff; null where there is something. */
  missing?: (subject: SubjectOf<Kind>) => string | null;
  /** For staff, where the editor's own width may hide it. */
  note?: (props: PropsOf<Fields>) => PartNote | null;
  draw: (
    input: { subject: SubjectOf<Kind>; props: PropsOf<Fields>; now: number } & Pick<
      ViewInput<unknown, unknown>,
      'inner'
    >,
  ) => ReactNode;
}): PagePart {
  const made = defineBlock<Fields, SubjectOf<Kind> | null>({
    ...block,
    templates,
    category: 'page',
    View: ({ props, data: subject, now, editing, inner }) => {
      const nothing = subject ? missing?.(subject) : ELSEWHERE;
      if (!subject || nothing) return <EditorNote editing={editing}>{nothing ?? ELSEWHERE}</EditorNote>;
      const hint = editing ? note?.(props) : null;
      return (
        <>
          {hint && (
            <EditorNote editing className={hint.on && SHOWN_ON[hint.on]}>
              {hint.text}
            </EditorNote>
          )}
          <OwnContent>
            <Drawn draw={() => draw({ subject, props, now, inner })} />
          </OwnContent>
        </>
      );
    },
  });
  // Its own fields and loader shape what reaches its View.
  return { block: made as unknown as AnyBlock, of };
}

/** Draws where its language is known. */
const Drawn = ({ draw }: { draw: () => ReactNode }) => draw();

const ELSEWHERE = 'This block does not work on this kind of page. Visitors see nothing here.';
