import { startIslands } from './island-loader.client.ts';

// The table of all islands stays out of what every page loads, which so keeps its size however many there are.
startIslands(async (name) => (await import('./island-table.client.ts')).loadIsland(name));
