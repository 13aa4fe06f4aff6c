import { type MouseEvent, useState } from 'react';
import { listingScriptTexts } from '#site/messages/listing-scripts.ts';
import { island } from '#site/ui/island.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { PublicImage } from '../public/public-listing.ts';

type Props = {
  /** The player's address. */
  src: string;
  /** Where the link leads without JavaScript. */
  href: string;
  title: string;
  action: string;
  /** The company that is told about the visit once it plays. */
  provider: string;
  picture: PublicImage | null;
};

/** A video or tour behind our own picture: nothing is requested from its host before a visitor clicks play. */
function EmbedFrame({ src, href, title, action, provider, picture }: Props) {
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className="relative aspect-video overflow-hidden rounded-lg bg-brand-deep">
      {playing ? (
        <iframe
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking"
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <a href={href} onClick={play} className="group absolute inset-0 block no-underline">
          {picture && (
            <Picture
              image={{ ...picture, alt: '' }}
              ratio="fill"
              className="opacity-60"
              sizes="(min-width: 64rem) 50rem, 100vw"
            />
          )}
          <span className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-center text-paper">
            <span className="grid size-18 place-items-center rounded-full bg-paper text-brand shadow-lift transition-transform group-hover:scale-105">
              <svg viewBox="0 0 24 24" className="ml-1 size-8" fill="currentColor" aria-hidden="true">
                <path d="M7 4.5v15l12-7.5z" />
              </svg>
            </span>
            <span className="rounded-sm bg-brand-deep/85 px-4 py-1.5 font-semibold">
              {action} <span className="font-normal">{listingScriptTexts().from(provider)}</span>
            </span>
          </span>
        </a>
      )}
    </div>
  );
}

export const EmbedFrameIsland = island({
  name: 'embed-frame',
  component: EmbedFrame,
  when: 'interaction',
  translated: true,
});
