import { ownScript } from '#site/ui/own-html.client.ts';

const WORKER = '/check-in/worker.js';

/**
 * Stores this page and its scripts in the browser, so that it opens without a connection. False where the browser cannot:
 * on http, or in some private windows.
 */
export async function storePage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.register(ownScript(WORKER));
  const { active } = await navigator.serviceWorker.ready;
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const here = location.origin + location.pathname;
  active?.postMessage({ addresses: [...new Set([here, ...scripts])] }, [port2]);
  if (!active) return false;
  // Opened without a connection it cannot be stored again, and is stored already.
  return (await answer) === 'stored' || (await caches.match(here)) !== undefined;
}
