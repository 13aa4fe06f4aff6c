/**
 * The player that a link's `data-player` names: a frame of a film service, or a file of ours or another host. It fills
 * its place, and begins as it comes into the page: the visitor pressed play already.
 */
export function makePlayer(link: HTMLElement): HTMLElement {
  const { player = '', playerKind, playerTitle = '' } = link.dataset;
  const element = playerKind === 'file' ? file(player) : frame({ src: player, title: playerTitle });
  element.className = 'block size-full border-0 bg-brand-deep';
  return element;
}

function frame({ src, title }: { src: string; title: string }): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), {
    src,
    title,
    allow: 'autoplay; fullscreen; picture-in-picture; xr-spatial-tracking',
    // The services want to know which website shows the film, and no more.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}

function file(src: string): HTMLVideoElement {
  return Object.assign(document.createElement('video'), {
    src,
    controls: true,
    autoplay: true,
    playsInline: true,
  });
}
