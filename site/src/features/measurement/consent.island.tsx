import { useEffect, useRef, useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { island } from '#site/ui/island.tsx';
import { type MeasurementIds, startServices, trackForms } from './services.client.ts';

/** The visitor's answer, kept in this browser until they change it. */
const KEY = 'frontage:measurement';
/** Asks again, for whoever has changed their mind: a link to it can stand in any text. */
const ASK_HASH = '#measurement';

function MeasurementConsent({ note, ...ids }: MeasurementIds & { note: string }) {
  const [asking, setAsking] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const { gtagId, googleAdsId, tagManagerId, metaPixelId } = ids;
  useEffect(() => {
    const answer = storedAnswer();
    if (answer === 'yes') startServices({ gtagId, googleAdsId, tagManagerId, metaPixelId });
    const ask = () => location.hash === ASK_HASH && setAsking(true);
    if (!answer) setAsking(true);
    ask();
    addEventListener('hashchange', ask);
    const stop = trackForms();
    return () => {
      removeEventListener('hashchange', ask);
      stop();
    };
  }, [gtagId, googleAdsId, tagManagerId, metaPixelId]);

  useEffect(() => (asking && banner.current ? makeRoomFor(banner.current) : undefined), [asking]);

  const answer = (chosen: 'yes' | 'no') => {
    const before = storedAnswer();
    store(chosen);
    setAsking(false);
    if (location.hash === ASK_HASH)
      history.replaceState(history.state, '', location.pathname + location.search);
    if (chosen === 'yes') startServices({ gtagId, googleAdsId, tagManagerId, metaPixelId });
    // What is loaded cannot be unloaded; a fresh page loads nothing.
    else if (before === 'yes') location.reload();
  };

  if (!asking) return null;
  return (
    <section
      ref={banner}
      aria-label="Analytics"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper shadow-lift"
    >
      <div className="mx-auto flex max-w-page flex-col gap-4 px-5 py-4 md:flex-row md:items-center md:px-8">
        <p className="flex-1 text-sm">{note}</p>
        <div className="flex gap-3 whitespace-nowrap">
          <Button variant="outline" size="sm" className="flex-1" onClick={() => answer('no')}>
            No, thanks
          </Button>
          <Button variant="outline" size="sm" className="flex-1" onClick={() => answer('yes')}>
            Allow
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * Tells the page how much of its foot the banner covers (site.css), so that nothing stays behind it: the page can be
 * scrolled that much further, and what gets the focus stops above it.
 */
function makeRoomFor(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sized = new ResizeObserver(() => {
    const { top, height } = banner.getBoundingClientRect();
    style.setProperty('--covered-foot', `${Math.ceil(height)}px`);
    // It may have come up over what has the focus already. What is out of sight anyway stays there.
    const focused = document.activeElement;
    if (!focused || focused === document.body || banner.contains(focused)) return;
    const place = focused.getBoundingClientRect();
    if (place.bottom > top && place.top < innerHeight) focused.scrollIntoView({ block: 'nearest' });
  });
  sized.observe(banner);
  return () => {
    sized.disconnect();
    style.removeProperty('--covered-foot');
  };
}

function storedAnswer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where nothing can be kept, a visitor is asked on each page, and not measured until they allow it.
    return null;
  }
}

function store(chosen: string): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // As above.
  }
}

/** Asks once whether the services of the agency's settings may measure, and tells them what happens to forms. */
export const Consent = island({ name: 'consent', component: MeasurementConsent, when: 'idle' });
