import { FORM_EVENT, type FormEvent, heldFormEvents } from '#site/ui/form/form-events.ts';
import { namesVisitor, trackedEvent } from './form-tracking.ts';

/** The ids of the agency's measurement services. */
export type MeasurementIds = {
  gtagId: string | null;
  googleAdsId: string | null;
  tagManagerId: string | null;
  metaPixelId: string | null;
};

type Services = Window & {
  /** Read by tag managers. */
  dataLayer?: unknown[];
  /** Read by Google's tag. */
  frontageGtag?: unknown[];
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
 * Adds form events to `dataLayer`, which stays in the page; services read it once a visitor has agreed. Events from
 * before this script loaded are added too.
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

/** Loads the services: only after consent, and never on a URL that identifies the visitor. */
export function startServices({ gtagId, googleAdsId, tagManagerId, metaPixelId }: MeasurementIds): void {
  if (started || namesVisitor(location.href) || namesVisitor(document.referrer)) return;
  started = true;
  const tags = [gtagId, googleAdsId].filter((id) => id !== null);
  if (tags.length > 0) startGtag(tags);
  if (tagManagerId) startTagManager(tagManagerId);
  if (metaPixelId) startPixel(metaPixelId);
}

/**
 * Google's tag for each of these ids. Its queue has a name of its own: in `dataLayer` a tag manager would count its
 * events twice.
 */
function startGtag(ids: readonly string[]): void {
  const services = page();
  const queue: unknown[] = [];
  services.frontageGtag = queue;
  services.gtag = function gtag() {
    // Google's script takes the arguments object itself and leaves arrays alone.
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  services.gtag('js', new Date());
  for (const id of ids) services.gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${ids[0]}&l=frontageGtag`);
}

function startTagManager(id: string): void {
  const services = page();
  services.dataLayer ??= [];
  services.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
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
  // Without this the pixel reads buttons and fields of the page automatically.
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
