import type { Behaviour } from '#site/ui/behaviour.ts';

type Services = Window & { dataLayer?: unknown[]; gtag?: (...args: unknown[]) => void };

/** The first click shows the number and is counted; from then on the link calls. */
export const behaviour: Behaviour = {
  start(element) {
    const onClick = (event: Event) => {
      if ('shown' in element.dataset) return;
      event.preventDefault();
      element.dataset.shown = '';
      count(element.dataset);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  },
};

/** As lead forms are counted: in the page, for services that a visitor has allowed. Whose number, never which. */
function count({ agent, office }: DOMStringMap): void {
  const services: Services = window;
  const about = { ...(agent && { agent_id: agent }), ...(office && { office_id: office }) };
  services.dataLayer ??= [];
  services.dataLayer.push({ event: 'phone_revealed', ...about });
  services.gtag?.('event', 'phone_revealed', about);
}
