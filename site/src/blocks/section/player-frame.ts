import type { Playing } from './background-control.ts';
import { type VideoSpan, videoStep } from './background-state.ts';
import { talkOf } from './player-talk.ts';

/** How often a player is asked to answer until it does. */
const POLL = 350;

/**
 * A player of YouTube or Vimeo in a frame, spoken to by messages: their own scripts are never loaded into this page.
 */
export function framedPlayer({
  address,
  span,
  onPlaying,
}: {
  address: string;
  span: VideoSpan;
  onPlaying: () => void;
}): { element: HTMLElement; playing: Playing; leave: () => void } {
  const { origin } = new URL(address);
  const talk = talkOf(span.kind);
  const element = document.createElement('iframe');
  const leaving = new AbortController();
  let done = false;
  let wanted = false;
  let loaded = false;
  const say = (words: object) => {
    // Before that there is nobody of this origin to hear it, which browsers report as an error.
    if (loaded) element.contentWindow?.postMessage(JSON.stringify(words), origin);
  };
  const poll = setInterval(() => talk.hello.forEach(say), POLL);

  addEventListener(
    'message',
    ({ source, origin: from, data }) => {
      if (source !== element.contentWindow || from !== origin) return;
      clearInterval(poll);
      const moment = talk.read(data);
      if (!moment) return;
      if (moment.playing || moment.seconds > span.start) onPlaying();
      const step = videoStep({ span, ...moment });
      if (step === 'play' || done) return;
      done = step === 'stop';
      for (const words of done ? talk.pause : talk.again(span.start)) say(words);
    },
    { signal: leaving.signal },
  );
  // It starts by itself; one that nobody sees yet is stopped as soon as it listens.
  element.addEventListener('load', () => {
    loaded = true;
    talk.hello.forEach(say);
    if (!wanted) talk.pause.forEach(say);
  });
  element.allow = 'autoplay; encrypted-media';
  element.tabIndex = -1;
  element.title = 'Background video';
  element.src = address;
  return {
    element,
    playing: {
      play: () => {
        wanted = true;
        if (!done) talk.play.forEach(say);
      },
      pause: () => {
        wanted = false;
        talk.pause.forEach(say);
      },
    },
    leave: () => {
      leaving.abort();
      clearInterval(poll);
    },
  };
}
