import { FORM_EVENT, type FormEvent, heldFormEvents } from '#site/ui/form/form-events.ts';
import { namesVisitor, trackedEvent } from './form-tracking.ts';

/** What the agency measures with, by the services' own ids. */
export type MeasurementIds = { gtagId: string | null; metaPixelId: string | null };

type Services = Window & {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
  fbq?: Fbq;
  _fbq?: Fbq;
};
type Fbq = ((...args: unknown[]) => void) & {
  callMethod?: (...args: unknown[]) => void;
  queue: unknown[][];
  push?: Fbq;
  loaded?: boolean;
  version?: string;
};

const page = () => window as Services;

/**
 * Puts what happens to forms into `dataLayer`, which stays in the page; services read it once a visitor has allowed
 * them. What happened before this script was there is made up for.
 */
export function trackForms(): () => void {
  const track = (detail: FormEvent) => {
    const { event, ...params } = trackedEvent(detail);
    page().dataLayer ??= [];
    page().dataLayer?.push({ event, ...params });
    page().gtag?.('event', event, params);
    if (event === 'generate_lead') page().fbq?.('track', 'Lead', { content_name: params.form_key });
  };
  for (const detail of heldFormEvents()) track(detail);
  const heard = (event: Event) => track((event as CustomEvent<FormEvent>).detail);
  document.addEventListener(FORM_EVENT, heard);
  return () => document.removeEventListener(FORM_EVENT, heard);
}

let started = false;

/** Loads the services; only after the visitor has allowed them, and never where the address says who that is. */
export function startServices({ gtagId, metaPixelId }: MeasurementIds): void {
  if (started || namesVisitor(location.href) || namesVisitor(document.referrer)) return;
  started = true;
  if (gtagId) startGtag(gtagId);
  if (metaPixelId) startPixel(metaPixelId);
}

function startGtag(id: string): void {
  const services = page();
  services.dataLayer ??= [];
  const { dataLayer } = services;
  services.gtag = function gtag() {
    // Google's script takes the arguments object itself and leaves arrays alone.
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  };
  services.gtag('js', new Date());
  services.gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function startPixel(id: string): void {
  const services = page();
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args);
      else fbq.queue.push(args);
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  services.fbq = fbq;
  services._fbq = fbq;
  // Without this the pixel reads buttons and fields of the page by itself.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  fbq('track', 'PageView');
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
