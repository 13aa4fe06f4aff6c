import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { type VideoSource, videoSource } from '#site/block-kit/parts/video-source.ts';
import { Picture, type PictureImage } from '#site/ui/picture.tsx';

const fields = {
  link: {
    kind: 'link',
    to: 'video',
    label: 'Link to the video',
    help: 'From YouTube or Vimeo, or a video that was uploaded to this website (MP4 or WebM). A file on another website opens there.',
  },
  title: { kind: 'text', label: 'What it shows', maxLength: 160 },
  poster: {
    kind: 'media',
    label: 'Picture until it plays',
    help: 'The video service is asked for nothing before somebody presses play, so the picture is ours.',
  },
  start: { kind: 'number', label: 'Begin at', min: 0, max: 36_000, step: 1, unit: 's' },
  place: {
    kind: 'select',
    label: 'Plays',
    options: [
      { value: 'here', label: 'In its place' },
      { value: 'large', label: 'Large, over the page' },
    ],
  },
  ratio: {
    kind: 'select',
    label: 'Shape',
    tab: 'style',
    options: [
      { value: '16 / 9', label: 'Wide, 16 : 9' },
      { value: '4 / 3', label: '4 : 3' },
      { value: '1 / 1', label: 'Square' },
      { value: '9 / 16', label: 'Upright, 9 : 16' },
    ],
  },
  caption: { kind: 'text', label: 'Words below', maxLength: 300 },
} as const satisfies BlockFields;

export type VideoProps = PropsOf<typeof fields>;

/** A film behind a picture of our own: nothing is loaded from outside before a visitor presses play. */
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
            ? 'This link is no video. Use the address of a video at YouTube or Vimeo, or of an MP4 or WebM file.'
            : 'Give the link to a video, and it stands here.'}
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
        {caption && <figcaption className="mt-2.5 text-sm opacity-80">{caption}</figcaption>}
      </figure>
    );
  },
});

/** Without script a link to where the film is; with it, the player takes its place or opens over the page. */
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
          {title || 'Play the video'}
          {source.provider && <span className="font-normal"> from {source.provider}</span>}
        </span>
      </span>
    </a>
  );
}
