import { type MouseEvent, useState } from 'react';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';

type Props = { url: string; title: string };

const link =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand underline decoration-line underline-offset-4 hover:decoration-accent';

/** Hands the page's address on: by mail, by the device's own sharing, or to the clipboard. */
function ShareListing({ url, title }: Props) {
  const [said, setSaid] = useState('');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  const share = async (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's dialog is an answer too.
      if ((error as Error).name !== 'AbortError') location.href = mail;
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch {
      setSaid(url);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <a href={mail} onClick={share} className={link}>
        <Icon name="share" />
        Share
      </a>
      <button type="button" onClick={copy} className={`${link} noscript:hidden`}>
        <Icon name="check" className={said ? 'size-5' : 'hidden'} />
        Copy link
      </button>
      <span role="status" className="text-sm text-muted wrap-anywhere">
        {said}
      </span>
    </div>
  );
}

export const ShareListingIsland = island({
  name: 'share-listing',
  component: ShareListing,
  when: 'interaction',
});
