import type { WatchedPage } from '../engine/triggers.ts';
import { firstFound } from './selectors.client.ts';

const BAIT_CLASSES = 'ad ads ad-box ad-banner adsbox adsbygoogle banner-ads';

/** The page in this browser, for triggers. */
export const watchedPage: WatchedPage = {
  on(event, listener) {
    const target: EventTarget = event === 'scroll' ? window : document.documentElement;
    const heard = (happened: Event) => listener(happened as MouseEvent);
    target.addEventListener(event, heard, { passive: true });
    return () => target.removeEventListener(event, heard);
  },
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  seen(selector, run) {
    const element = firstFound(selector);
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) run();
    });
    observer.observe(element);
    return () => observer.disconnect();
  },
  scroll: () => ({ top: scrollY, most: document.documentElement.scrollHeight - innerHeight }),
  bait(id) {
    const element = document.createElement('div');
    element.id = id;
    element.className = BAIT_CLASSES;
    element.ariaHidden = 'true';
    // Visible to an ad blocker but not to people, and without any layout shift.
    element.style.cssText =
      'position:fixed;bottom:0;left:0;width:1px;height:1px;opacity:0;pointer-events:none';
    document.body.append(element);
    return {
      isGone: () => !element.isConnected || element.offsetHeight === 0,
      remove: () => element.remove(),
    };
  },
  random: Math.random,
};
