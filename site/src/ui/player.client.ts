/**
 * The player of a link's `data-player`: an iframe of a video service, or a video file. It fills its container and
 * starts at once, because the visitor has clicked play.
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
    // The services need the website's origin, and nothing more.
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
