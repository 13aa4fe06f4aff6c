import { eachElement } from './each-element.ts';
import { frameAddress, readFrameMessage } from './frame-message.ts';

const script = (document.currentScript ??
  document.querySelector('script[src*="/embed/calculators.js"]')) as HTMLScriptElement | null;

// The page it is in must not notice whatever happens here.
try {
  if (script?.src) start(new URL(script.src).origin);
} catch (error) {
  console.warn('The calculators did not start.', error);
}

/** Shows each calculator in a frame as high as its content. */
function start(provider: string): void {
  const frames = new Set<HTMLIFrameElement>();
  eachElement('[data-frontage-calculator]', (element) => {
    const frame = document.createElement('iframe');
    frame.src = frameAddress({ provider, ...element.dataset });
    frame.title = 'Calculator';
    frame.loading = 'lazy';
    frame.style.cssText = 'display:block;width:100%;height:40rem;border:0';
    element.replaceChildren(frame);
    frames.add(frame);
  });
  addEventListener('message', ({ origin, source, data }) => {
    const message = origin === provider ? readFrameMessage(data) : undefined;
    const frame = message && [...frames].find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    frame.style.height = `${message.height}px`;
    frame.title = message.title;
  });
}
