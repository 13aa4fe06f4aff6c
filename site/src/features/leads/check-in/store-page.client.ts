const WORKER = '/check-in/worker.js';

/**
 * Stores this page and its scripts in the browser, so that it opens without a connection. False where the browser cannot:
 * on http, or in some private windows.
 */
export async function storePage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const addresses = [...new Set([location.href.split('#')[0], ...scripts])];
  active?.postMessage({ addresses }, [port2]);
  return active !== null && (await answer) === 'stored';
}
