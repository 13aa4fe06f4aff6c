import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import type { Embed } from '#site/features/settings/embeds.ts';
import { Picture } from '#site/ui/picture.tsx';

const fields = {
  link: {
    kind: 'textarea',
    label: 'Link or embed code',
    maxLength: 3000,
    help: 'Of a service that the site settings allow, such as YouTube, Google Maps, Calendly or RateMyAgent.',
  },
  title: {
    kind: 'text',
    label: 'Title',
    maxLength: 160,
    help: 'What it shows. Screen readers name the frame by it.',
  },
  opens: {
    kind: 'select',
    label: 'Show',
    options: [
      { value: 'click', label: 'After a click' },
      { value: 'once', label: 'At once, unless it tracks visitors' },
    ],
  },
  poster: { kind: 'media', label: 'Cover image' },
  height: {
    kind: 'number',
    label: 'Height',
    tab: 'style',
    min: 120,
    max: 2000,
    unit: 'px',
    optional: true,
  },
} as const satisfies BlockFields;

export type EmbedProps = PropsOf<typeof fields>;
export type EmbedData = Embed | { problem: string };

/**
 * What a framed website may do: run its own scripts as itself, send forms, open links in a new tab. It cannot lead the page
 * itself elsewhere.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** Content of another website in a frame. Services that follow visitors are asked for only after a click. */
export const embed = defineBlock<typeof fields, EmbedData>({
  name: 'embed',
  label: 'Embed',
  category: 'content',
  keywords:
    'iframe frame widget youtube vimeo matterport google maps calendly booking ratemyagent reviews 2apply instagram html code',
  hasLoader: true,
  fields,
  defaults: { link: '', title: '', opens: 'click', poster: null, height: null },
  View: ({ props: { title, opens, poster, height }, data, editing, picture }) => {
    if ('problem' in data) return <EditorNote editing={editing}>{data.problem}</EditorNote>;
    const { src, name, tracks } = data;
    const label = title || `Content from ${name}`;
    const cover = picture(poster);
    const isOpen = opens === 'once' && !tracks && !editing;
    return (
      <div
        className="relative grid overflow-hidden rounded-lg border border-line bg-brand-deep"
        // A long title makes it higher until it shows the frame.
        style={{ minHeight: height ?? data.height }}
      >
        {isOpen ? (
          <iframe
            src={src}
            title={label}
            sandbox={SANDBOX}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allow="fullscreen"
            className="block size-full border-0 bg-paper"
          />
        ) : (
          <a
            href={src}
            target="_blank"
            rel="noopener"
            className="group relative grid size-full place-items-center no-underline"
            data-behaviour="embed"
            data-player={src}
            data-player-title={label}
            data-player-sandbox={SANDBOX}
          >
            {cover && (
              <Picture image={{ ...cover, alt: '' }} ratio="fill" className="absolute inset-0 opacity-50" />
            )}
            <span className="relative grid max-w-md justify-items-center gap-3 p-5 text-center wrap-anywhere text-paper">
              <span className="font-display text-xl">{label}</span>
              <span className="rounded-sm bg-paper px-5 py-3 font-semibold text-brand-deep group-hover:bg-sand">
                {`Show content from ${name}`}
              </span>
              <span className="rounded-sm bg-brand-deep/85 px-2 py-1 text-sm">
                {tracks
                  ? `${name} may set cookies and see that you visit this page.`
                  : `${name} sees that you visit this page.`}
              </span>
            </span>
          </a>
        )}
      </div>
    );
  },
});
