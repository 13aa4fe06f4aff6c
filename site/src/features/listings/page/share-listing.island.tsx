import { useState } from 'react';
import { listingScriptTexts } from '#site/messages/listing-scripts.ts';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';

type Props = {
  url: string;
  title: string;
  /** Where the QR code of the address is, as an image; left out for none. */
  qr?: string;
};

const link =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand underline decoration-line underline-offset-4 hover:decoration-accent';

/** Addresses of other services that take a page: only a visitor's click opens them. */
const services = ({ url, title }: Pick<Props, 'url' | 'title'>) => {
  const [page, text] = [url, `${title} ${url}`].map(encodeURIComponent);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    // The app alone takes a link without a key of one's own.
    { label: 'Messenger', href: `fb-messenger://share/?link=${page}`, className: 'md:hidden' },
    { label: listingScriptTexts().email, href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}` },
  ];
};

/** Hands the page's address on: by the device's own sharing, by the services people use, by copy or by QR code. */
function ShareListing({ url, title, qr }: Props) {
  const texts = listingScriptTexts();
  const [said, setSaid] = useState('');
  const [isOpened, setOpened] = useState(false);
  // Closing the device's own list is an answer too; anything else leaves the links.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.copied);
    } catch {
      setSaid(url);
    }
  };
  return (
    <div className="print:hidden">
      <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary className={`${link} list-none [&::-webkit-details-marker]:hidden`}>
          <Icon name="share" />
          {texts.share}
        </summary>
        <ul className="flex flex-wrap gap-x-5">
          {services({ url, title }).map(({ label, href, className = '' }) => (
            <li key={label} className={className}>
              <a href={href} rel="noopener nofollow" className={`${link} font-medium`}>
                {label}
              </a>
            </li>
          ))}
          <li className="noscript:hidden">
            <button type="button" onClick={copy} className={`${link} font-medium`}>
              {texts.copyLink}
            </button>
          </li>
          {isOpened && 'share' in navigator && (
            <li>
              <button type="button" onClick={share} className={`${link} font-medium`}>
                {texts.moreOptions}
              </button>
            </li>
          )}
        </ul>
        {isOpened && qr && (
          <p className="mt-2 w-max rounded-md border border-line p-2 text-center text-xs text-muted">
            <img src={qr} alt={texts.qrCode} width={144} height={144} className="block" />
            {texts.scan}
          </p>
        )}
      </details>
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
  translated: true,
});
