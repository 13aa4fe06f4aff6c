import type { CSSProperties, ReactNode } from 'react';
import type { MediaValue } from '#site/block-kit/fields.ts';
import {
  backgroundRoom,
  type MotionStyle,
  mouseMotion,
  scrollMotion,
} from '#site/block-kit/motion/motion-style.ts';
import { cssColour } from '#site/block-kit/parts/colour.ts';
import { videoId, videoKind } from '#site/block-kit/parts/video-link.ts';
import { Picture, type PictureImage } from '#site/ui/picture.tsx';
import type { SectionProps } from './section-fields.ts';

type FindPicture = (value: MediaValue) => PictureImage | null;

/** On phones a section is higher than wide, and a wide picture in it is cut at the sides. */
const BACKGROUND_SIZES = '(max-width: 48rem) 150vw, 100vw';

/** Whether something on the background moves without being asked, so that visitors must be able to stop it. */
export function startsByItself({ background, video, slideshow }: SectionProps): boolean {
  const link = video.link?.href ?? '';
  if (background === 'video') return videoKind(link) === 'hosted' ? isOurs(link) : videoId(link) !== null;
  return background === 'slideshow' && slideshow.pictures.length > 1;
}

/** Pictures behind a section: one, the one before a video, or a slideshow; with their shade. */
export function SectionBackground({
  props,
  picture,
  editing,
}: {
  props: SectionProps;
  picture: FindPicture;
  editing: boolean;
}) {
  const layer = layerOf(props, picture);
  if (!layer) return null;
  const { backgroundMotion, overlay, overlayOpacity, shade } = props;
  const colour = cssColour(overlay);
  return (
    <div className="fr-background" aria-hidden="true">
      {editing ? layer : <MovingBackground motion={backgroundMotion}>{layer}</MovingBackground>}
      {colour && overlayOpacity > 0 && (
        <div
          className={`fr-shade-${shade}`}
          style={{ '--fr-shade': colour, opacity: overlayOpacity / 100 } as CSSProperties}
        />
      )}
    </div>
  );
}

/** Stops and starts what moves behind a section. It shows once there is something to stop. */
export function PauseButton() {
  return (
    <button
      type="button"
      hidden
      data-background-pause
      aria-pressed="false"
      className="absolute right-4 bottom-4 z-20 grid size-11 place-items-center rounded-full bg-brand-deep/70 text-paper hover:bg-brand-deep [&[hidden]]:hidden"
    >
      <span className="sr-only">Pause background</span>
      <svg viewBox="0 0 24 24" className="fr-icon" aria-hidden="true">
        <path d="M9 6v12M15 6v12" />
      </svg>
    </button>
  );
}

function layerOf(props: SectionProps, picture: FindPicture): ReactNode {
  const focal = { x: props.focalX, y: props.focalY };
  if (props.background === 'slideshow') return <Slides props={props} picture={picture} />;
  if (props.background !== 'image' && props.background !== 'video') return null;
  const image = picture(props.image);
  const poster = image && (
    <Picture
      image={{ ...image, alt: '' }}
      ratio="fill"
      sizes={BACKGROUND_SIZES}
      focal={focal}
      priority={props.first}
      className="absolute inset-0"
    />
  );
  return props.background === 'image' || !startsByItself(props) ? (
    poster
  ) : (
    <>
      {poster}
      <BackgroundVideo video={props.video} />
    </>
  );
}

/** Says what plays; the behaviour puts the player here when the section comes near. */
function BackgroundVideo({ video }: Pick<SectionProps, 'video'>) {
  const { start, end, playOnce, playOnMobile, privacyMode } = video;
  const link = video.link?.href ?? '';
  const kind = videoKind(link);
  return (
    <div
      className="fr-background-video"
      data-background-video={kind}
      data-video={kind === 'hosted' ? link : videoId(link)}
      data-start={start || undefined}
      data-end={end ?? undefined}
      data-once={playOnce || undefined}
      data-on-mobile={playOnMobile || undefined}
      data-privacy={privacyMode || undefined}
    />
  );
}

function Slides({ props, picture }: { props: SectionProps; picture: FindPicture }) {
  const {
    pictures,
    loop,
    slideDuration,
    transitionDuration,
    transition,
    kenBurns,
    kenBurnsDirection,
    lazyload,
  } = props.slideshow;
  const images = pictures.flatMap((item) => picture(item.picture) ?? []);
  if (images.length === 0) return null;
  const style = {
    '--fr-td': `${transitionDuration}ms`,
    '--fr-kd': `${slideDuration + 2 * transitionDuration}ms`,
  } as CSSProperties;
  return (
    <div
      className={`fr-slides fr-slides-${transition.replace('_', '-')} ${kenBurns ? `fr-zoom-${kenBurnsDirection}` : ''}`}
      style={style}
      data-background-slides
      data-duration={slideDuration}
      data-loop={loop || undefined}
    >
      {images.map((image, at) => (
        // The same picture may come twice, and slides never change places.
        <div key={at} className="fr-slide" data-slide={at === 0 ? 'in' : 'waiting'}>
          <Slide
            image={image}
            later={lazyload && at > 0}
            priority={props.first && at === 0}
            focal={{ x: props.focalX, y: props.focalY }}
          />
        </div>
      ))}
    </div>
  );
}

/** A picture of a slideshow; one whose turn comes later has its address where only the behaviour looks. */
function Slide({
  image,
  later,
  priority,
  focal,
}: {
  image: PictureImage;
  later: boolean;
  priority: boolean;
  focal: { x: number; y: number };
}) {
  if (!later)
    return (
      <Picture
        image={{ ...image, alt: '' }}
        ratio="fill"
        sizes={BACKGROUND_SIZES}
        focal={focal}
        priority={priority}
      />
    );
  return (
    <img
      alt=""
      width={image.width}
      height={image.height}
      data-src={image.src}
      data-srcset={image.srcset || undefined}
      sizes={image.srcset ? BACKGROUND_SIZES : undefined}
      decoding="async"
      className="block h-full w-full object-cover"
      style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
    />
  );
}

function MovingBackground({
  motion,
  children,
}: {
  motion: SectionProps['backgroundMotion'];
  children: ReactNode;
}) {
  const layers = [mouseMotion(motion, 'background'), scrollMotion(motion, 'background')];
  const moved = layers.reduce(
    (inner: ReactNode, layer) => (layer ? <BackgroundLayer motion={layer}>{inner}</BackgroundLayer> : inner),
    children,
  );
  return (
    <div className="absolute inset-0" style={backgroundRoom(motion)}>
      {moved}
    </div>
  );
}

const BackgroundLayer = ({ motion, children }: { motion: MotionStyle; children: ReactNode }) => (
  <div
    className={`absolute inset-0 ${motion.className}`}
    style={motion.style}
    data-behaviour={motion.behaviour}
  >
    {children}
  </div>
);

/** Whether a file is this website's own: nothing else may be played, and nothing else is asked for. */
const isOurs = (link: string): boolean => /^\/(?![/\\])/.test(link);
