/** In development, what every page loads in place of site.client.ts: React refresh must be there before any island is. */
import './site.css';

// @ts-expect-error served by Vite's React plugin
const { default: refresh } = await import(/* @vite-ignore */ '/@react-refresh');
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./site.client.ts');
