import { startIslands as start } from './island-loader.client.ts';

/** Finds the islands in this part of the page and wakes each when its moment comes. */
export const startIslands = (root: ParentNode): void =>
  // The table of all islands stays out of what every page loads, which so keeps its size however many there are.
  start({ root, loadIsland: async (name) => (await import('./island-table.client.ts')).loadIsland(name) });
