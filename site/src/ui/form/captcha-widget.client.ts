import { allowLibraryHtml } from '../library-html.client.ts';
import { ownScript } from '../own-html.client.ts';
import type { CaptchaWidget } from './captcha.ts';

type RenderArgs = {
  place: HTMLElement;
  captcha: CaptchaWidget;
  /** Shown if it does not start, in another language than English. */
  failedText?: string;
  /** Called with the response to send with the form. */
  answered: (response: string) => void;
  /** Called when a response has expired. */
  expired: () => void;
  /** Called when there will be no response. */
  failed: () => void;
};

/** A captcha on screen. `restart` after its response was used, `stop` to remove it. */
export type CaptchaControl = { restart: () => void; stop: () => void };

/** A widget that can be restarted and removed. */
type Rendered = { reset: () => void; remove: () => void };

/** Renders the captcha into an element. */
export function renderCaptcha(args: RenderArgs): CaptchaControl {
  const rendered = args.captcha.provider === 'altcha' ? renderOwn(args) : renderService(args);
  let gone = false;
  rendered.catch((error) => {
    console.error('The captcha did not start:', error);
    if (gone) return;
    explain(args);
    args.failed();
  });
  return {
    restart: () => void rendered.then(({ reset }) => reset(), ignore),
    stop: () => {
      gone = true;
      void rendered.then(({ remove }) => remove(), ignore);
    },
  };
}

const ignore = () => undefined;

function explain({ place, failedText }: Pick<RenderArgs, 'place' | 'failedText'>): void {
  place.role = 'alert';
  place.textContent =
    failedText ?? 'The captcha couldn’t be loaded. Reload the page, or call us on the number on this page.';
}

/** The language that an element is in: `vi`, `zh-Hans`. */
const languageAt = (place: HTMLElement): string =>
  place.closest<HTMLElement>('[lang]')?.lang.replace('-AU', '') || 'en';

/** The widget's own texts in the languages of this website, by the name that it has for each. */
const WIDGET_TEXTS: Readonly<Record<string, { name: string; load: () => Promise<unknown> }>> = {
  ar: { name: 'ar', load: () => import('altcha/i18n/ar') },
  vi: { name: 'vi', load: () => import('altcha/i18n/vi') },
  // @ts-expect-error It comes without a declaration.
  'zh-Hans': { name: 'zh-cn', load: () => import('altcha/i18n/zh-cn') },
};

/** Our own: a puzzle fetched from this website that the browser solves without the visitor. */
async function renderOwn({ place, captcha, answered, expired, failed }: RenderArgs): Promise<Rendered> {
  // It writes the line below itself as text.
  allowLibraryHtml();
  const texts = WIDGET_TEXTS[languageAt(place)];
  const [, { default: puzzleWorker }] = await Promise.all([
    import('altcha/external'),
    import('altcha/workers/pbkdf2?worker&url'),
    import('altcha/altcha.css'),
  ]);
  await texts?.load();
  globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(ownScript(puzzleWorker)));
  const widget = document.createElement('altcha-widget');
  widget.addEventListener('statechange', (event) => {
    const { payload, state } = (event as CustomEvent<{ payload?: string | null; state: string }>).detail;
    if (state === 'verified') answered(payload ?? '');
    else if (state === 'expired') expired();
    else if (state === 'error') failed();
  });
  widget.setAttribute('challenge', captcha.puzzleUrl ?? '');
  widget.setAttribute('auto', 'onload');
  widget.setAttribute('language', texts?.name ?? 'en');
  // Names that begin with "_" are never data; the response travels in the form's own field.
  widget.setAttribute('name', '_altcha');
  widget.setAttribute('configuration', JSON.stringify({ hideLogo: true, hideFooter: true }));
  place.replaceChildren(widget);
  return {
    reset: () => {
      widget.reset();
      void widget.verify();
    },
    remove: () => widget.remove(),
  };
}

type ServiceApi = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      callback: (response: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
      language?: string;
    },
  ) => unknown;
  reset: (id: unknown) => void;
};

type Service = { script: string; global: 'turnstile' | 'hcaptcha' | 'grecaptcha' };

/** Where their name for a language is another than ours. */
const SERVICE_LANGUAGES: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN' };

const SERVICES: Record<Exclude<CaptchaWidget['provider'], 'altcha'>, Service> = {
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', global: 'grecaptcha' },
};

/** An external service's widget; all three take the same options but that for the language, which two take in their script. */
async function renderService({ place, captcha, answered, expired, failed }: RenderArgs): Promise<Rendered> {
  const service = SERVICES[captcha.provider as keyof typeof SERVICES];
  const language = SERVICE_LANGUAGES[languageAt(place)] ?? languageAt(place);
  const api = await serviceApi({ ...service, language });
  const spot = document.createElement('div');
  place.replaceChildren(spot);
  const id = api.render(spot, {
    sitekey: captcha.siteKey,
    callback: answered,
    'expired-callback': expired,
    'error-callback': failed,
    ...(captcha.provider === 'turnstile' && language !== 'en' ? { language } : {}),
  });
  return { reset: () => api.reset(id), remove: () => spot.remove() };
}

let loading: Promise<ServiceApi> | undefined;

/** Loads the service's script once for the page; it calls back when it is ready. */
function serviceApi({ script, global, language }: Service & { language: string }): Promise<ServiceApi> {
  loading ??= new Promise<ServiceApi>((resolve, reject) => {
    const globals = window as unknown as Record<string, unknown>;
    globals.frontageCaptchaReady = () => resolve(globals[global] as ServiceApi);
    const element = document.createElement('script');
    const spoken = global === 'turnstile' || language === 'en' ? '' : `&hl=${language}`;
    element.src = `${script}?render=explicit&onload=frontageCaptchaReady${spoken}`;
    element.async = true;
    element.onerror = () => {
      loading = undefined;
      reject(new Error('The captcha service cannot be reached.'));
    };
    document.head.append(element);
  });
  return loading;
}
