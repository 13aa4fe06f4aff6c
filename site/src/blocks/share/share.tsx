import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { ShareListingIsland } from '#site/features/listings/page/share-listing.island.tsx';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';

const fields = {
  title: {
    kind: 'text',
    label: 'Title to share',
    help: 'Used as the email subject. Leave empty for the title of a news post, or else the agency’s name.',
    maxLength: 120,
  },
  networks: {
    kind: 'toggle',
    label: 'Show Facebook, LinkedIn, WhatsApp and X',
    help: 'Plain links. Nothing is loaded from these networks until a visitor clicks one.',
  },
} as const satisfies BlockFields;

export type ShareProps = PropsOf<typeof fields>;
export type ShareData = { url: string; title: string };

/** Hands the page on: by the device's own sharing, by mail, to the clipboard, or on a network. */
export const share = defineBlock<typeof fields, ShareData>({
  name: 'share',
  label: 'Share',
  category: 'basic',
  keywords: 'facebook twitter email social',
  hasLoader: true,
  icon: 'share',
  fields,
  defaults: { title: '', networks: true },
  View: ({ props, data: { url, title } }) => (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <ShareListingIsland url={url} title={title} />
      {props.networks && (
        <ul className="flex flex-wrap gap-1">
          {networkLinks({ url, title }).map(({ icon, name, href }) => (
            <li key={icon}>
              <a
                href={href}
                target="_blank"
                rel="noopener nofollow"
                aria-label={`Share on ${name} (opens in a new tab)`}
                className="grid size-11 place-items-center rounded-full hover:text-accent"
              >
                <ChosenIcon name={icon} className="size-5.5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  ),
});

function networkLinks({ url, title }: ShareData) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { icon: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    {
      icon: 'linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { icon: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}` },
    { icon: 'x', name: 'X', href: `https://x.com/intent/tweet?url=${address}&text=${words}` },
  ];
}
