/** The part of the browser's Trusted Types that is used here; not every browser has them. */
type Rules = { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string };
type Policy = Required<Rules>;
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Policy };

/** Makes a policy; undefined where the browser has no Trusted Types, or the page lists none of this name. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy(name, rules);
  } catch {
    return undefined;
  }
}

/** The same address, if a script there is one of ours. */
export function ownAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError('A script may only come from this website.');
  return address;
}

// The only policy that lets HTML through as it is: use it for what our own server rendered and escaped.
const own = createPolicy('frontage', { createHTML: (html) => html, createScriptURL: ownAddress });

/** HTML from our own server, ready to be put into the page. */
export const ownHtml = (html: string): string => own?.createHTML(html) ?? html;

/** A page or fragment from our own server as a document, in which nothing runs. */
export const parseOwnHtml = (html: string): Document =>
  new DOMParser().parseFromString(ownHtml(html), 'text/html');

/** The address of a script of ours that runs beside the page. */
export const ownScript = (address: string): string => own?.createScriptURL(address) ?? ownAddress(address);
