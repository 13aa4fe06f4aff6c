import type { Behaviour } from '#site/ui/behaviour.ts';
import { controlled, offerPause, type Playing, savesData, wantsStillness } from './background-control.ts';
import { playerAddress, playsOn, type VideoSpan, videoStep } from './background-state.ts';
import { framedPlayer } from './player-frame.ts';

/** Plays a video behind a section, in place of its picture. Nothing is loaded before the section comes near. */
export const behaviour: Behaviour = {
  start: (section) => {
    const place = section.querySelector<HTMLElement>(':scope > .fr-background [data-background-video]');
    if (!place || wantsStillness() || savesData()) return undefined;
    const { video = '', backgroundVideo, start, end, once, onMobile, privacy } = place.dataset;
    if (!playsOn({ width: innerWidth, onMobile: onMobile !== undefined })) return undefined;
    const span: VideoSpan = {
      kind: backgroundVideo === 'youtube' || backgroundVideo === 'vimeo' ? backgroundVideo : 'hosted',
      start: Number(start ?? 0),
      end: end === undefined ? null : Number(end),
      playOnce: once !== undefined,
    };
    const address = playerAddress({
      span,
      id: video,
      privacy: privacy !== undefined,
      origin: location.origin,
    });
    const onPlaying = () => {
      place.toggleAttribute('data-playing', true);
      offerPause(section);
    };
    const { element, playing, leave } = address
      ? framedPlayer({ address, span, onPlaying })
      : filePlayer({ file: video, span, onPlaying });
    place.append(element);
    const release = controlled({ section, playing });
    return () => {
      release();
      leave();
      element.remove();
      place.removeAttribute('data-playing');
    };
  },
};

function filePlayer({ file, span, onPlaying }: { file: string; span: VideoSpan; onPlaying: () => void }): {
  element: HTMLElement;
  playing: Playing;
  leave: () => void;
} {
  const element = document.createElement('video');
  let done = false;
  const check = () => {
    const step = videoStep({ span, seconds: element.currentTime, ended: element.ended });
    if (step === 'play') return;
    if (step === 'stop') {
      done = true;
      element.pause();
      return;
    }
    element.currentTime = span.start;
    if (element.ended) void element.play().catch(() => undefined);
  };
  element.muted = true;
  element.playsInline = true;
  element.tabIndex = -1;
  element.addEventListener('playing', onPlaying, { once: true });
  element.addEventListener('timeupdate', check);
  element.addEventListener('ended', check);
  element.src = span.start > 0 ? `${file}#t=${span.start}` : file;
  return {
    element,
    playing: {
      // A browser that plays nothing by itself leaves the picture.
      play: () => {
        if (!done) void element.play().catch(() => undefined);
      },
      pause: () => element.pause(),
    },
    leave: () => element.removeAttribute('src'),
  };
}
