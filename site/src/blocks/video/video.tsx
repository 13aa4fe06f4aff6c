import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { type VideoSource, videoSource } from '#site/block-kit/parts/video-source.ts';
import { Picture, type PictureImage } from '#site/ui/picture.tsx';

const fields = {
  link: {
    kind: 'link',
    to: 'video',
    label: 'Video link',
    help: 'YouTube, Vimeo or an uploaded video (MP4 or WebM).',
  },
  title: { kind: 'text', label: 'Title', maxLength: 160 },
  poster: {
    kind: 'media',
    label: 'Cover image',
    help: 'Nothing is loaded from the video service until a visitor plays the video.',
  },
  start: { kind: 'number', label: 'Start time', min: 0, max: 36_000, step: 1, unit: 's' },
  place: {
    kind: 'select',
    label: 'Play',
    options: [
      { value: 'here', label: 'On the page' },
      { value: 'large', label: 'In a lightbox' },
    ],
  },
  ratio: {
    kind: 'select',
    label: 'Aspect ratio',
    tab: 'style',
    options: [
      { value: '16 / 9', label: 'Wide, 16:9' },
      { value: '4 / 3', label: '4 : 3' },
      { value: '1 / 1', label: 'Square, 1:1' },
      { value: '9 / 16', label: 'Vertical, 9:16' },
    ],
  },
  caption: { kind: 'text', label: 'Caption', maxLength: 300 },
} as const satisfies BlockFields;

export type VideoProps = PropsOf<typeof fields>;

/** A video behind a picture of our own: nothing is loaded from outside before a visitor clicks play. */
export const video = defineBlock<typeof fields>({
  name: 'video',
  label: 'Video',
  category: 'basic',
  keywords: 'youtube vimeo movie clip player',
  fields,
  defaults: {
    link: null,
    title: '',
    poster: null,
    start: 0,
    place: 'here',
    ratio: '16 / 9',
    caption: '',
  },
  View: ({ id, props, picture, editing }) => {
    const { link, start, caption, ratio } = props;
    const source = link && videoSource({ link: link.href, start });
    if (!source) {
      return (
        <EditorNote editing={editing}>
          {link
            ? 'This link is not a video. Use a link to YouTube, Vimeo, or an MP4 or WebM file.'
            : 'Add a video link.'}
        </EditorNote>
      );
    }
    return (
      <figure>
        <div
          className={`overflow-hidden rounded-lg bg-brand-deep ${ratio === '9 / 16' ? 'mx-auto max-w-sm' : ''}`}
          style={{ aspectRatio: ratio }}
        >
          <Poster id={id} href={link.href} props={props} source={source} poster={picture(props.poster)} />
        </div>
        {caption && <figcaption className="mt-2.5 text-sm wrap-anywhere opacity-80">{caption}</figcaption>}
      </figure>
    );
  },
});

/** Without JavaScript a link to the video; with it, the player takes its place or opens over the page. */
function Poster({
  id,
  href,
  props: { title, place, ratio },
  source,
  poster,
}: {
  id: string;
  href: string;
  props: VideoProps;
  source: VideoSource;
  poster: PictureImage | null;
}) {
  const large = place === 'large';
  const player = source.kind !== 'elsewhere' && {
    'data-behaviour': large ? 'lightbox' : 'video-player',
    'data-player': source.src,
    'data-player-kind': source.kind,
    'data-player-title': title || 'Video',
    'data-player-ratio': ratio,
  };
  const lightbox = player &&
    large && { 'data-lightbox': 'yes', 'data-lightbox-group': id, 'data-lightbox-caption': title };
  return (
    <a
      href={player ? href : source.src}
      className="group relative block size-full no-underline"
      {...player}
      {...lightbox}
    >
      {poster && (
        <Picture
          image={{ ...poster, alt: '' }}
          ratio="fill"
          className="opacity-60"
          sizes="(min-width: 80rem) 74rem, 100vw"
        />
      )}
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center text-paper">
        <span className="grid size-14 place-items-center sm:size-18 rounded-full bg-paper text-brand shadow-lift transition-transform group-hover:scale-105">
          <svg viewBox="0 0 24 24" className="ml-1 size-8" fill="currentColor" aria-hidden="true">
            <path d="M7 4.5v15l12-7.5z" />
          </svg>
        </span>
        <span className="line-clamp-2 rounded-sm bg-brand-deep/85 px-4 py-1.5 font-semibold wrap-anywhere max-sm:text-sm">
          {title || 'Play video'}
          {source.provider && <span className="font-normal"> from {source.provider}</span>}
        </span>
      </span>
    </a>
  );
}
