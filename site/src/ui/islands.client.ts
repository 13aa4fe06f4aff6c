import { startIslands as start } from './island-loader.client.ts';

/** Finds the islands in this part of the page and hydrates each when it is due. */
export const startIslands = (root: ParentNode): void =>
  // The table of all islands is loaded separately, so that the script of every page does not grow with it.
  start({ root, loadIsland: async (name) => (await import('./island-table.client.ts')).loadIsland(name) });
