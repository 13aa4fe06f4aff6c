import type { CSSProperties } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Picture } from '#site/ui/picture.tsx';

const fields = {
  before: { kind: 'media', label: 'Before image' },
  after: { kind: 'media', label: 'After image' },
  beforeLabel: { kind: 'text', label: 'Before label', maxLength: 30 },
  afterLabel: { kind: 'text', label: 'After label', maxLength: 30 },
  start: {
    kind: 'number',
    label: 'Starting position',
    tab: 'style',
    min: 0,
    max: 100,
    step: 5,
    unit: '%',
  },
  ratio: {
    kind: 'select',
    label: 'Aspect ratio',
    tab: 'style',
    options: [
      { value: '3/2', label: '3:2' },
      { value: '4/3', label: '4:3' },
      { value: '16/9', label: '16:9' },
      { value: '1/1', label: 'Square' },
    ],
  },
  caption: { kind: 'text', label: 'Caption', maxLength: 300 },
} as const satisfies BlockFields;

export type BeforeAfterProps = PropsOf<typeof fields>;

/** Two pictures of one view with an edge to move between them; without JavaScript one above the other. */
export const beforeAfter = defineBlock<typeof fields>({
  name: 'before-after',
  label: 'Before and after',
  category: 'content',
  keywords: 'compare slider renovation staging',
  icon: 'compare',
  fields,
  defaults: {
    before: null,
    after: null,
    beforeLabel: 'Before',
    afterLabel: 'After',
    start: 50,
    ratio: '3/2',
    caption: '',
  },
  View: ({ props, picture, editing }) => {
    const [before, after] = [picture(props.before), picture(props.after)];
    if (!before || !after) {
      return <EditorNote editing={editing}>Choose both images, taken from the same spot.</EditorNote>;
    }
    const { ratio, start, caption, beforeLabel, afterLabel } = props;
    const sizes = '(min-width: 80rem) 74rem, 100vw';
    return (
      <figure>
        <div
          data-behaviour="before-after"
          style={{ '--split': `${start}%` } as CSSProperties}
          className="relative isolate overflow-hidden rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <div className="relative">
            <Picture image={after} ratio={ratio} sizes={sizes} />
            <Label place="end-3" text={afterLabel} />
          </div>
          <div className="absolute inset-0 [clip-path:inset(0_calc(100%_-_var(--split))_0_0)] noscript:relative noscript:mt-2 noscript:[clip-path:none]">
            <Picture image={before} ratio={ratio} sizes={sizes} />
            <Label place="start-3" text={beforeLabel} />
          </div>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-(--split) w-0.5 -translate-x-1/2 bg-paper noscript:hidden"
          >
            <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-paper text-brand shadow-lift">
              <svg viewBox="0 0 24 24" className="fr-icon" aria-hidden="true">
                <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
              </svg>
            </span>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={start}
            aria-label={`How much shows of ${beforeLabel || 'Before'}, in percent`}
            className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y appearance-none bg-transparent opacity-0 noscript:hidden"
          />
        </div>
        {caption && <figcaption className="mt-2.5 text-sm wrap-anywhere opacity-80">{caption}</figcaption>}
      </figure>
    );
  },
});

function Label({ place, text }: { place: string; text: string }) {
  if (!text) return null;
  return (
    <span
      className={`absolute bottom-3 rounded-sm bg-brand-deep/85 px-3 py-1 text-sm font-semibold text-paper ${place}`}
    >
      {text}
    </span>
  );
}
