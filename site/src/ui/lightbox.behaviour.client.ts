import type { Behaviour } from './behaviour.ts';
import { isPlainClick } from './island-loader.client.ts';
import type { Slide } from './lightbox.client.ts';
import { type LightboxChoice, opensLightbox } from './lightbox-link.ts';
import { sizeOf, videoOf } from './lightbox-slide.client.ts';

/**
 * Opens links to pictures and videos in a lightbox: the link itself, or every such link inside the element. Links with
 * the same `data-lightbox-group` form one gallery. Without JavaScript they are plain links.
 */
export const behaviour: Behaviour = {
  start(element) {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainClick(event) || !opens(link)) return;
      event.preventDefault();
      void open(link).catch(() => location.assign(link.href));
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  },
};

async function open(link: HTMLAnchorElement): Promise<void> {
  const group = galleryOf(link);
  const [{ openLightbox }, slides] = await Promise.all([
    import('./lightbox.client.ts'),
    Promise.all(group.map((one, index) => slideOf({ link: one, index, count: group.length }))),
  ]);
  openLightbox({ slides, index: group.indexOf(link) });
}

function galleryOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const { lightboxGroup } = link.dataset;
  if (!lightboxGroup) return [link];
  const all = document.querySelectorAll<HTMLAnchorElement>(
    `a[data-lightbox-group="${CSS.escape(lightboxGroup)}"]`,
  );
  // An endless carousel contains its slides more than once.
  const seen = new Set<string>();
  return [...all].filter(
    (one) =>
      one === link || (opens(one) && one.href !== link.href && !seen.has(one.href) && seen.add(one.href)),
  );
}

function opens(link: HTMLAnchorElement): boolean {
  return opensLightbox({
    href: link.getAttribute('href') ?? '',
    // Attribute of the WordPress page builder, in text that staff pasted.
    choice: (link.dataset.lightbox ?? link.dataset.elementorOpenLightbox) as LightboxChoice | undefined,
    isDownload: link.hasAttribute('download'),
    isVideo: 'player' in link.dataset,
    isSiteWide: !document.querySelector('[data-picture-lightbox="off"]'),
  });
}

async function slideOf({
  link,
  index,
  count,
}: {
  link: HTMLAnchorElement;
  index: number;
  count: number;
}): Promise<Slide> {
  const image = link.querySelector('img');
  const words = link.dataset.lightboxCaption ?? image?.alt ?? '';
  const caption = [count > 1 ? `${index + 1} of ${count}` : '', words].filter(Boolean).join(' · ');
  if ('player' in link.dataset) return { player: videoOf(link), caption };
  return {
    src: link.href,
    srcset: image?.srcset || undefined,
    ...(await sizeOf({ src: link.href, image })),
    alt: image?.alt ?? link.textContent?.trim() ?? '',
    caption,
  };
}
