/**
 * An action of a link on the page instead of a target. It is stored in the link's address as
 * `#frontage-action:{name}:{settings}` with settings as base64url of JSON. Content from WordPress has the page builder's
 * own `#elementor-action:action={name}&settings={base64 of JSON}`, percent-encoded.
 */
export type Action =
  | { name: 'lightbox'; url: string; title?: string; description?: string }
  | { name: 'popup:open'; id: string; toggle: boolean }
  | { name: 'popup:close'; doNotShowAgain: boolean }
  | { name: 'off_canvas:open' | 'off_canvas:close' | 'off_canvas:toggle'; id: string }
  | { name: 'reload-page' };

/** The maximum length of the hash in characters; longer ones are ignored. */
const MAX_LENGTH = 4_096;
const MAX_TEXT = 500;
/** A path of this website or an http(s) URL; never script, data or a protocol-relative address. */
const ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;

/**
 * The action of a link's hash (with `#`) or of a popup's address; undefined if it is unknown, damaged, too long or
 * invalid.
 */
export function readAction(address: string): Action | undefined {
  if (address.length > MAX_LENGTH) return undefined;
  const [, popup] = /^\/popups\/([^/?#]+)$/.exec(address) ?? [];
  if (popup) return actionOf({ name: 'popup:open', settings: { id: popup } });
  const named = address.startsWith('#frontage') ? readOurs(address) : readWordPress(address);
  return named && actionOf(named);
}

/** The hash of an action, for the `href` of a link. */
export function writeAction({ name, ...settings }: Action): string {
  const texts = Object.keys(settings).length ? `:${base64url(JSON.stringify(settings))}` : '';
  return `#frontage-action:${name}${texts}`;
}

/**
 * The href of a link with an action, which also works without JavaScript: the popup as a page, or the panel's place on
 * this one. Any other address stays the same.
 */
export function linkOfAction(href: string): { href: string; 'data-action'?: string } {
  const action = href.startsWith('#') ? readAction(href) : undefined;
  if (action?.name === 'popup:open') return { href: `/popups/${action.id}`, 'data-action': href };
  if (action?.name.startsWith('off_canvas:') && 'id' in action)
    return { href: `#off-canvas-${action.id}`, 'data-action': href };
  return { href };
}

type Named = { name: string; settings: Record<string, unknown> };

function readOurs(hash: string): Named | undefined {
  const [, name, encoded] = /^#frontage-action:([a-z_-]+(?::[a-z]+)?)(?::([\w-]*))?$/.exec(hash) ?? [];
  return named({ name, encoded });
}

function readWordPress(hash: string): Named | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(hash);
  } catch {
    return undefined;
  }
  const [, name, encoded] =
    /^#elementor-action:action=([a-z_-]+(?::[a-z]+)?)(?:&settings=([\w+/=-]*))?$/i.exec(plain) ?? [];
  return named({ name, encoded });
}

function named({ name, encoded }: { name?: string; encoded?: string }): Named | undefined {
  if (!name) return undefined;
  if (!encoded) return { name, settings: {} };
  try {
    const settings: unknown = JSON.parse(fromBase64(encoded));
    if (!settings || typeof settings !== 'object' || Array.isArray(settings)) return undefined;
    return { name, settings: { ...settings } };
  } catch {
    return undefined;
  }
}

function actionOf({ name, settings }: Named): Action | undefined {
  const id = idOf(settings.id);
  switch (name) {
    case 'lightbox':
      return lightboxOf(settings);
    case 'popup:open':
      return id ? { name, id, toggle: isYes(settings.toggle) } : undefined;
    case 'popup:close':
      return { name, doNotShowAgain: isYes(settings.doNotShowAgain ?? settings.do_not_show_again) };
    case 'off_canvas:open':
    case 'off_canvas:close':
    case 'off_canvas:toggle':
      return id ? { name, id } : undefined;
    case 'reload-page':
      return { name };
    default:
      return undefined;
  }
}

function lightboxOf({ url, title, description }: Record<string, unknown>): Action | undefined {
  if (typeof url !== 'string' || !ADDRESS.test(url)) return undefined;
  return {
    name: 'lightbox',
    url,
    ...(textOf(title) && { title: textOf(title) }),
    ...(textOf(description) && { description: textOf(description) }),
  };
}

/** Ids are numbers or plain names; WordPress writes its numbers as texts and as numbers. */
function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined;
}

const isYes = (value: unknown) => value === true || value === 'yes';

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');

function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(encoded: string): string {
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
