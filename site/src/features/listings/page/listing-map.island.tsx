import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import type { Pin } from './draw-map.client.ts';

type Props = {
  /** At least one. */
  pins: Pin[];
  /** What the map shows: the address of its one pin, or how many there are. */
  label: string;
  styleUrl: string;
};

/** A place that becomes a map when a visitor asks for it; until then no other company is told about the visit. */
function ListingMap({ pins, label, styleUrl }: Props) {
  const [asked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<'shown' | 'failed'>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = box.current;
    if (!asked || !container) return;
    let left = false;
    let remove: (() => void) | undefined;
    import('./draw-map.client.ts')
      .then(({ drawMap }) => drawMap({ container, pins, styleUrl }))
      .then((map) => {
        if (left) return map.remove();
        remove = map.remove;
        setOutcome('shown');
      })
      .catch((error: unknown) => {
        console.error('The map did not load:', error);
        setAsked(false);
        setOutcome('failed');
      });
    return () => {
      left = true;
      remove?.();
    };
  }, [asked, pins, styleUrl]);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOutcome(undefined);
    setAsked(true);
  };
  const shown = outcome === 'shown';
  return (
    <div className="relative isolate h-80 overflow-hidden rounded-lg bg-brand-soft md:h-[26rem]">
      {!shown && <Streets />}
      <div className="absolute inset-0">
        <div ref={box} className="size-full" />
      </div>
      {!shown && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 px-6 text-center">
          <Icon name="pin" className="size-12 text-accent" />
          <p className="rounded-sm bg-paper/90 px-3 py-1 font-semibold">{label}</p>
          <a href={outsideMap(pins)} onClick={show} className={buttonStyle({ variant: 'primary' })}>
            {asked ? 'Loading map…' : 'Show map'}
          </a>
          <p role="status" className="text-sm">
            {outcome === 'failed' && 'The map couldn’t be loaded. Try again in a minute.'}
          </p>
        </div>
      )}
    </div>
  );
}

/** The first place on a map of its own, for who has no script. */
function outsideMap([first]: Pin[]): string {
  const { latitude = 0, longitude = 0 } = first ?? {};
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** A drawn quarter of no particular town. */
function Streets() {
  return (
    <svg
      className="absolute inset-0 size-full text-paper"
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path strokeWidth="16" d="M-20 300 Q300 220 820 330M180 -20 Q220 200 120 420M560 -20 L610 420" />
      <path
        strokeWidth="8"
        d="M-20 120 L820 60M-20 210 L820 190M330 -20 L370 420M450 -20 L470 420M700 -20 L730 420M40 -20 L10 420"
      />
    </svg>
  );
}

export const ListingMapIsland = island({ name: 'listing-map', component: ListingMap, when: 'interaction' });
