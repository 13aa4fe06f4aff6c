import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { listingScriptTexts } from '#site/messages/listing-scripts.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { Pin } from './draw-map.client.ts';

/** A picture of the map, and where each pin stands in it: px of a picture of {@link PICTURE}. */
export type PinsPicture = { src: string; marks: [left: number, top: number][] };

/** Places on a map, and what is shown until the map is. */
export type ListingMapProps = {
  /** At least one. */
  pins: Pin[];
  /** What the map shows: the address of its one pin, or how many there are. */
  label: string;
  styleUrl: string;
  /** Until the map is asked for; without it a card names the place. */
  picture?: PinsPicture | null;
};

const PICTURE = { width: 640, height: 320 };

/** A place that becomes a map when a visitor asks for it; until then no other company is told about the visit. */
function ListingMap({ pins, label, styleUrl, picture }: ListingMapProps) {
  const texts = listingScriptTexts();
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
    <div
      className={`relative isolate overflow-hidden rounded-lg bg-brand-soft ${picture || asked ? 'h-80 md:h-[26rem]' : ''}`}
    >
      {picture && !shown && <Preview pins={pins} picture={picture} label={label} />}
      {asked && (
        <div className="absolute inset-0">
          <div ref={box} className="size-full" />
        </div>
      )}
      {!shown && (
        <div
          className={
            picture
              ? 'absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-paper/90 px-4 py-3'
              : 'flex flex-wrap items-center gap-x-6 gap-y-4 p-6'
          }
        >
          <p className="flex min-w-0 items-start gap-3 font-semibold wrap-anywhere">
            {!picture && <Icon name="pin" className="size-6 shrink-0 text-accent" />}
            {pins.length > 1 ? label : <WrittenText text={label} />}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <a
              href={outsideMap(pins)}
              onClick={show}
              className={buttonStyle({ variant: 'primary', size: 'sm' })}
            >
              {asked ? texts.loadingMap : texts.showMap}
            </a>
            <p role="status" className="text-sm">
              {outcome === 'failed' && texts.mapFailed}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

/** The picture with its pins. The middle of it is in sight however wide the page is. */
function Preview({
  pins,
  picture: { src, marks },
  label,
}: {
  pins: Pin[];
  picture: PinsPicture;
  label: string;
}) {
  const [only] = marks;
  return (
    <>
      <img
        src={src}
        {...PICTURE}
        alt={listingScriptTexts().map(label)}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <svg
        className="absolute inset-0 size-full text-accent"
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {marks.length === 1 && only ? (
          <path
            transform={`translate(${only[0]} ${only[1]})`}
            d="M0 0c-9-11-13-17-13-23a13 13 0 0 1 26 0c0 6-4 12-13 23Zm0-18a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z"
            fill="currentColor"
            fillRule="evenodd"
            stroke="#fff"
          />
        ) : (
          marks.map(([left, top], index) => (
            <g key={`${left} ${top} ${pins[index]?.label}`} transform={`translate(${left} ${top})`}>
              <circle r={pins[index]?.number ? 11 : 6} fill="currentColor" stroke="#fff" strokeWidth="2" />
              {pins[index]?.number && (
                <text textAnchor="middle" dy="0.35em" fontSize="12" fontWeight="600" fill="#fff">
                  {pins[index]?.number}
                </text>
              )}
            </g>
          ))
        )}
      </svg>
    </>
  );
}

/** The first place on a map of its own, for who has no script. */
function outsideMap([first]: Pin[]): string {
  const { latitude = 0, longitude = 0 } = first ?? {};
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

export const ListingMapIsland = island({
  name: 'listing-map',
  component: ListingMap,
  when: 'interaction',
  translated: true,
});
