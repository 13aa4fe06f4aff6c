import { useEffect, useRef, useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { island } from '#site/ui/island.tsx';
import { type MeasurementIds, startServices, trackForms } from './services.client.ts';

/** The visitor's answer, stored in this browser until they change it. */
const KEY = 'frontage:measurement';
/** Shows the banner again for visitors who changed their mind: any text can link to this hash. */
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
    // Loaded scripts cannot be unloaded; a reload starts without them.
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
 * Sets how much of the bottom of the page the banner covers (site.css), so that nothing stays behind it: the page can be
 * scrolled that much further, and focused elements stop above it.
 */
function makeRoomFor(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sized = new ResizeObserver(() => {
    const { top, height } = banner.getBoundingClientRect();
    style.setProperty('--covered-foot', `${Math.ceil(height)}px`);
    // The banner may cover the focused element. An element that is out of view stays there.
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
    // Without storage a visitor is asked on each page, and not measured until they agree.
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

/** Asks once for consent to the agency's measurement services, and reports form events to them. */
export const Consent = island({ name: 'consent', component: MeasurementConsent, when: 'idle' });
